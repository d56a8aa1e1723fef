import { NO_MANA } from '@arbiter/cards';
import { opponentOf } from '../state/basics.ts';
import type { PriorityFrame, TurnFrame } from '../state/frames.ts';
import type { Turn } from '../state/game.ts';
import type { Draft, Writable } from './draft.ts';
import { forgetTheGone } from './forget.ts';
import type { Appliers } from './appliers.ts';

/** Beyond every action of a step. */
const SKIPPED = 1_000;

export const turn: Appliers<
  | 'TurnBegan'
  | 'TurnSkipped'
  | 'ExtraTurnCreated'
  | 'ExtraPhasesCreated'
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
    game.turn = {
      number,
      active,
      step: '',
      phase: '',
      ...(extra === undefined || inOrder === active ? {} : { inOrder }),
    };
    takeExtraTurn(draft, extra);
    game.combat = null;
    const player = draft.player(active);
    player.turnBegan = game.nextMoment++;
    player.landsPlayed = 0;
    game.agenda = [{ kind: 'turn', step: -1, action: 0, answer: null }];
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
  StepBegan(draft, { step, phase, index, resumeAt }) {
    const { game } = draft;
    if (game.combat !== null && (phase !== game.turn.phase || resumeAt !== undefined)) {
      game.combat = null;
      draft.lookAgain();
    }
    if (phase === game.turn.phase && resumeAt === undefined) {
      game.turn = { ...game.turn, step };
    } else {
      const turn: Writable<Turn> = { ...game.turn, step, phase };
      delete turn.extraPhases;
      delete turn.resumeAt;
      const left = resumeAt === undefined ? [] : (game.turn.extraPhases ?? []).slice(1);
      if (left.length > 0) turn.extraPhases = left;
      if (resumeAt !== undefined) turn.resumeAt = resumeAt;
      game.turn = turn;
    }
    draft.replaceTop({ kind: 'turn', step: index, action: 0, answer: null });
    if (step === 'upkeep') {
      const player = draft.player(game.turn.active);
      player.lastUpkeepBegan = player.upkeepBegan;
      player.upkeepBegan = game.nextMoment++;
    }
  },
  StepSkipped(draft, { index, resumeAt }) {
    const { game } = draft;
    if (resumeAt !== undefined) {
      const { extraPhases, ...turn } = game.turn;
      const left = (extraPhases ?? []).slice(1);
      game.turn = { ...turn, resumeAt, ...(left.length > 0 ? { extraPhases: left } : {}) };
    }
    // Its actions are never reached: as though it didn't exist (6ED Glossary: Skip).
    draft.replaceTop({ kind: 'turn', step: index, action: SKIPPED, answer: null });
  },
  PriorityPassed(draft, { seat }) {
    const { game } = draft;
    const top = draft.topFrame() as PriorityFrame;
    game.decision = null;
    const passes = top.passes + 1;
    // A window inside of something else is closed by what it was opened for.
    if (passes === 2 && game.stack.length === 0 && top.window === undefined) {
      draft.popFrame();
      const below = draft.topFrame() as TurnFrame;
      draft.replaceTop({ ...below, action: below.action + 1 });
      if (top.attack === true) game.turn = { ...game.turn, attacked: true };
    } else {
      draft.replaceTop({ ...top, seat: opponentOf(seat), passes });
    }
  },
  LoopWatched(draft, { mark, since, offered, repeats }) {
    const top = draft.topFrame() as PriorityFrame;
    draft.replaceTop({ ...top, loop: { mark, since, offered, repeats } });
  },
  PriorityReceived(draft, { seat, action }) {
    draft.replaceTop({ ...(draft.topFrame() as TurnFrame), action, answer: null });
    draft.pushFrame({ kind: 'priority', seat, passes: 0 });
  },
  ManaBurned(draft, { seat, amount }) {
    const player = draft.player(seat);
    player.pool = NO_MANA;
    player.life -= amount;
  },
  TurnCleanedUp(draft) {
    const { game } = draft;
    for (const id of game.battlefield) {
      if (game.objects[id]?.damage !== 0) draft.object(id).damage = 0;
    }
    if (game.effects.length === 0) return;
    const lasting = game.effects.filter((effect) => !effect.thisTurn);
    if (lasting.length < game.effects.length) {
      game.effects = lasting;
      draft.lookAgain();
    }
  },
};

/** An added turn that is taken or skipped is none to come any more. */
function takeExtraTurn(draft: Draft, extra: number | undefined): void {
  const { game } = draft;
  if (extra !== undefined) game.extraTurns = game.extraTurns.filter(({ id }) => id !== extra);
}
