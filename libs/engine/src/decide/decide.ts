import type { ExtendableHash } from '@arbiter/kernel';
import type { Command, Refusal } from '../commands.ts';
import type { GameEvent } from '../events.ts';
import type { Books } from '../sight/sight.ts';
import type { Frame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { isSubgameOver } from '../state/subgames.ts';
import { advanceAnnounce } from './stack/announce.ts';
import { advanceChanges } from './stack/changes.ts';
import { advanceOpening } from './turn/opening.ts';
import { advanceDeclare } from './turn/pay-to-declare.ts';
import { advancePay } from './paying/payment.ts';
import { advancePriority } from './stack/priority.ts';
import { advanceResolve } from './stack/resolve.ts';
import { showTopCards } from './happening/seen-once-played.ts';
import { stateTriggers } from './happening/state-triggers.ts';
import { resumeMainGame } from './happening/subgames.ts';
import { latePhaseCosts } from './happening/step-triggers.ts';
import { advanceTriggers } from './stack/put-triggers.ts';
import { removeWhatLeftCombat } from './happening/remove-from-combat.ts';
import { advanceTurn } from './turn/turn.ts';
import type { LoopStep } from '../state/loops.ts';
import { advanceLoop } from './loops/propose-loop.ts';
import { goOnWithLoop, isRunning } from './loops/run-loop.ts';
import { carryOut } from './commands/carry-out.ts';
import { STEP_BUDGET, Work, type CommitLimits } from './work.ts';

/** The outcome of a command: events and the game after them, or a refusal that leaves the game as it was. */
export type Verdict =
  | { readonly accepted: true; readonly events: readonly GameEvent[]; readonly game: Game }
  | {
      readonly accepted: false;
      readonly refusal: Refusal;
      readonly events: readonly GameEvent[];
      readonly game: Game;
    };

/**
 * Decides a command: looks, and says what happens.
 * @throws {Error} only for a bug; also when a command takes more than `STEP_BUDGET` steps.
 */
export function decideCommand(
  books: Books,
  hash: ExtendableHash,
  command: Command,
  game: Game,
  limits: CommitLimits,
): Verdict {
  const work = new Work(books, hash, game);
  const { id, seat, at, thought, body } = command;
  const rule = books.rules.cite.protocol;
  const received = { type: 'CommandReceived', rule, id, seat, at, command: body } as const;
  work.record(thought === undefined ? received : { ...received, thought });
  carryOut(work, command);
  if (work.refusal === null) run(work, limits);
  if (work.refusal !== null) {
    const { edition, rule: broken, reason, objects } = work.refusal;
    const refused: GameEvent = { type: 'CommandRefused', rule: broken, edition, reason, objects };
    return {
      accepted: false,
      refusal: work.refusal,
      events: [work.events[0] as GameEvent, refused],
      game,
    };
  }
  return { accepted: true, events: work.events, game: work.game };
}

/** Works the agenda until somebody must decide, with the loop that both have agreed on or without; or the game is over. */
function run(work: Work, limits: CommitLimits, withLoop = true): void {
  let checked: object | null = null;
  for (let steps = 0; ; steps++) {
    const { decision, outcome, agenda, suspended, look } = work.game;
    if (work.refusal !== null) return;
    if (outcome !== null) {
      if (!isSubgameOver(work.game)) return;
      resumeMainGame(work);
      continue;
    }
    if (suspended) return;
    showTopCards(work);
    const { loop } = work.game;
    if (decision !== null) {
      if (!withLoop || !isRunning(loop)) return;
      if (pausedAt(work, limits)) return;
      if (steps >= STEP_BUDGET) throw new Error(`no end after ${String(STEP_BUDGET)} steps`);
      goOnWithLoop(work, loop, decision, (step) => foresee(work, step));
      continue;
    }
    if (work.game.combat !== null && look !== checked) {
      checked = look;
      removeWhatLeftCombat(work);
    }
    stateTriggers(work);
    latePhaseCosts(work);
    const frame = agenda[agenda.length - 1];
    if (frame === undefined) return;
    if (pausedAt(work, limits)) return;
    if (steps >= STEP_BUDGET) throw new Error(`no end after ${String(STEP_BUDGET)} steps`);
    advance(work, frame);
  }
}

/** The commit grew too large: a `Continue` goes on. */
function pausedAt(work: Work, limits: CommitLimits): boolean {
  if (!work.isFull(limits)) return false;
  work.emit('AgendaPaused', 'protocol', {});
  return true;
}

const NO_LIMITS: CommitLimits = { events: Infinity, characters: Infinity };

/** What would come of a step of a loop now, unless it would be refused, at once or on its way: as it is paid for. */
function foresee(work: Work, { seat, body }: LoopStep): readonly GameEvent[] | null {
  const tried = work.fork();
  carryOut(tried, { id: '', seat, at: work.game.clock.settled, body });
  const events = [...tried.events];
  if (tried.refusal === null) run(tried, NO_LIMITS, false);
  return tried.refusal === null ? events : null;
}

function advance(work: Work, frame: Frame): void {
  switch (frame.kind) {
    case 'opening':
      advanceOpening(work, frame);
      break;
    case 'turn':
      advanceTurn(work, frame);
      break;
    case 'priority':
      advancePriority(work, frame);
      break;
    case 'batch':
      work.rules.timing.advanceBatch(work);
      break;
    case 'announce':
      advanceAnnounce(work, frame);
      break;
    case 'triggers':
      advanceTriggers(work, frame);
      break;
    case 'resolve':
      advanceResolve(work, frame);
      break;
    case 'pay':
      advancePay(work, frame);
      break;
    case 'loop':
      advanceLoop(work, frame);
      break;
    case 'declare':
      advanceDeclare(work, frame);
      break;
    case 'changes':
      advanceChanges(work, frame);
      break;
  }
}
