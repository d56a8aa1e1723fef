import { propose } from '../decide/happening/propose.ts';
import type { Progress } from '../decide/progress.ts';
import type { Run } from '../decide/stack/run.ts';
import { amountNow } from '../reading/amounts.ts';
import { applicable } from '../replacing/replacements.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import type { ProposedChange } from '../state/changes.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import { actorsOf } from './shared/actor.ts';

/**
 * Each card is a draw of its own, which may be replaced (6ED 419.8b). What replaces one is done before the next one
 * comes (6ED silent; TSP 423.6b). The active player draws first (6ED silent; TSP 423.2a). What is done with the cards
 * drawn is not done with those that come in place of one (6ED silent; TSP 423.6c).
 */
const draw: Meaning<EffectOf<'draw'>> = {
  follow(run, { who, amount, as }) {
    const { left = [], drawn = [] } = run.progress('draws') ?? {};
    // What came while this waited was done in place of a draw.
    if (run.takeResult() !== null) return oneByOne(run, left, drawn, as);
    const { work } = run;
    const wanted = amountNow(work, amount, run);
    const seats = actorsOf(run, who).flatMap((seat) => Array.from({ length: wanted }, () => seat));
    const changes = seats.map((seat) => drawOf(run, seat));
    const isAnyReplaced = changes.some((change) => applicable(work, change, changes).length > 0);
    if (isAnyReplaced) return oneByOne(run, seats, [], as);
    const from = work.events.length;
    const progress = propose(work, changes);
    if (as !== undefined) run.bind(as, drawnSince(run, from));
    return progress;
  },
};
export default draw;

function oneByOne(
  run: Run,
  seats: readonly Seat[],
  before: readonly ObjectId[],
  as: string | undefined,
): Progress {
  let drawn = before;
  for (const [at, seat] of seats.entries()) {
    run.proceed({ of: 'draws', left: seats.slice(at + 1), drawn });
    const from = run.work.events.length;
    if (propose(run.work, [drawOf(run, seat)]) === 'waits') return 'waits';
    drawn = [...drawn, ...drawnSince(run, from)];
  }
  if (as !== undefined) run.bind(as, drawn);
  return 'done';
}

const drawnSince = ({ work }: Run, from: number): ObjectId[] =>
  work.events.slice(from).flatMap((event) => (event.type === 'ObjectMoved' ? [event.newId] : []));

const drawOf = (run: Run, seat: Seat): ProposedChange => ({
  change: { kind: 'draw', seat },
  met: run.met,
  rule: run.work.rules.cite.draw,
});
