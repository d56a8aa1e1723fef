import type { PriorityFrame } from '../../state/frames.ts';
import type { Answer, DecisionKind } from '../../state/decisions.ts';
import type { LoopWatch } from '../../state/loops.ts';
import { end } from '../happening/ending.ts';
import type { Work } from '../work.ts';
import { positionText } from './position-text.ts';

/** So many triggered abilities in succession before anybody looks whether they go round in a circle. */
const WATCH_FROM = 12;

/**
 * 6ED 421.4: a loop of mandatory actions alone ends in a draw. It is proved by the same position again: at once if
 * nobody could have done anything in between, else when it comes back a second time, since everybody has then let it
 * go round once knowing it.
 * @returns whether the game is over.
 */
export function endsInALoop(work: Work, { rounds = 0, loop, passes }: PriorityFrame): boolean {
  if (rounds < WATCH_FROM || passes > 0 || rounds === loop?.since) return false;
  const mark = work.fingerprint(positionText(work.game));
  const begin = (repeats: number): void => {
    watch(work, { mark, since: rounds, offered: false, repeats });
  };
  if (loop === undefined) begin(0);
  else if (mark === loop.mark) {
    // 6ED 421.4: an optional action that somebody takes makes it another kind of loop, which goes on.
    if (loop.acted === true) begin(0);
    else if (!loop.offered || loop.repeats > 0) {
      end(work, null, 'loop', work.rules.cite.mandatoryLoop);
      return true;
    } else begin(loop.repeats + 1);
  } else if (rounds >= 2 * loop.since) begin(0);
  return false;
}

/** A player could do something about it. */
export function noteOption(work: Work, { loop }: PriorityFrame): void {
  if (loop !== undefined && !loop.offered) watch(work, { ...loop, offered: true });
}

/** A player answered a question: is it an optional action in what is watched? */
export function noteOptionalAction(work: Work, kind: DecisionKind, answer: Answer): void {
  if ((kind !== 'may' && kind !== 'pay') || answer === false) return;
  const watching = work.game.agenda.findLast((frame) => frame.kind === 'priority');
  if (watching?.loop !== undefined) watch(work, { ...watching.loop, acted: true });
}

/** A player is asked while it is watched whether things go round, whatever the stops say. */
export const isWatched = ({ loop }: PriorityFrame): boolean => loop !== undefined;

function watch(work: Work, loop: LoopWatch): void {
  work.emit('LoopWatched', 'mandatoryLoop', loop);
  // It changes nothing that state-based effects or triggers could notice.
  work.settled = true;
}
