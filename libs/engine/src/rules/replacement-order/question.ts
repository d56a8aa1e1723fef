import type { Seat } from '../../state/basics.ts';
import type { Change } from '../../state/changes.ts';
import type { Sight } from '../../sight/sight.ts';

/** When several effects would replace or prevent one event in ways that contradict each other. */
export interface ReplacementOrder {
  /** Who says which applies next. */
  readonly chooser: (sight: Sight, change: Change) => Seat;
  /** Whether that player also says from which source a shield prevents damage first, where it can't prevent all. */
  readonly ordersDamage: boolean;
  /** Whether buyback brings a spell back only where nothing else replaces where it goes. */
  readonly buybackWaits: boolean;
}
