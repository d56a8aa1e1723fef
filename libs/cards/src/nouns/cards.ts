import type { Amount } from '../amounts.ts';
import type { Filter } from './filters.ts';
import type { Reference } from './references.ts';

/** Zones outside play in which cards lie. */
/** `ante`: the cards staked (TSP 217.9a). `outside`: what a player owns outside the game, which is no zone (TSP 217.1e). */
export const CARD_ZONES = ['hand', 'library', 'graveyard', 'exile', 'ante', 'outside'] as const;
export type CardZone = (typeof CARD_ZONES)[number];

/** Cards of a kind that lie in a zone: "creature cards in your graveyard". */
export interface CardsInZone {
  readonly cards: Filter;
  readonly in: CardZone;
  /** Whose zone; every player's, unless it says otherwise. */
  readonly of?: Reference;
}

/** Cards on top of a library or graveyard, the top one first; as many as there are (6ED 416.3). */
export interface TopCards {
  readonly top: Amount;
  readonly in: 'library' | 'graveyard';
  readonly of: Reference;
  /** The top ones of this kind. */
  readonly that?: Filter;
  /** From the bottom on, the bottom one first. */
  readonly bottom?: true;
}
