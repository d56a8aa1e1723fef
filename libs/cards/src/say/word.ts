import type { Amount } from '../amounts.ts';
import type { Condition } from '../conditions.ts';
import type { Cost } from '../costs.ts';
import type {
  Ability,
  CardsInZone,
  Duration,
  Effect,
  Effects,
  Filter,
  Reference,
} from '../language.ts';
import type { Noun } from './noun.ts';
import type { Terms } from './terms.ts';

/**
 * What one effect word is, apart from its type: each file in `words/` exports one by default, beside its type and its
 * builder. What it means stands in the engine, in a file of the same name.
 */
export interface Word<E> {
  /** What it says. Written as a method: the table of words is held to each word's own effect by its type. */
  text(effect: E, say: Say, terms: Terms): Sentence;
  /** The object or player that it acts on. */
  aim?(effect: E): Reference | undefined;
  /** What a name stands for from here on, where it binds one. */
  binds?(effect: E, say: Say): Binding;
}

/** What a bound name stands for in the text. */
export interface Binding {
  readonly name: string;
  readonly noun: Noun;
  /** The noun says it all where it is used: then the word has no sentence of its own. */
  readonly isSaidLater?: true;
  /** What else is bound with it. */
  readonly more?: readonly Binding[];
}

/** An instruction to the player, from `destroy` on; or a statement about somebody; or the rest of what was said before. */
export type Sentence = string | Clause | Continuation;

/** A statement: who does what. */
export interface Clause {
  readonly subject: Noun;
  /** Verbs in their base form, each with what follows it. */
  readonly does: readonly (readonly [verb: string, rest: string])[];
}

export interface Continuation {
  /** Follows the sentence before, without a stop: ` and 1 damage to you`. */
  readonly joins: string;
}

/** How a word of a text is said where it stands: with what is around it. */
export interface Say {
  /** The effects before and after this one. */
  readonly previous: Effect | null;
  readonly next: Effect | null;
  /** The object whose text it is. */
  readonly self: Noun;
  /** Speaks of it; once spoken of, it is `it`, `that creature`, or the like. */
  noun(what: Reference): Noun;
  /** What `you` do is an instruction, what others do a statement, which names them before the rest can speak of them. */
  act(who: Reference, verb: string, rest: string | (() => string)): Sentence;
  /** A statement about anybody. */
  states(subject: Noun, verb: string, rest: string): Clause;
  /** A kind of permanents, or of cards in a zone, as a noun, in the singular or the plural. */
  kind(of: Filter | CardsInZone, number?: 'one' | 'many'): string;
  /** A filter before another noun: `red`, `creature`. */
  quality(filter: Filter): string;
  /** A number of objects: `two cards`, `X cards`. */
  count(amount: Amount, noun: string): string;
  /** A number before a noun: `two`, `X`, `that many`. */
  numeral(amount: Amount): string;
  /** A measure: `3 life`, `life equal to its power`. */
  much(amount: Amount, unit: string): string;
  /** ` for each creature you control`. */
  forEach(amount: Amount): string;
  condition(condition: Condition): string;
  /** What somebody pays: `pays {3}`, `discards a card`. */
  pays(who: Reference, cost: Cost): string;
  /** What somebody may do, without a stop: `you may draw a card`. */
  optional(who: Reference, effects: Effects): string;
  /** What a later sentence calls it. */
  asLater(what: Reference): Noun;
  /** Says what comes after another event. */
  about(event: Noun): Say;
  /** ` until end of turn`, with the space; nothing for what lasts. */
  duration(until: Duration | undefined): string;
  /** An ability in quotation marks, as an object of this kind would say it. */
  quoted(ability: Ability, by: Noun): string;
  /** The card types of the object whose text it is: `land`; none where nobody knows. */
  readonly ownTypes: readonly string[];
  /** Effects inside a sentence, without a stop. */
  effects(effects: Effects): string;
}
