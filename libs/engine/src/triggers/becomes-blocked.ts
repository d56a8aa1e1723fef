import type { ObjectId } from '../state/basics.ts';
import { eventsOf, type Occurrence, type TriggerMeaning, type TriggerOf } from './meaning.ts';

type Blocked = TriggerOf<'becomes blocked'>;

/** 6ED 410.9: once for the creature, also where an effect makes it so, or once for each that blocks it. */
const becomesBlocked: TriggerMeaning<Blocked> = {
  events: ['BlockersDeclared', 'BecameBlocked'],
  occurrences(happened) {
    const declared = eventsOf(happened, 'BlockersDeclared').flatMap(() =>
      (happened.sight.game.combat?.attackers ?? []).filter(({ blockers }) => blockers.length > 0),
    );
    const blocked = [
      ...declared.map(({ object }) => object),
      ...eventsOf(happened, 'BecameBlocked').map(({ object }) => object),
    ];
    const blockersOf = (attacker: ObjectId): readonly ObjectId[] =>
      declared.find(({ object }) => object === attacker)?.blockers ?? [];
    return [
      ...blocked.map((attacker): Occurrence<Blocked> => ({
        bindings: { event: attacker },
        fits: ({ what, by, once }, { watches }) =>
          (by === undefined ||
            (once === true && blockersOf(attacker).some((one) => watches(by, one)))) &&
          watches(what, attacker),
      })),
      ...declared.flatMap(({ object: attacker, blockers }) =>
        blockers.map((blocker): Occurrence<Blocked> => ({
          bindings: { event: blocker, attacker },
          fits: ({ what, by, once }, { watches }) =>
            by !== undefined && once !== true && watches(what, attacker) && watches(by, blocker),
        })),
      ),
    ];
  },
  topic: ({ by, once }) => (by === undefined || once === true ? 'blocksOnce' : 'blockedByEach'),
};
export default becomesBlocked;
