import { checkOrder } from '../random-games/invariants.ts';
import type { Watch } from '../scenario/play/play-step.ts';
import { offeredIsAccepted } from './offered-is-accepted.ts';

/**
 * Watches a scenario: after each step the game is in order, and whatever is then offered is accepted.
 * @throws {Error} that says what does not hold
 */
export const alwaysHolds: Watch = (step, match) => {
  checkOrder(match.game);
  offeredIsAccepted(step, match);
};
