import type { ProposedChange } from '../../state/changes.ts';
import type { Progress } from '../progress.ts';
import type { Work } from '../work.ts';

/**
 * A group of changes that happen at once. Everything about it is chosen before its first event; if that needs an
 * answer, a frame waits for it, and the frame below goes on once the group has happened.
 */
export function propose(work: Work, changes: readonly ProposedChange[]): Progress {
  return work.rules.timing.propose(work, changes);
}
