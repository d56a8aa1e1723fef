import { optionsOf } from '../../options/options-of.ts';
import { admits } from '../../spaces/index.ts';
import type { Seat } from '../../state/basics.ts';
import type { Answer, Decision } from '../../state/decisions.ts';
import { noteOptionalAction } from '../loops/mandatory.ts';
import { brokenRule } from '../broken-rule.ts';
import { openAssigner } from '../turn/combat-damage-step.ts';
import type { Work } from '../work.ts';

/** Answers to decisions that have a space of their own. */
export function choose(work: Work, seat: Seat, decision: Decision, answer: Answer): void {
  if (
    decision.kind === 'priority' ||
    decision.kind === 'attack' ||
    decision.kind === 'block' ||
    decision.kind === 'disclose'
  ) {
    work.refuse('needsPriority', `'${decision.kind}' has a command of its own`);
    return;
  }
  const space = optionsOf(work, decision, seat);
  const declined = decision.kind === 'pay' && answer === false;
  if (!declined && !admits(space, answer)) {
    work.refuseBy(brokenRule(work, decision, answer), 'this can’t be chosen');
    return;
  }
  if (decision.kind === 'assignDamage') {
    const to = answer as readonly (readonly [number, number])[];
    const assignment = { source: decision.creature, to: to.filter(([, amount]) => amount > 0) };
    const topic = openAssigner(work, decision.creature)?.topic ?? 'assignDamage';
    work.emit('DecisionMade', 'assignDamage', { seat, answer: true });
    work.emit('DamageAssigned', topic, { assignment });
    return;
  }
  work.emit('DecisionMade', 'choiceOnResolution', { seat, answer });
  noteOptionalAction(work, decision.kind, answer);
}
