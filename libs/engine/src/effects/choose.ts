import type { Sight } from '../sight/sight.ts';
import { isPlayer, type ObjectId } from '../state/basics.ts';
import type { ResolveFrame } from '../state/frames.ts';
import { referTo } from '../reading/references.ts';
import { openEffect, type Run } from '../decide/stack/run.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Objects among which one is chosen, or several; players are none. */
export function choose(run: Run, effect: EffectOf<'choose'>): boolean {
  const { count = 1 } = effect;
  const options = referTo(run.work, effect.among, run).filter((one) => !isPlayer(one));
  const answer = run.takeAnswer() as readonly ObjectId[] | null;
  const chosen = options.length <= count ? options : answer;
  if (chosen === null) {
    run.work.askToChoose(run.controller, 'object', 'choiceOnResolution');
    return false;
  }
  const [first] = chosen;
  if (first !== undefined) run.bind(effect.as, count === 1 ? first : chosen);
  return true;
}

/** The options of an open choice among objects. */
export function objectOptions(
  sight: Sight,
  frame: ResolveFrame,
): { readonly from: readonly ObjectId[]; readonly least: number; readonly most: number } {
  const { among, count = 1 } = openEffect<'choose'>(sight, frame);
  const from = referTo(sight, among, frame).filter((one): one is ObjectId => !isPlayer(one));
  return { from, least: count, most: count };
}

const meaning: Meaning<EffectOf<'choose'>> = { follow: choose };
export default meaning;
