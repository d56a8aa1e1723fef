import type { StateBasedAction } from '../rules/state-based-actions/question.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';
import type { ProposedChange } from '../state/changes.ts';

/** Everything that the state of the game makes happen now, as one event (6ED 420.3). */
export function stateBasedChanges(sight: Sight): ProposedChange[] {
  return changesBy(sight, sight.rules.stateBasedActions);
}

/** What these make happen now, as one event. */
export function changesBy(sight: Sight, actions: readonly StateBasedAction[]): ProposedChange[] {
  const found: ProposedChange[] = [];
  for (const action of actions) action(sight, found);
  if (found.length < 2) return found;
  // One permanent goes only once, whatever makes it go; what can't be regenerated counts.
  const buried = new Set<ObjectId>();
  for (const { change } of found) if (change.kind === 'putIntoGraveyard') buried.add(change.object);
  const seen = new Set<string>();
  return found.filter(({ change }) => {
    if (change.kind === 'destroy' && buried.has(change.object)) return false;
    const key = 'object' in change ? `${change.kind} ${String(change.object)}` : '';
    if (key === '') return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
