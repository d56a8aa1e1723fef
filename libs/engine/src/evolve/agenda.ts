import type { Writable } from '@arbiter/kernel';
import type { ResolveFrame } from '../state/frames.ts';
import type { Appliers } from './appliers.ts';

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
    draft.popFrame();
    if (draft.game.agenda.length === 0) return;
    const below = draft.topFrame();
    if (below.kind === 'turn') {
      const frame = draft.changeTop('turn');
      frame.action += 1;
      frame.answer = null;
    } else if (result !== undefined && 'answer' in below) {
      draft.changeTop(below.kind).answer = result;
    }
  },
};
