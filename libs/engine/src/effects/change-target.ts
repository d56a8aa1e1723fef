import { atOnce } from '../decide/happening/triggers.ts';
import type { Progress } from '../decide/progress.ts';
import type { Run } from '../decide/stack/run.ts';
import { newTarget, newTargets } from '../decisions/new-target.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import type { ObjectId, Recipient } from '../state/basics.ts';
import type { StackItem } from '../state/objects.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** 6ED 415.2: the target changes only to another legal one; without one it stays. */
const changeTarget: Meaning<EffectOf<'changeTarget'>> = {
  follow(run, { of }) {
    const [spell] = objectsAmong(referTo(run.work, of, run));
    return spell === undefined ? 'done' : retarget(run, spell, 0, false);
  },
};
export default changeTarget;

/**
 * Asks what a target becomes, if there is a choice. Of what has no such target, none is changed.
 * @param at the target's place, counted over all targets of the object on the stack
 * @param mayKeep whether it may stay what it is though it could be changed
 */
export function retarget(run: Run, spell: ObjectId, at: number, mayKeep: boolean): Progress {
  const { work } = run;
  const { stack } = work.object(spell);
  const now = stack?.targets.flat()[at];
  if (stack === null || now === undefined) return 'done';
  const options = newTargets(work, spell, at, mayKeep);
  const chosen = options.length <= 1 ? (options[0] ?? now) : run.answerTo(newTarget);
  if (chosen === null) {
    // Copies that are yet to be made are not forgotten.
    run.proceed({ ...run.progress('newTargets'), of: 'newTargets', spell, at });
    newTarget.ask(work, run.controller, {});
    return 'waits';
  }
  if (chosen !== now) {
    const targets = replaceAt(stack.targets, at, chosen);
    atOnce(work, () => {
      work.emit('TargetsChanged', 'changeTarget', { object: spell, targets });
    });
  }
  return 'done';
}

function replaceAt(targets: StackItem['targets'], at: number, by: Recipient): StackItem['targets'] {
  let i = 0;
  return targets.map((group) => group.map((one) => (i++ === at ? by : one)));
}
