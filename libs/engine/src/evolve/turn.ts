import { NO_MANA } from '@arbiter/cards';
import { opponentOf } from '../state/basics.ts';
import type { PriorityFrame, TurnFrame } from '../state/frames.ts';
import { forgetTheGone } from './forget.ts';
import type { Appliers } from './appliers.ts';

/** Beyond every action of a step. */
const SKIPPED = 1_000;

export const turn: Appliers<
  | 'TurnBegan'
  | 'StepBegan'
  | 'StepSkipped'
  | 'PriorityPassed'
  | 'LoopWatched'
  | 'PriorityReceived'
  | 'ManaBurned'
  | 'TurnCleanedUp'
> = {
  TurnBegan(draft, { number, active }) {
    forgetTheGone(draft);
    const { game } = draft;
    game.turn = { number, active, step: '', phase: '' };
    game.combat = null;
    const player = draft.player(active);
    player.turnBegan = game.nextMoment++;
    player.landsPlayed = 0;
    game.agenda = [{ kind: 'turn', step: -1, action: 0, answer: null }];
  },
  StepBegan(draft, { step, phase, index }) {
    const { game } = draft;
    if (game.combat !== null && phase !== game.turn.phase) {
      game.combat = null;
      draft.lookAgain();
    }
    game.turn = { ...game.turn, step, phase };
    draft.replaceTop({ kind: 'turn', step: index, action: 0, answer: null });
    if (step === 'upkeep') {
      const player = draft.player(game.turn.active);
      player.lastUpkeepBegan = player.upkeepBegan;
      player.upkeepBegan = game.nextMoment++;
    }
  },
  StepSkipped(draft, { index }) {
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
