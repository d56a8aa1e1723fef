/** What instructions point at: how each reads stands in `say`, what it means in the engine's `reading`. */
import type { WayToPayWith } from '../picked-costs.ts';
import type { CardType } from '../language.ts';
import type { CardsInZone, TopCards } from './cards.ts';
import type { Filter } from './filters.ts';

/** References of one word. */
export type ReferenceWord =
  /** The object whose text it is. */
  | 'self'
  /** Who controls it. */
  | 'you'
  /** Every opponent of yours. */
  | 'opponent'
  /** Who is attacked, or would be in this turn. */
  | 'defending player'
  /** Whose turn it is. */
  | 'active player'
  /** What it is attached to. */
  | 'enchanted'
  /** This Aura as the card in the graveyard that it became, if it lies there still (TSP 410.10f). */
  | 'this in the graveyard'
  /** The object or player of the event that triggered the ability. */
  | 'event'
  /** The spell that was played last in this turn. */
  | 'last spell'
  /** Nobody, where several have as much. */
  | 'player with the most life'
  /** All players. */
  | 'each player';

/** The references that are phrases, each by the word that it is made with. */
export interface ReferenceWords {
  /** What the use of the word with this number was aimed at, from 0 on. */
  readonly target: { readonly target: number };
  /** What an instruction before it has given this name. */
  readonly bound: { readonly bound: string };
  /** The players who control these. */
  readonly controllerOf: { readonly controllerOf: Reference };
  /** The players who own these. */
  readonly ownerOf: { readonly ownerOf: Reference };
  /** The permanent that made this token, while it is in play. */
  readonly makerOf: { readonly makerOf: Reference };
  /** Whose ability an ability on the stack is (6ED 402.1). */
  readonly sourceOf: { readonly sourceOf: Reference };
  /** Everything in play of a kind (6ED 416.2). */
  readonly every: { readonly every: Filter };
  /** Cards in a zone, as below. */
  readonly cards: CardsInZone;
  /** Cards on top of a library or graveyard, as below. */
  readonly top: TopCards;
  /** To what a local enchantment could be moved: other permanents that share one of these types with what it is on. */
  readonly otherHostsOf: {
    readonly otherHostsOf: Reference;
    readonly sharing: readonly CardType[];
  };
  /** Spells that were played in this turn, before this one. */
  readonly playedBefore: { readonly playedBefore: Reference };
  /** Cards in exile that an ability of this one put there, with `linked` (TSP 217.7d). */
  readonly exiledWith: { readonly exiledWith: Reference };
  /** What was picked to pay a cost of this spell or ability so, as it last was (6ED 413.2f). */
  readonly paidWith: { readonly paidWith: WayToPayWith };
  /** All of these together. */
  readonly several: { readonly several: readonly Reference[] };
}

/** What an instruction speaks of: an object, a player, or several. */
export type Reference = ReferenceWord | ReferenceWords[keyof ReferenceWords];
