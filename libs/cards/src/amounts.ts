/** Numbers that a text leaves open: how each reads stands in `say`, what it means in the engine's `reading`. */
import type { Happened } from './conditions.ts';
import type { NamedCost } from './named-costs.ts';
import type { CardsInZone } from './nouns/cards.ts';
import type { Filter } from './nouns/filters.ts';
import type { Reference } from './nouns/references.ts';

/** The amounts that are phrases, each by the word that it is made with. */
export interface AmountWords {
  /** How many of these there are: permanents, or cards in a zone. */
  readonly count: { readonly count: Filter | CardsInZone };
  /** How many of these there are or, of what an instruction did, were; of a kind, if it says so. */
  readonly countOf: { readonly countOf: Reference; readonly that?: Filter };
  /** A number that an instruction bound to a name. */
  readonly bound: { readonly bound: string };
  /** Only whole numbers are played with: the text says which way to round (6ED Glossary: Number). */
  readonly half: { readonly half: Amount; readonly rounded: 'up' | 'down' };
  readonly powerOf: { readonly powerOf: Reference };
  readonly toughnessOf: { readonly toughnessOf: Reference };
  /** The converted mana cost of an object, on the stack with its X (6ED Glossary: X). */
  readonly manaValueOf: { readonly manaValueOf: Reference };
  readonly lifeOf: { readonly lifeOf: Reference };
  /** How much mana this player has, or could have by the mana abilities that need no choice. */
  readonly manaOf: { readonly manaOf: Reference };
  /** The life that was paid as this permanent came into play. */
  readonly lifePaidFor: { readonly lifePaidFor: Reference };
  readonly counters: { readonly counters: string; readonly on: Reference };
  /** How many colours these have among them. */
  readonly colorsAmong: { readonly colorsAmong: Reference };
  /** How many basic land types these have among them. */
  readonly basicLandTypesAmong: { readonly basicLandTypesAmong: Reference };
  /** Of how many colours the mana was that was paid for a spell, or for the spell that a permanent is about to be. */
  readonly colorsPaidFor: { readonly colorsPaidFor: Reference };
  /** The greatest of these numbers among these; 0 if there are none. */
  readonly greatest: {
    readonly greatest: 'power' | 'toughness' | 'mana value';
    readonly among: Reference;
  };
  readonly sum: { readonly sum: readonly [Amount, Amount] };
  /** The first less the second. */
  readonly difference: { readonly difference: readonly [Amount, Amount] };
  /** The first by the second, which is more than nothing (6ED Glossary: Number). */
  readonly quotient: {
    readonly quotient: readonly [Amount, Amount];
    readonly rounded: 'up' | 'down';
  };
  /** To how many of this kind it has happened in this turn, as they were then. */
  readonly countThisTurn: { readonly countThisTurn: Happened; readonly that: Filter };
  /** How often abilities of this object that ask for it have been played in this turn. */
  readonly timesPlayed: { readonly timesPlayed: Reference };
  /** 1 where the cost that this keyword names was paid for the spell, otherwise 0. */
  readonly timesPaid: { readonly timesPaid: NamedCost };
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
