import type { StepOfTurn } from '../rules/rules.ts';
import type { Sight } from './sight.ts';

/** The step of the turn, as the edition has it; none before the first turn. */
export function stepNow({ game, rules }: Sight): StepOfTurn | undefined {
  const [bottom] = game.agenda;
  return bottom?.kind === 'turn' ? rules.turn[bottom.step] : undefined;
}
