import type { Amount } from '../amounts.ts';
import type { CardZone } from './cards.ts';
import type { Filter } from './filters.ts';
import type { Reference } from './references.ts';

/** One use of the word "target", or a group of them. */
export interface TargetSpec {
  /** What can be chosen. */
  readonly what: Filter;
  /** Cards in this zone, instead of players, permanents and spells. */
  readonly in?: Exclude<CardZone, 'hand' | 'library'>;
  /** Whose zone; every player's, unless it says otherwise. */
  readonly of?: Reference;
  /** How many are chosen at the least; 1 unless it says otherwise. */
  readonly least?: Amount;
  /** How many at the most; 1 unless it says otherwise, and none where the amount is negative. */
  readonly most?: Amount | 'any number';
  /**
   * Who chooses them, if not the player who plays it. An opponent chooses after that player has chosen all other targets
   * (6ED 409.1c). `player`: the player who "may" have it done, who then chooses all of its targets.
   */
  readonly chosenBy?: 'opponent' | 'player';
  /** All of them lie in the zone of one player: "from a single graveyard". */
  readonly together?: true;
  /** Another one than any use of the word before it has chosen. */
  readonly other?: true;
  /**
   * Mana that each of them beyond the first costs in addition (6ED 409.1f).
   * @pattern ^([0-9]{1,3}|[WUBRGC])*$
   * @example "1"
   */
  readonly costsMore?: string;
  /** An amount that is divided among the targets, at least one each (6ED 409.1e). */
  readonly divided?: Amount;
  /**
   * An amount of which each target gets the same share, rounded down: nobody chooses, and it is settled as it is played
   * (6ED 409.1e, TSP 413.2f).
   */
  readonly dividedEvenly?: Amount;
}
