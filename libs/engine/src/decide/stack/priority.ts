import { keyOfAbility } from '../../state/ability-key.ts';
import { opponentOf, playerRef, type ObjectId, type Seat } from '../../state/basics.ts';
import { frameOf, type PriorityFrame, type Window } from '../../state/frames.ts';
import { outsideOfSeries } from '../../state/series.ts';
import { heldAs } from '../../sight/filters.ts';
import type { Sight } from '../../sight/sight.ts';
import { FACE_DOWN, isFaceDown } from '../../state/face-down.ts';
import { owedInPhase } from '../../options/duties.ts';
import { commandsWithPriority } from '../../options/legal.ts';
import { priority } from '../../decisions/priority.ts';
import { propose } from '../happening/propose.ts';
import { settleControl } from '../happening/control.ts';
import { endsInALoop, isWatched, noteOption } from '../loops/mandatory.ts';
import { stateBasedChanges } from '../happening/state-based.ts';
import type { Work } from '../work.ts';

/**
 * A player is to receive priority: state-based effects resolve and triggers go on the stack until neither is
 * left (6ED 408.1b); then the player is asked, or passes where no stop is set.
 */
export function advancePriority(work: Work, frame: PriorityFrame): void {
  if (work.rules.timing.beforePriority(work, frame)) return;
  if (!work.settled && frame.window === undefined) {
    settleControl(work);
    const changes = stateBasedChanges(work);
    if (changes.length > 0) {
      propose(work, changes);
      return;
    }
    if (outsideOfSeries(work.game).length > 0) {
      work.push({ kind: 'triggers', ordered: [], answer: null }, 'triggerOrder');
      return;
    }
    work.settled = true;
  }
  if (endsInALoop(work, frame)) return;
  const { seat } = frame;
  const watching = frameOf(work.top(), 'priority');
  if (isWatched(watching) && commandsWithPriority(work, seat).length > 1)
    noteOption(work, watching);
  if (isWatched(watching) || wantsToBeAsked(work, seat, frame.window)) {
    priority.ask(work, seat);
  } else {
    const rule = work.rules.cite.passing;
    work.record({ type: 'PriorityPassed', rule, seat, automatic: true });
    // A pass changes nothing that state-based effects or triggers could notice.
    work.settled = true;
  }
}

/** Turns in which nobody is asked anything, before stops don't count: else a game could go on for ever by itself. */
const TURNS_UNASKED = 2;

/**
 * Stops: a player is asked in the steps and windows named, and always while an opponent's spell or ability is on the
 * stack, unless that is yielded to. Nothing that the opponent can't see makes a difference.
 */
function wantsToBeAsked(sight: Sight, seat: Seat, window: Window | undefined): boolean {
  const { stops } = sight.game.players[seat];
  const { step, active, number } = sight.game.turn;
  if (number > sight.game.askedInTurn + TURNS_UNASKED) return true;
  if (owedInPhase(sight, seat) !== null) return true;
  if ((active === seat ? stops.own : stops.other).includes(window?.for ?? step)) return true;
  if (window === undefined) return isAnswering(sight, seat, 0);
  if (!couldPlay(sight, seat)) return false;
  // What is being cast is itself what would be interrupted.
  return (
    concerns(sight, seat, window) ||
    isAnswering(sight, seat, window.for === 'interrupts' ? window.base - 1 : window.base)
  );
}

/** Whether above the first `base` objects on the stack there is something to answer for the seat. */
function isAnswering(sight: Sight, seat: Seat, base: number): boolean {
  const { stack } = sight.game;
  if (stack.length <= base) return false;
  const { yields } = sight.game.players[seat];
  return stack.slice(base).some((id) => {
    const object = sight.object(id);
    return (
      object.kind !== 'damage' &&
      object.controller === opponentOf(seat) &&
      !yields.includes(nameOnStack(sight, id))
    );
  });
}

/** Whether something is about to happen to the player, or to permanents of that player. */
function concerns(sight: Sight, seat: Seat, window: Window): boolean {
  // What is played then lies open.
  if (window.for === 'declaring') return hasSomething(sight, seat);
  if (window.for !== 'prevention' && window.for !== 'replacing') return false;
  return window.objects.some((id) => {
    const change = heldAs(sight, id) ?? { object: id };
    // Nothing helps what is buried (4ED damage-prevention.1).
    if ('cantBeRegenerated' in change && change.cantBeRegenerated) return false;
    const whose = 'to' in change ? change.to : 'object' in change ? change.object : null;
    if (typeof whose !== 'number') return whose === playerRef(seat);
    return sight.inPlay(whose) && sight.object(whose).controller === seat;
  });
}

/** Whether a seat may have something to play, for all that the other player knows: a hand, or what lies open. */
function couldPlay(sight: Sight, seat: Seat): boolean {
  return sight.game.players[seat].hand.length > 0 || hasSomething(sight, seat);
}

const hasSomething = (sight: Sight, seat: Seat): boolean =>
  commandsWithPriority(sight, seat).some(
    (one) => one.type !== 'Pass' && !('isMana' in one && one.isMana),
  );

/** What a player yields to: a spell by name, an ability as `Card#1`, the draw as `draw step`. */
export function nameOnStack(sight: Sight, id: ObjectId): string {
  const object = sight.object(id);
  if (isFaceDown(object)) return FACE_DOWN.name;
  const { name, stack } = object;
  if (stack === null || name === '') return 'draw step';
  return stack.ability === null ? name : keyOfAbility(stack.ability);
}
