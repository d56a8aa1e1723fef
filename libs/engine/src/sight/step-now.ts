import type { StepName } from '@arbiter/cards';
import type { StepOfTurn } from '../rules/rules.ts';
import type { Sight } from './sight.ts';

/** The step of the turn, as the edition has it; none before the first turn. */
export function stepNow({ game, rules }: Sight): StepOfTurn | undefined {
  const bottom = game.agenda[0];
  return bottom?.kind === 'turn' ? rules.turn[bottom.step] : undefined;
}

/** What texts call the end of the step, where something is played then (5ED Phase Structure.6). */
export function endOfStep(sight: Sight): StepName | undefined {
  const step = stepNow(sight);
  return step?.name === 'upkeep' && step.actions.includes('endSeries')
    ? 'end of upkeep'
    : undefined;
}
