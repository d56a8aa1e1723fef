import type { Writable } from '@arbiter/kernel';
import type { AnnounceFrame, ResolveFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import type { Appliers } from './appliers.ts';
import { announceLike } from '../state/copied-frames.ts';

export const agenda: Appliers<'FramePushed' | 'FrameMoved' | 'OpeningMoved' | 'FramePopped'> = {
  FramePushed(draft, { frame }) {
    draft.pushFrame(frame);
    draft.game.decision = null;
  },
  FrameMoved(draft, { at, bindings, rounds, progress, happened }) {
    const top = draft.topFrame();
    if (top.kind === 'resolve') {
      const { kind, object, source, controller, ability, choices, met } = top;
      const frame: Writable<ResolveFrame> = {
        ...{ kind, object, source, controller, ability, at, choices },
        bindings: bindings ?? top.bindings,
        answer: null,
      };
      if (rounds !== undefined) frame.rounds = rounds;
      if (progress !== undefined) frame.progress = progress;
      if (happened !== undefined) frame.happened = happened;
      if (met !== undefined) frame.met = met;
      draft.replaceTop(frame);
    } else if (top.kind === 'pay' || top.kind === 'changes') {
      const frame = draft.changeTop(top.kind);
      frame.at = at;
      frame.answer = null;
    } else throw new Error(`a ${top.kind} frame has no place to move to`);
  },
  OpeningMoved(draft, { stage, seat }) {
    draft.replaceTop({ kind: 'opening', stage, seat, answer: null });
  },
  FramePopped(draft, { result }) {
    const popped = draft.popFrame();
    if (draft.game.agenda.length === 0) return;
    const below = draft.topFrame();
    if (popped.kind === 'announce' && below.kind === 'announce') {
      draft.replaceTop(withAnnounced(draft.game, below, popped));
    } else if (below.kind === 'turn') {
      const frame = draft.changeTop('turn');
      frame.action += 1;
      frame.answer = null;
    } else if (result !== undefined && 'answer' in below) {
      draft.changeTop(below.kind).answer = result;
    }
  },
};

/** A mana ability that was announced on the way has been paid for (TSP 422.1). */
function withAnnounced(game: Game, frame: AnnounceFrame, mana: AnnounceFrame): AnnounceFrame {
  const { seat, source: object, start, played } = mana;
  const pool = game.players[seat].pool;
  const usedPool = start?.players[seat].pool.some((before, kind) => (pool[kind] ?? 0) < before);
  const announced = { ...announceLike(mana, null), played: [] };
  const changed = announceLike(frame, frame.start);
  changed.played = [
    ...frame.played,
    ...played,
    { object, announced, payers: played.length, ...(usedPool === true ? { usedPool } : {}) },
  ];
  return changed;
}
