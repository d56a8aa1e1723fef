import type { Sight } from '../../sight/sight.ts';
import { isPlayer, type ObjectId } from '../../state/basics.ts';
import type { ResolveFrame } from '../../state/frames.ts';
import { referTo } from '../references.ts';
import { programOf, type Run } from '../run.ts';
import type { EffectOf } from './effect-of.ts';

/** Objects among which one is chosen; players are none. */
export function choose(run: Run, effect: EffectOf<'choose'>): boolean {
  const options = referTo(run.work, effect.among, run).filter((one) => !isPlayer(one));
  const answer = run.takeAnswer() as readonly ObjectId[] | null;
  const [chosen] = options.length <= 1 ? options : (answer ?? []);
  if (chosen === undefined) {
    if (options.length === 0) return true;
    run.work.askToChoose(run.controller, 'object', 'choiceOnResolution');
    return false;
  }
  run.bind(effect.as, chosen);
  return true;
}

/** The options of an open choice among objects. */
export function objectOptions(sight: Sight, frame: ResolveFrame): ObjectId[] {
  const step = programOf(sight, frame)[frame.at];
  if (step?.op !== 'effect' || step.effect.do !== 'choose') return [];
  return referTo(sight, step.effect.among, frame).filter((one): one is ObjectId => !isPlayer(one));
}
