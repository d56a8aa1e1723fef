import type { Recipient } from '../state/basics.ts';
import type { DamageChange } from '../state/changes.ts';
import { eventsOf, type Occurrence, type TriggerMeaning, type TriggerOf } from './meaning.ts';

type IsDealt = TriggerOf<'is dealt damage'>;

/**
 * All damage of one time is one event for each who is dealt some, or one for each source that is asked for; likewise as
 * it is assigned (5ED Damage Prevention.4).
 */
const isDealtDamage: TriggerMeaning<IsDealt> = {
  events: ['DamageDealt', 'ChangeHeld'],
  occurrences(happened) {
    const assigned = eventsOf(happened, 'ChangeHeld').flatMap(({ proposed: { change } }) =>
      change.kind === 'damage' ? [change] : [],
    );
    return [
      ...occurrencesOf(eventsOf(happened, 'DamageDealt'), undefined),
      ...occurrencesOf(assigned, true),
    ];
  },
};
export default isDealtDamage;

function occurrencesOf(
  dealt: readonly Pick<DamageChange, 'source' | 'to' | 'amount' | 'combat'>[],
  assigned: true | undefined,
): readonly Occurrence<IsDealt>[] {
  const hurt = new Map<string, { to: Recipient; combat: boolean; amount: number }>();
  for (const { to, amount, combat } of dealt) {
    const key = `${to} ${String(combat)}`;
    hurt.set(key, { to, combat, amount: (hurt.get(key)?.amount ?? 0) + amount });
  }
  return [
    ...[...hurt.values()].map(({ to, amount, combat }): Occurrence<IsDealt> => ({
      bindings: { event: to, amount },
      fits: (trigger, { watches }) =>
        trigger.assigned === assigned &&
        trigger.by === undefined &&
        (trigger.combat !== true || combat) &&
        watches(trigger.what, to),
    })),
    ...dealt.map(({ source, to, amount, combat }): Occurrence<IsDealt> => ({
      bindings: { event: to, amount, source },
      fits: (trigger, { watches }) =>
        trigger.assigned === assigned &&
        trigger.by !== undefined &&
        (trigger.combat !== true || combat) &&
        watches(trigger.what, to) &&
        watches(trigger.by, source),
    })),
  ];
}
