import type { ObjectId } from '../state/basics.ts';
import { withOthers as isSoMany } from './attacks.ts';
import {
  eventsOf,
  type Happened,
  type Occurrence,
  type TriggerMeaning,
  type TriggerOf,
} from './meaning.ts';
import { newBlocks } from './new-blocks.ts';

type Blocked = TriggerOf<'becomes blocked'>;

/** 6ED 410.9: once for the creature, also where an effect makes it so, or once for each that blocks it. */
const becomesBlocked: TriggerMeaning<Blocked> = {
  events: ['BlockersDeclared', 'BecameBlocked', 'JoinedBlock', 'RemovedFromCombat', 'ObjectMoved'],
  occurrences(happened) {
    const attackers = happened.sight.game.combat?.attackers;
    if (attackers === undefined) return [];
    const changed = newBlocks(happened);
    const declared = eventsOf(happened, 'BlockersDeclared').length > 0 ? changed : [];
    const byEffect = eventsOf(happened, 'BecameBlocked').map(({ object }) => object);
    // One that had been blocked earlier in this combat doesn't become so again (TSP 309.4).
    const blocked = [...declared.map(({ attacker }) => attacker), ...byEffect].filter((attacker) =>
      attackers.some(
        ({ object, formerBlockers = [] }) => object === attacker && formerBlockers.length === 0,
      ),
    );
    const joinedTo = (attacker: ObjectId): readonly ObjectId[] =>
      changed.find((one) => one.attacker === attacker)?.joined ?? [];
    return [
      ...blocked.map((attacker): Occurrence<Blocked> => ({
        bindings: { event: attacker },
        fits: ({ what, by, once, number }, { watches }) =>
          number === undefined &&
          (by === undefined ||
            (once === true && joinedTo(attacker).some((one) => watches(by, one)))) &&
          watches(what, attacker),
      })),
      ...changed.flatMap(({ attacker, joined }) =>
        joined.map((blocker): Occurrence<Blocked> => ({
          bindings: { event: blocker, attacker },
          fits: ({ what, by, once, number }, { watches }) =>
            by !== undefined &&
            once !== true &&
            number === undefined &&
            watches(what, attacker) &&
            watches(by, blocker),
        })),
      ),
      ...inNumbers(happened, changed),
    ];
  },
  topic: ({ by, once, number }) =>
    number !== undefined
      ? 'blockedByNumber'
      : by === undefined || once === true
        ? 'blocksOnce'
        : 'blockedByEach',
};
export default becomesBlocked;

/** Attackers whose blockers have become more or fewer, for what triggers on their number (TSP 410.9e). */
function inNumbers(
  happened: Happened,
  changed: ReturnType<typeof newBlocks>,
): readonly Occurrence<Blocked>[] {
  const gone = [
    ...eventsOf(happened, 'RemovedFromCombat'),
    ...eventsOf(happened, 'ObjectMoved').filter(({ from }) => from === 'battlefield'),
  ].map(({ object }) => object);
  return (happened.sight.game.combat?.attackers ?? []).flatMap((attacker) => {
    const { object, blockers, formerBlockers = [] } = attacker;
    const joined = changed.find((one) => one.attacker === object)?.joined ?? [];
    const left = formerBlockers.filter((one) => gone.includes(one) && !blockers.includes(one));
    if (joined.length + left.length === 0) return [];
    const before = [...blockers.filter((one) => !joined.includes(one)), ...left];
    return [
      {
        bindings: { event: object },
        fits: ({ what, by, number }, { watches }) => {
          if (number === undefined || by === undefined || blockers.length === 0) return false;
          const isMet = (those: readonly ObjectId[]): boolean =>
            isSoMany(number, those.filter((one) => watches(by, one)).length);
          return (
            watches(what, object) && isMet(blockers) && (before.length === 0 || !isMet(before))
          );
        },
      } satisfies Occurrence<Blocked>,
    ];
  });
}
