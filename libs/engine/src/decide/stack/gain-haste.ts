import type { ObjectId, Seat } from '../../state/basics.ts';
import type { Work } from '../work.ts';

/** TSP 502.59a: a creature spell that suspend has played gains haste until its player loses control of it. */
export function gainHaste(work: Work, spell: ObjectId, seat: Seat): void {
  if (!work.characteristics(spell).types.includes('Creature')) return;
  const { nextNumber: id, nextMoment: timestamp } = work.game;
  work.emit('EffectBegan', 'suspend', {
    effect: {
      ...{ kind: 'modification', id, timestamp, thisTurn: false },
      asLongAs: { object: spell, seat, tapped: false },
      objects: [spell],
      by: { gains: ['haste'] },
    },
  });
}
