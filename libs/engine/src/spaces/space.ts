import type { WayToPayWith } from '@arbiter/cards';
import type { ObjectId, Recipient } from '../state/basics.ts';
import type { AttackSpace } from './attack.ts';
import type { BlockSpace } from './block.ts';
import type { Payment } from '../state/decisions.ts';

/** Objects that a part of a cost is paid with: this many of these. */
export interface PaidWith {
  readonly pay: WayToPayWith;
  readonly from: readonly ObjectId[];
  readonly count: number;
}

/** What a player chooses object by object when paying, mana apart; whatever is left out is asked for. */
export type PaidObjects = readonly PaidWith[];

/** One thing that may be chosen. */
export type Option = Recipient | boolean;

/**
 * Everything that may be answered, in one of a closed list of shapes. A space tests an answer, counts itself,
 * draws one of its answers at random, and lists itself when it is small.
 */
export type OptionSpace =
  | { readonly shape: 'oneOf'; readonly options: readonly Option[] }
  | {
      readonly shape: 'word';
      /** What may be said, each a word of its own. */
      readonly options: readonly string[];
    }
  | {
      readonly shape: 'subset';
      readonly from: readonly Recipient[];
      readonly least: number;
      readonly most: number;
      /** All that is chosen is of one of these groups. */
      readonly groups?: readonly (readonly Recipient[])[];
    }
  | { readonly shape: 'number'; readonly least: number; readonly most: number }
  /** The name of a card: known names are tested, never listed. */
  | {
      readonly shape: 'name';
      readonly known: (name: string) => boolean;
      readonly some: readonly string[];
    }
  | { readonly shape: 'order'; readonly of: readonly number[] }
  | {
      readonly shape: 'division';
      readonly total: number;
      readonly among: readonly Recipient[];
      /** The least that each one gets that is chosen. */
      readonly least: number;
      /** Whether some may be left out. */
      readonly all: boolean;
      /** Damage may go to this player only once each of the others has what is lethal to it (trample). */
      readonly onlyAfter?: {
        readonly player: Recipient;
        readonly lethal: readonly (readonly [Recipient, number])[];
      };
      /** All of it may go there, whatever else holds; a part only as `onlyAfter` lets it (TSP 310.2e). */
      readonly whollyTo?: Recipient;
    }
  | AttackSpace
  | BlockSpace
  | {
      readonly shape: 'payment';
      /** Mana abilities to pay with; `snow`: some of what it gives is snow mana. */
      readonly sources: readonly {
        readonly object: ObjectId;
        readonly ability: number;
        readonly snow?: true;
      }[];
      /** `null` if nothing is left to choose but mana. */
      readonly pays: PaidObjects | null;
      readonly test: (payment: Payment) => boolean;
    };
