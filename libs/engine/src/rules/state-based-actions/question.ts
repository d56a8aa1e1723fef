import type { ProposedChange } from '../../state/changes.ts';
import type { Sight } from '../../sight/sight.ts';

/** What the state of the game makes happen whenever a player receives priority. Adds to `found`. */
export type StateBasedAction = (sight: Sight, found: ProposedChange[]) => void;
