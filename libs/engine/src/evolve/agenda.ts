import type { AnnounceFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import type { Appliers } from './appliers.ts';
import { announceLike } from './copies.ts';

export const agenda: Appliers<'FramePushed' | 'FrameMoved' | 'OpeningMoved' | 'FramePopped'> = {
  FramePushed(draft, { frame }) {
    draft.pushFrame(frame);
    draft.game.decision = null;
  },
  FrameMoved(draft, { at, bindings, rounds, progress, happened }) {
    const top = draft.topFrame();
    if (top.kind === 'resolve') {
      const { kind, object, source, controller, ability, choices, met } = top;
      draft.replaceTop({
        ...{ kind, object, source, controller, ability, at, choices, answer: null },
        bindings: bindings ?? top.bindings,
        ...(rounds === undefined ? {} : { rounds }),
        ...(progress === undefined ? {} : { progress }),
        ...(happened === undefined ? {} : { happened }),
        ...(met === undefined ? {} : { met }),
      });
    } else if (top.kind === 'pay' || top.kind === 'changes') {
      draft.replaceTop({ ...top, at, answer: null });
    } else throw new Error(`a ${top.kind} frame has no place to move to`);
  },
  OpeningMoved(draft, { stage, seat }) {
    draft.replaceTop({ kind: 'opening', stage, seat, answer: null });
  },
  FramePopped(draft, { result }) {
    const popped = draft.popFrame();
    if (draft.game.agenda.length === 0) return;
    const below = draft.topFrame();
    if (popped.kind === 'announce' && below.kind === 'announce')
      draft.replaceTop(withAnnounced(draft.game, below, popped));
    else if (below.kind === 'turn')
      draft.replaceTop({ ...below, action: below.action + 1, answer: null });
    else if (result !== undefined && 'answer' in below) {
      draft.replaceTop({ ...below, answer: result });
    }
  },
};

/** A mana ability that was announced on the way has been paid for (TSP 422.1). */
function withAnnounced(game: Game, frame: AnnounceFrame, mana: AnnounceFrame): AnnounceFrame {
  const { seat, source: object, start, played } = mana;
  const pool = game.players[seat].pool;
  const usedPool = start?.players[seat].pool.some((before, kind) => (pool[kind] ?? 0) < before);
  const announced = { ...announceLike(mana, null), played: [] };
  return {
    ...announceLike(frame, frame.start),
    played: [
      ...frame.played,
      ...played,
      {
        object,
        announced,
        payers: played.length,
        ...(usedPool === true ? { usedPool } : {}),
      },
    ],
  };
}
