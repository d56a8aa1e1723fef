import type { Watched } from '@arbiter/cards';
import type { ObjectId } from '../state/basics.ts';
import { withOthers } from './attacks.ts';
import {
  eventsOf,
  type Happened,
  type Occurrence,
  type TriggerMeaning,
  type TriggerOf,
} from './meaning.ts';
import { newBlocks } from './new-blocks.ts';

type Blocks = TriggerOf<'blocks'>;

/**
 * 6ED 410.9: once for the creature, or once for each that it blocks. What an effect has block was not declared to, so only
 * the attacker's own ability watches for that (TSP 410.9d), and what counts (TSP 410.9e).
 */
const blocks: TriggerMeaning<Blocks> = {
  events: ['BlockersDeclared', 'JoinedBlock'],
  occurrences(happened) {
    const blocked = newBlocks(happened);
    const isDeclared = eventsOf(happened, 'BlockersDeclared').length > 0;
    const blockers = [...new Set(blocked.flatMap(({ joined }) => joined))];
    const others = blockers.length - 1;
    const blockedBy = (blocker: ObjectId): readonly ObjectId[] =>
      blocked.filter(({ joined }) => joined.includes(blocker)).map(({ attacker }) => attacker);
    return [
      ...blockers.map((blocker): Occurrence<Blocks> => ({
        bindings: { event: blocker },
        fits: ({ what, whom, once, atLeast, others: wanted }, { watches }) =>
          isDeclared &&
          atLeast === undefined &&
          (whom === undefined ||
            (once === true && blockedBy(blocker).some((one) => watches(whom, one)))) &&
          watches(what, blocker) &&
          withOthers(wanted, others),
      })),
      ...blocked.flatMap(({ attacker, joined }) =>
        joined.map((blocker): Occurrence<Blocks> => ({
          bindings: { event: attacker, blocker },
          fits: ({ what, whom, once, atLeast, others: wanted }, { watches }) =>
            whom !== undefined &&
            (isDeclared || isOneAttacker(whom)) &&
            once !== true &&
            atLeast === undefined &&
            watches(what, blocker) &&
            watches(whom, attacker) &&
            withOthers(wanted, others),
        })),
      ),
      ...blockers.map((blocker) => inNumbers(happened, blocker, blockedBy(blocker))),
    ];
  },
  topic({ whom, once, atLeast }) {
    if (atLeast !== undefined) return 'blockedByNumber';
    if (whom === undefined || once === true) return 'blocksOnce';
    return isOneAttacker(whom) ? 'blockedByEach' : 'blocksEach';
  },
};
export default blocks;

/** Whether it watches for what blocks this one attacker, and not for what a blocker does. */
const isOneAttacker = (whom: Watched): boolean => whom === 'self' || whom === 'enchanted';

/** A blocker that has come to block more, for what triggers on their number (TSP 410.9e). */
function inNumbers(
  { sight }: Happened,
  blocker: ObjectId,
  joined: readonly ObjectId[],
): Occurrence<Blocks> {
  const all = (sight.game.combat?.attackers ?? [])
    .filter(({ blockers }) => blockers.includes(blocker))
    .map(({ object }) => object);
  return {
    bindings: { event: blocker },
    fits({ what, whom, atLeast }, { watches }) {
      if (atLeast === undefined || whom === undefined || !watches(what, blocker)) return false;
      const met = all.filter((one) => watches(whom, one));
      const before = met.filter((one) => !joined.includes(one));
      return met.length >= atLeast && before.length < atLeast;
    },
  };
}
