import { CHOICES } from '../../decisions/choose/index.ts';
import { nextPicks } from '../../paying/next-picks.ts';
import { areAlike, fillPicks, namedFor } from '../../paying/picks.ts';
import { isPayable, type TotalCost } from '../../paying/total-cost.ts';
import type { CitedTopic } from '../../rules/citations.ts';
import type { Sight } from '../../sight/sight.ts';
import type { ObjectId } from '../../state/basics.ts';
import type { Payment } from '../../state/decisions.ts';
import type { AnnounceFrame, PayFrame, Picked } from '../../state/frames.ts';
import { answerTo } from '../../decisions/decision.ts';
import type { Progress } from '../progress.ts';
import type { Work } from '../work.ts';

/**
 * Picks the next objects for a cost: those named, those that are all there are or all alike, else the player is
 * asked. Done when nothing is left to pick; otherwise the frame goes on here.
 */
export function pickForCost(
  work: Work,
  cost: TotalCost,
  frame: AnnounceFrame | PayFrame,
  named: Payment,
  topic: CitedTopic,
): Progress {
  const picked = frame.picked ?? [];
  const pick = cost.picks[picked.length];
  if (pick === undefined) return 'done';
  const choice = CHOICES[pick.pay];
  const chosen = Array.isArray(frame.answer) ? answerTo(frame, choice.decision) : null;
  if (chosen !== null) {
    work.emit('CostPicked', topic, { objects: chosen, asked: true });
    return 'waits';
  }
  const { from, count } = nextPicks(work, cost, picked);
  const said = namedFor(cost, named)[picked.length];
  const fits = (objects: readonly ObjectId[]): boolean =>
    objects.every((id) => from.includes(id)) &&
    objects.length === count &&
    new Set(objects).size === count;
  // What was said before the opponent chose something, and doesn't do any more, is asked for.
  const isOver = 'opponentChose' in frame && said != null && !fits(said);
  const wanted = isOver ? null : said;
  const objects = wanted ?? onlyPick(work, cost, picked, from, count);
  if (objects === null) {
    if (from.length < count || !isPayable(work, cost, undefined, picked)) {
      work.refuse(topic, 'part of the cost can’t be paid', [cost.source]);
    } else choice.ask(work, cost.seat, topic);
    return 'waits';
  }
  if (!fits(objects)) {
    work.refuse(topic, 'this can’t pay the cost', [cost.source, ...objects]);
  } else work.emit('CostPicked', topic, { objects, asked: false });
  return 'waits';
}

/**
 * What is picked without asking: everything there is, or any of what nobody could tell apart. Which cards of a hand
 * would do is not for the opponent to learn: there the player is asked unless the whole hand goes.
 */
function onlyPick(
  sight: Sight,
  cost: TotalCost,
  picked: Picked,
  from: readonly ObjectId[],
  count: number,
): readonly ObjectId[] | null {
  if (count === 0) return [];
  if (from.length < count) return null;
  const hidden = from.some((id) => sight.object(id).zone === 'hand');
  const all = hidden ? sight.game.players[cost.seat].hand.filter((id) => id !== cost.source) : from;
  if (all.length > count && (hidden || !areAlike(sight, all))) return null;
  return fillPicks(sight, cost, picked)?.[picked.length] ?? null;
}
