import type { TopicOf } from '../citations.ts';
import type { Change, ProposedChange } from '../../state/changes.ts';
import type { Sight } from '../../sight/sight.ts';

/** What the state of the game makes happen whenever a player receives priority. Adds to `found`. */
export type StateBasedAction = (sight: Sight, found: ProposedChange[]) => void;

/** A change that the state of the game makes; nothing has met it yet that would replace it. */
export const stateBased = (
  { rules }: Sight,
  change: Change,
  topic: TopicOf<'stateBased'>,
): ProposedChange => ({
  change,
  met: [],
  rule: rules.cite[topic],
});
