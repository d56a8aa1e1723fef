import type { Loop } from '../state/loops.ts';
import type { Appliers } from './appliers.ts';

export const loops: Appliers<'LoopProposed' | 'LoopAgreed' | 'LoopStepTaken' | 'LoopEnded'> = {
  LoopProposed(draft, { seat: by, times, steps, independent }) {
    const { game } = draft;
    const base = game.stack.length;
    game.loop = { by, steps, times, independent, agreed: null, lastWord: null, taken: 0, base };
    draft.pushFrame({ kind: 'loop', answer: null });
    game.decision = null;
  },
  LoopAgreed(draft, { times: agreed, lastWord }) {
    draft.game.loop = { ...(draft.game.loop as Loop), agreed, lastWord };
    draft.popFrame();
  },
  LoopStepTaken(draft) {
    const loop = draft.game.loop as Loop;
    draft.game.loop = { ...loop, taken: loop.taken + 1 };
  },
  LoopEnded(draft) {
    delete draft.game.loop;
  },
};
