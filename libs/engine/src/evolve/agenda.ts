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
