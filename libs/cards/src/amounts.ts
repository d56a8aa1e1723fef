/** Numbers that a text leaves open: how each reads stands in `say`, what it means in the engine's `reading`. */
import type { Filter, Reference } from './language.ts';

/** The amounts that are phrases, each by the word that it is made with. */
export interface AmountWords {
  /** How many of these there are in play. */
  readonly count: { readonly count: Filter };
  /** A number that an instruction bound to a name. */
  readonly bound: { readonly bound: string };
  readonly cardsIn: {
    readonly cardsIn: 'hand' | 'graveyard' | 'library';
    readonly of: 'you' | 'opponent';
  };
  /** Only whole numbers are played with: the text says which way to round (6ED Glossary: Number). */
  readonly half: { readonly half: Amount; readonly rounded: 'up' | 'down' };
  readonly powerOf: { readonly powerOf: Reference };
  /** The converted mana cost of an object, on the stack with its X (6ED Glossary: X). */
  readonly manaValueOf: { readonly manaValueOf: Reference };
  readonly lifeOf: { readonly lifeOf: Reference };
  readonly counters: { readonly counters: string; readonly on: Reference };
  /** A multiple of what the amount has beyond `less`. */
  readonly times: { readonly times: number; readonly of: Amount; readonly less?: number };
}
export type AmountWord = keyof AmountWords;

/**
 * A number that is read when an instruction is carried out or, in a static ability, all the time. What is not there
 * counts as 0: an X that nobody announced, a name that nothing is bound to.
 */
export type Amount =
  | number
  | 'X'
  /** The converted mana cost of what a modification applies to; elsewhere, of the object whose text it is. */
  | 'its mana value'
  | AmountWords[AmountWord];
