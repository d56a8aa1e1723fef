import { withOthers } from './attacks.ts';
import { eventsOf, type Occurrence, type TriggerMeaning, type TriggerOf } from './meaning.ts';

type Blocks = TriggerOf<'blocks'>;

/** 6ED 410.9: once for the creature, or once for each that it blocks. */
const blocks: TriggerMeaning<Blocks> = {
  occurrences: (happened) =>
    eventsOf(happened, 'BlockersDeclared').flatMap(({ blocks: pairs }) => {
      const blockers = [...new Set(pairs.map(([blocker]) => blocker))];
      const others = blockers.length - 1;
      const attackers = happened.sight.game.combat?.attackers ?? [];
      return [
        ...blockers.map((blocker): Occurrence<Blocks> => ({
          bindings: { event: blocker },
          fits: (trigger, { watches }) =>
            trigger.whom === undefined &&
            watches(trigger.what, blocker) &&
            withOthers(trigger.others, others),
        })),
        ...attackers.flatMap(({ object: attacker, blockers: its }) =>
          its.map((blocker): Occurrence<Blocks> => ({
            bindings: { event: attacker, blocker },
            fits: (trigger, { watches }) =>
              trigger.whom !== undefined &&
              watches(trigger.what, blocker) &&
              watches(trigger.whom, attacker) &&
              withOthers(trigger.others, others),
          })),
        ),
      ];
    }),
  topic: ({ whom }) => (whom === undefined ? 'blocksOnce' : 'blocksEach'),
};
export default blocks;
