import type { Writable } from '@arbiter/kernel';
import { NO_MANA } from '@arbiter/cards';
import { opponentOf } from '../state/basics.ts';
import { frameOf } from '../state/frames.ts';
import type { Turn } from '../state/game.ts';
import type { GameObject } from '../state/objects.ts';
import type { Draft } from './draft.ts';
import { forgetTheGone } from './forget.ts';
import { frameLike } from '../state/copied-frames.ts';
import { turnLike } from './copies.ts';
import type { Appliers } from './appliers.ts';

/** Beyond every action of a step. */
const SKIPPED = 1_000;

export const turn: Appliers<
  | 'TurnBegan'
  | 'TurnControlled'
  | 'TurnSkipped'
  | 'ExtraTurnCreated'
  | 'ExtraPhasesCreated'
  | 'ExtraStepsCreated'
  | 'TurnCutShort'
  | 'StepBegan'
  | 'StepSkipped'
  | 'PriorityPassed'
  | 'LoopWatched'
  | 'PriorityReceived'
  | 'ManaBurned'
  | 'TurnCleanedUp'
> = {
  TurnBegan(draft, { number, active, extra }) {
    forgetTheGone(draft);
    const { game } = draft;
    const inOrder = game.turn.inOrder ?? game.turn.active;
    const before = draft.player(game.turn.active);
    if (game.turn.attackers !== undefined) before.attackedLastTurn = game.turn.attackers;
    else if (before.attackedLastTurn !== undefined) delete before.attackedLastTurn;
    const begun: Writable<Turn> = { number, active, step: '', phase: '' };
    if (extra !== undefined) begun.extra = extra;
    if (extra !== undefined && inOrder !== active) begun.inOrder = inOrder;
    game.turn = begun;
    takeExtraTurn(draft, extra);
    game.combat = null;
    const player = draft.player(active);
    player.turnBegan = game.nextMoment++;
    player.landsPlayed = 0;
    if (player.landsAllowed !== undefined) delete player.landsAllowed;
    game.agenda = [{ kind: 'turn', step: -1, action: 0, answer: null }];
  },
  TurnControlled({ game }, { by, effect }) {
    game.turn = { ...game.turn, controlledBy: by };
    game.effects = game.effects.filter(({ id }) => id !== effect);
  },
  TurnSkipped(draft, { seat, extra }) {
    const { game } = draft;
    // Only a turn of the usual order moves that order on.
    if (extra === undefined) game.turn = { ...game.turn, inOrder: seat };
    takeExtraTurn(draft, extra);
  },
  ExtraTurnCreated(draft, { extra, seat }) {
    const { game } = draft;
    game.extraTurns = [...game.extraTurns, { id: extra, seat }];
    game.nextNumber = extra + 1;
  },
  ExtraPhasesCreated(draft, { phases }) {
    const { game } = draft;
    game.turn = { ...game.turn, extraPhases: [...phases, ...(game.turn.extraPhases ?? [])] };
  },
  ExtraStepsCreated(draft, { steps }) {
    const { game } = draft;
    game.turn = { ...game.turn, extraSteps: [...steps, ...(game.turn.extraSteps ?? [])] };
  },
  TurnCutShort(draft, { after }) {
    const { game } = draft;
    game.turn = withoutExtraSteps(withoutExtraPhase(game.turn, undefined));
    game.agenda = [{ kind: 'turn', step: after, action: SKIPPED, answer: null }];
    game.decision = null;
  },
  StepBegan(draft, { step, phase, index, resumeAt, resumed, stepsLeft, afterSteps }) {
    const { game } = draft;
    const another = phase !== game.turn.phase || resumeAt !== undefined || resumed === true;
    if (game.combat !== null && another) {
      game.combat = null;
      draft.lookAgain();
    }
    const turn = turnLike(another ? withoutExtraPhase(game.turn, resumeAt) : game.turn);
    turn.step = step;
    turn.phase = phase;
    game.turn = withoutExtraSteps(turn, stepsLeft, afterSteps);
    draft.replaceTop({ kind: 'turn', step: index, action: 0, answer: null });
    for (const seat of [0, 1] as const) {
      if (game.players[seat].shownInHand !== undefined) delete draft.player(seat).shownInHand;
    }
    if (step === 'upkeep') {
      const player = draft.player(game.turn.active);
      player.lastUpkeepBegan = player.upkeepBegan;
      player.upkeepBegan = game.nextMoment++;
    }
  },
  StepSkipped(draft, { index, resumeAt, resumed, stepsLeft, afterSteps }) {
    const { game } = draft;
    game.turn = withoutExtraSteps(game.turn, stepsLeft, afterSteps);
    if (resumeAt !== undefined || resumed === true) {
      game.turn = withoutExtraPhase(game.turn, resumeAt);
    }
    // Its actions are never reached: as though it didn't exist (6ED Glossary: Skip).
    draft.replaceTop({ kind: 'turn', step: index, action: SKIPPED, answer: null });
  },
  PriorityPassed(draft, { seat }) {
    const { game } = draft;
    const top = draft.topOf('priority');
    game.decision = null;
    const passes = top.passes + 1;
    // A window inside of something else is closed by what it was opened for.
    if (passes === 2 && game.stack.length === 0 && top.window === undefined) {
      draft.popFrame();
      draft.changeTop('turn').action += 1;
      if (top.attack === true) game.turn = { ...game.turn, attacked: true };
    } else {
      const frame = draft.changeTop('priority');
      frame.seat = opponentOf(seat);
      frame.passes = passes;
    }
  },
  LoopWatched(draft, { mark, since, offered, repeats, acted }) {
    const { agenda } = draft.game;
    // A choice may be made above the frame of priority that is watched.
    const at = agenda.findLastIndex(({ kind }) => kind === 'priority');
    const loop = { mark, since, offered, repeats, ...(acted === undefined ? {} : { acted }) };
    const frame = frameLike(frameOf(agenda[at], 'priority'));
    frame.loop = loop;
    draft.replaceFrame(at, frame);
  },
  PriorityReceived(draft, { seat, action }) {
    const frame = draft.changeTop('turn');
    frame.action = action;
    frame.answer = null;
    draft.pushFrame({ kind: 'priority', seat, passes: 0 });
  },
  ManaBurned(draft, { seat, amount }) {
    const player = draft.player(seat);
    player.pool = NO_MANA;
    delete player.limited;
    delete player.snow;
    player.life -= amount;
  },
  TurnCleanedUp(draft) {
    const { game } = draft;
    for (const id of game.battlefield) {
      if ((game.objects[id] as GameObject).damage !== 0) draft.object(id).damage = 0;
    }
    if (game.delayed.some(({ thisTurn }) => thisTurn === true)) {
      game.delayed = game.delayed.filter(({ thisTurn }) => thisTurn !== true);
    }
    const lasting = game.effects.filter((effect) => !effect.thisTurn);
    if (lasting.length < game.effects.length) {
      game.effects = lasting;
      draft.lookAgain();
    }
  },
};

