import { checkOrder } from '../random-games/invariants.ts';
import type { Match } from '../scenario/play/match.ts';
import type { Watch } from '../scenario/play/play-step.ts';
import { checkRecord } from '../shapes/check-record.ts';
import { checkViews } from '../shapes/check-view.ts';
import { checkLabels } from '../told/check-labels.ts';
import { offeredIsAccepted } from './offered-is-accepted.ts';

/**
 * Watches a scenario: after each step the game is in order, it, its events and its views are what their types say, whichever player is asked
 * is told what about, and whatever is then offered is accepted.
 * @throws {Error} that says what does not hold
 */
export const alwaysHolds: Watch = (step, match) => {
  checkOrder(match.game);
  checkRecord(newEvents(match), match.game);
  checkViews(match.judge, match.game);
  checkLabels(match.judge, match.game);
  offeredIsAccepted(step, match);
};

/** How many commands of a match have been seen already. */
const seen = new WeakMap<Match, number>();

/** What has happened since it was asked last. */
function newEvents(match: Match): Match['sinceHeld'] {
  const { history } = match;
  const found = history.slice(seen.get(match) ?? 0).flatMap(({ events }) => events);
  seen.set(match, history.length);
  return found;
}
