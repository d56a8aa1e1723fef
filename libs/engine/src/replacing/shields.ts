import { asItWas } from '../sight/as-it-was.ts';
import type { Sight } from '../sight/sight.ts';
import { matches } from '../sight/filters.ts';
import { isPlayer, playerRef, type ObjectId } from '../state/basics.ts';
import type { DamageChange, ProposedChange } from '../state/changes.ts';
import type { DamageShield } from '../state/effects.ts';
import { become, NOTHING, tell } from './would-happen.ts';

/** A shield in play. */
export type Shield = DamageShield & { readonly id: number };

/** Whether a shield keeps damage from what it guards, and something of it is left (6ED 419.7). */
export function guards(
  sight: Sight,
  shield: Shield,
  damage: DamageChange,
  group: readonly ProposedChange[],
): boolean {
  const { source, to, combat, onto, ifItIs } = shield;
  return (
    (source === null || source === damage.source) &&
    (to === null || to === damage.to) &&
    (combat !== true || damage.combat) &&
    (ifItIs === undefined ||
      matches(asItWas(sight, damage.source, damage.sourceWas), ifItIs.which, damage.source, {
        source: ifItIs.by,
        controller: ifItIs.controller,
      })) &&
    (onto === undefined || isPlayer(onto) || sight.isCreature(onto)) &&
    leftOf(shield, group) > 0
  );
}

/** How much of a shield is left, with what other changes of the same group have used. */
export function leftOf({ id, amount }: Shield, group: readonly ProposedChange[]): number {
  if (amount === 'all') return Infinity;
  let left = amount ?? Infinity;
  for (const { telling = [] } of group) {
    for (const event of telling) {
      if (event.type === 'EffectEnded' && event.effect === id) return 0;
      if (event.type === 'ShieldReduced' && event.effect === id) left -= event.amount;
    }
  }
  return left;
}

/** 6ED 419.7b: as much as is left of the shield is prevented, or dealt to another; the rest goes on. */
export function takeFromShield(
  sight: Sight,
  proposed: ProposedChange,
  shield: Shield,
  group: readonly ProposedChange[],
): ProposedChange[] {
  const { id: effect, amount: size, onto } = shield;
  const damage = proposed.change as DamageChange;
  const { source, to } = damage;
  const left = leftOf(shield, group);
  const amount = Math.min(left, damage.amount);
  if (shield.repays === true) {
    const ended = tell(sight, 'EffectEnded', 'replacement', { effect });
    const also = whatComesOf(sight, shield, source, damage.amount, proposed);
    return [become(proposed, damage, ended), ...also];
  }
  const topic = topicOf(shield);
  const used =
    size === 'all'
      ? []
      : amount === left || size === undefined
        ? [tell(sight, 'EffectEnded', topic, { effect })]
        : [tell(sight, 'ShieldReduced', topic, { effect, amount })];
  const taken =
    onto === undefined
      ? become(
          proposed,
          NOTHING,
          ...used,
          tell(sight, 'DamagePrevented', topic, { source, to, amount, effect }),
        )
      : become(
          proposed,
          { ...damage, to: onto, amount },
          ...used,
          tell(sight, 'DamageRedirected', topic, { source, to, onto, amount }),
        );
  const also = onto === undefined ? whatComesOf(sight, shield, source, amount, proposed) : [];
  if (amount === damage.amount) return [taken, ...also];
  const { change, met, rule } = proposed;
  return [
    taken,
    ...also,
    { change: { ...(change as DamageChange), amount: damage.amount - amount }, met, rule },
  ];
}

/** What is done with as much as was prevented: life for somebody, damage back to whoever controls the source. */
function whatComesOf(
  sight: Sight,
  { lifeFor, back }: Shield,
  source: ObjectId,
  amount: number,
  { met, rule }: ProposedChange,
): ProposedChange[] {
  const changes: ProposedChange[] = [];
  if (lifeFor !== undefined) {
    changes.push({ change: { kind: 'gainLife', seat: lifeFor, amount }, met, rule });
  }
  const { controller } = sight.object(source);
  if (back !== undefined && matches(sight, back.from, source, { source: back.by, controller })) {
    const to = playerRef(controller);
    changes.push({
      change: { kind: 'damage', source: back.by, to, amount, combat: false },
      met,
      rule,
    });
  }
  return changes;
}

/** The rule on this kind of shield. */
function topicOf({
  source,
  amount,
  onto,
}: Shield): 'redirection' | 'preventionFromSource' | 'preventionOfAmount' | 'prevention' {
  if (onto !== undefined) return 'redirection';
  if (source !== null) return 'preventionFromSource';
  return typeof amount === 'number' ? 'preventionOfAmount' : 'prevention';
}