/** The turn once the next of its extra phases begins or is skipped; without `resumeAt` there are none any more. */
function withoutExtraPhase(turn: Turn, resumeAt: number | undefined): Turn {
  const { extraPhases, resumeAt: due, inPhase } = turn;
  // As at nearly every step.
  if (extraPhases === undefined && due === undefined && inPhase === undefined) return turn;
  const next: Writable<Turn> = { ...turn };
  delete next.extraPhases;
  delete next.resumeAt;
  delete next.inPhase;
  if (resumeAt === undefined) return next;
  const left = (turn.extraPhases as readonly string[]).slice(1);
  return left.length > 0 ? { ...next, resumeAt, extraPhases: left } : { ...next, resumeAt };
}

/** The turn once the next of its extra steps begins or is skipped; another step than those ends them. */
function withoutExtraSteps(
  turn: Turn,
  stepsLeft: readonly string[] = [],
  afterSteps?: number,
): Turn {
  if (turn.extraSteps === undefined && turn.afterSteps === undefined) return turn;
  const next: Writable<Turn> = { ...turn };
  delete next.extraSteps;
  delete next.afterSteps;
  if (afterSteps === undefined) return next;
  return { ...next, afterSteps, ...(stepsLeft.length === 0 ? {} : { extraSteps: stepsLeft }) };
}

/** An added turn that is taken or skipped is none to come any more. */
function takeExtraTurn(draft: Draft, extra: number | undefined): void {
  const { game } = draft;
  game.extraTurns = game.extraTurns.filter(({ id }) => id !== extra);
}
