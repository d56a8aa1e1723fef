import type { ObjectId } from '../state/basics.ts';
import { eventsOf, type Occurrence, type TriggerMeaning, type TriggerOf } from './meaning.ts';

type Deals = TriggerOf<'deals damage'>;

/** Damage that was dealt at one time is one event for its source, or one for each to whom it is asked for. */
const dealsDamage: TriggerMeaning<Deals> = {
  events: ['DamageDealt'],
  occurrences(happened) {
    const events = eventsOf(happened, 'DamageDealt');
    const dealt = new Map<ObjectId, { amount: number; combat: boolean }>();
    for (const { source, amount, combat } of events) {
      dealt.set(source, { amount: (dealt.get(source)?.amount ?? 0) + amount, combat });
    }
    return [
      ...[...dealt].map(([source, { amount, combat }]): Occurrence<Deals> => ({
        bindings: { event: source, amount, source },
        fits: (trigger, { watches }) =>
          trigger.to === undefined &&
          (trigger.combat !== true || combat) &&
          watches(trigger.what, source),
      })),
      ...events.map(({ source, to, amount, combat }): Occurrence<Deals> => ({
        bindings: { event: to, amount, source },
        fits: (trigger, { watches }) =>
          trigger.to !== undefined &&
          (trigger.combat !== true || combat) &&
          watches(trigger.what, source) &&
          watches(trigger.to, to),
      })),
    ];
  },
};
export default dealsDamage;
