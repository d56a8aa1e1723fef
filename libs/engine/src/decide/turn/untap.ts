import type { ObjectId } from '../../state/basics.ts';
import { heldDown } from '../../statics/does-not-untap.ts';
import { atOnce } from '../happening/triggers.ts';
import type { Work } from '../work.ts';

/** 6ED 302.1: the active player's permanents untap at once, but those that an effect holds down. */
export function untapPermanents(work: Work): void {
  const { active } = work.game.turn;
  const held = heldDown(work);
  const objects = work.game.battlefield.filter((id) => {
    const object = work.object(id);
    return object.tapped && object.controller === active && !held.has(id);
  });
  const passed = work.game.effects.filter(
    (effect) => effect.kind === 'keptTapped' && isOver(work, effect.object),
  );
  for (const { id: effect } of passed) work.emit('EffectEnded', 'untap', { effect });
  if (objects.length > 0) {
    atOnce(work, () => {
      work.emit('PermanentsUntapped', 'untap', { objects });
    });
  }
}

/** Whether what kept a permanent tapped has done so: in its controller's untap step, or because it is gone. */
function isOver(work: Work, object: ObjectId): boolean {
  return !work.inPlay(object) || work.object(object).controller === work.game.turn.active;
}
