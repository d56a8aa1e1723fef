import type { StateBasedAction } from '../../rules/state-based-actions/question.ts';
import type { Sight } from '../../sight/sight.ts';
import type { ObjectId } from '../../state/basics.ts';
import type { ProposedChange } from '../../state/changes.ts';

/** Everything that the state of the game makes happen now, as one event (6ED 420.3). */
export function stateBasedChanges(sight: Sight): ProposedChange[] {
  return changesBy(sight, sight.rules.stateBasedActions);
}

/** What these make happen now, as one event. */
export function changesBy(sight: Sight, actions: readonly StateBasedAction[]): ProposedChange[] {
  const found: ProposedChange[] = [];
  for (const action of actions) action(sight, found);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: quicker; one alone goes once
  if (found.length < 2) return found;
  // One permanent goes only once, whatever makes it go; what can't be regenerated counts.
  const buried = new Set<ObjectId>();
  const once = found.filter(({ change }) => {
    if (change.kind !== 'putIntoGraveyard') return true;
    if (buried.has(change.object)) return false;
    buried.add(change.object);
    return true;
  });
  return once.filter(({ change }) => change.kind !== 'destroy' || !buried.has(change.object));
}
