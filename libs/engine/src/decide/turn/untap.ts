import { fits } from '../../sight/filters.ts';
import { atOnce } from '../happening/triggers.ts';
import type { Work } from '../work.ts';

/** 6ED 302.1: the active player's permanents untap at once, but those that an effect holds down. */
export function untapPermanents(work: Work): void {
  const { active } = work.game.turn;
  const held = work
    .look()
    .statics.flatMap(({ source, effect }) =>
      'doesNotUntap' in effect ? [{ source, filter: effect.doesNotUntap }] : [],
    );
  const objects = work.game.battlefield.filter((id) => {
    const object = work.object(id);
    return (
      object.tapped &&
      object.controller === active &&
      !held.some(({ source, filter }) =>
        fits(work, filter, id, { source, controller: work.object(source).controller }),
      )
    );
  });
  if (objects.length > 0) {
    atOnce(work, () => {
      work.emit('PermanentsUntapped', 'untap', { objects });
    });
  }
}
