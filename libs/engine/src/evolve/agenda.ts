import type { Frame, ResolveFrame } from '../state/frames.ts';
import type { Appliers } from './appliers.ts';

export const agenda: Appliers<'FramePushed' | 'FrameMoved' | 'OpeningMoved' | 'FramePopped'> = {
  FramePushed(draft, { frame }) {
    draft.pushFrame(frame);
    draft.game.decision = null;
  },
  FrameMoved(draft, { at, bindings }) {
    const top = draft.topFrame() as Exclude<Frame, { kind: 'priority' }>;
    const moved = { ...top, at, answer: null } as ResolveFrame;
    draft.replaceTop(bindings === undefined ? moved : { ...moved, bindings });
  },
  OpeningMoved(draft, { stage, seat }) {
    draft.replaceTop({ kind: 'opening', stage, seat, answer: null });
  },
  FramePopped(draft, { result }) {
    draft.popFrame();
    if (draft.game.agenda.length === 0) return;
    const below = draft.topFrame();
    if (below.kind === 'turn')
      draft.replaceTop({ ...below, action: below.action + 1, answer: null });
    else if (result !== undefined && 'answer' in below) {
      draft.replaceTop({ ...below, answer: result });
    }
  },
};
