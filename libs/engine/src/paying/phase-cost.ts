import type { Cost } from '@arbiter/cards';
import { amountNow } from '../reading/amounts.ts';
import type { Reading } from '../reading/reading.ts';
import { countersPut, offersOf } from '../sight/phase-costs.ts';
import type { Sight } from '../sight/sight.ts';
import type { CompiledAbility } from '../text/printed.ts';
import { withLifeNow } from './life-to-pay.ts';
import { timesOver } from './times-over.ts';

/**
 * What it costs as it is played: also for the counters that it is going to put on its source.
 * @param which of the things of which it asks for one
 */
export function phaseCostNow(
  sight: Sight,
  ability: CompiledAbility,
  text: Reading,
  which = 0,
): Cost {
  const { program } = ability;
  const step = offersOf(ability)[which];
  if (step === undefined) throw new Error('what asks for nothing is no phase cost');
  const at = program.indexOf(step);
  const cost = withLifeNow(sight, step.pays, text);
  const { times } = step;
  if (times === undefined) return cost;
  const coming = program.slice(0, at).map((before) => countersPut(before, times) ?? 0);
  const sum = coming.reduce((all, one) => all + one, amountNow(sight, times, text));
  return timesOver(cost, sum);
}
