import { newObject } from '../state/new-object.ts';
import { opponentOf, type ObjectId, type Seat } from '../state/basics.ts';
import type { Draft } from './draft.ts';
import type { Appliers } from './appliers.ts';
import { priorityTo } from './priority-to.ts';

/** What happens only where play goes in batches. */
export const batches: Appliers<
  | 'CastingEnded'
  | 'BatchResolved'
  | 'AttackAnnounced'
  | 'ChangeHeld'
  | 'HeldDamageChanged'
  | 'HeldChangesReleased'
> = {
  CastingEnded(draft, { seat }) {
    draft.popFrame();
    neutral(draft, seat);
  },
  BatchResolved(draft, { seat }) {
    draft.popFrame();
    neutral(draft, seat);
  },
  AttackAnnounced(draft, { seat }) {
    // As if that player had passed: the attack begins if the other does too.
    draft.replaceTop({ kind: 'priority', seat: opponentOf(seat), passes: 1, attack: true });
    draft.game.decision = null;
  },
  ChangeHeld(draft, { object, proposed, by, absorbed }) {
    const { change } = proposed;
    const source = 'source' in change ? draft.game.objects[change.source] : undefined;
    const owner = source?.controller ?? draft.game.turn.active;
    // It lies in no zone: it only stands for what is about to happen.
    draft.addObject({ ...newObject(object, 'damage', '', owner, owner, 'stack'), zone: null });
    draft.game.held = [...draft.game.held, { object, proposed, by }];
    if (absorbed === true) absorb(draft, object);
  },
  HeldDamageChanged(draft, { object, amount, met }) {
    draft.game.held = draft.game.held.map((one) => {
      const { change } = one.proposed;
      if (one.object !== object || change.kind !== 'damage') return one;
      return {
        ...one,
        proposed: {
          ...one.proposed,
          change: { ...change, amount },
          ...(met === undefined ? {} : { met }),
        },
      };
    });
  },
  HeldChangesReleased(draft, { objects }) {
    draft.game.held = draft.game.held.filter(({ object }) => !objects.includes(object));
  },
};

function neutral(draft: Draft, seat: Seat): void {
  const top = draft.topFrame();
  if (top.kind === 'priority') draft.replaceTop(priorityTo(top, seat));
}

/** The prevention step that is open is about it too. */
function absorb(draft: Draft, object: ObjectId): void {
  const { agenda } = draft.game;
  const at = agenda.findLastIndex(
    (frame) => frame.kind === 'priority' && frame.window?.for === 'prevention',
  );
  const frame = agenda[at];
  if (frame?.kind !== 'priority' || frame.window?.for !== 'prevention') return;
  const window = { ...frame.window, objects: [...frame.window.objects, object] };
  draft.replaceFrame(at, { ...frame, window });
}
