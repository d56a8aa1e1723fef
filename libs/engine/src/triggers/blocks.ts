import type { Watched } from '@arbiter/cards';
import type { ObjectId } from '../state/basics.ts';
import type { Attacker } from '../state/game.ts';
import { withOthers } from './attacks.ts';
import {
  eventsOf,
  type Occurrence,
  type TriggerMeaning,
  type TriggerOf,
  type Watcher,
} from './meaning.ts';

type Blocks = TriggerOf<'blocks'>;

/** 6ED 410.9: once for the creature, or once for each that it blocks. */
const blocks: TriggerMeaning<Blocks> = {
  events: ['BlockersDeclared'],
  occurrences: (happened) =>
    eventsOf(happened, 'BlockersDeclared').flatMap(({ blocks: pairs }) => {
      const blockers = [...new Set(pairs.map(([blocker]) => blocker))];
      const others = blockers.length - 1;
      const attackers = happened.sight.game.combat?.attackers ?? [];
      return [
        ...blockers.map((blocker): Occurrence<Blocks> => ({
          bindings: { event: blocker },
          fits: (trigger, { watches }) =>
            (trigger.whom === undefined ||
              (trigger.once === true && blocksOne(attackers, blocker, trigger.whom, watches))) &&
            watches(trigger.what, blocker) &&
            withOthers(trigger.others, others),
        })),
        ...attackers.flatMap(({ object: attacker, blockers: its }) =>
          its.map((blocker): Occurrence<Blocks> => ({
            bindings: { event: attacker, blocker },
            fits: (trigger, { watches }) =>
              trigger.whom !== undefined &&
              trigger.once !== true &&
              watches(trigger.what, blocker) &&
              watches(trigger.whom, attacker) &&
              withOthers(trigger.others, others),
          })),
        ),
      ];
    }),
  topic: ({ whom, once }) => (whom === undefined || once === true ? 'blocksOnce' : 'blocksEach'),
};
export default blocks;

/** Whether one of those that it blocks is such. */
const blocksOne = (
  attackers: readonly Attacker[],
  blocker: ObjectId,
  whom: Watched,
  watches: Watcher['watches'],
): boolean =>
  attackers.some(({ object, blockers }) => blockers.includes(blocker) && watches(whom, object));
