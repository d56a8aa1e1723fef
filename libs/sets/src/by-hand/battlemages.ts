import type { CardDefinition, Cost, Effect, TargetSpec } from '@arbiter/cards';

interface Kicked {
  readonly cost: string;
  readonly target: TargetSpec;
  readonly effect: Effect;
}

/** A creature that does one thing for each of two kicker costs, of which none, one or both may be paid (TSP 502.21a). */
const battlemage = (
  facts: Pick<CardDefinition, 'name' | 'cost' | 'subtypes'>,
  first: Kicked,
  second: Kicked,
): CardDefinition => {
  const costs: readonly (readonly ['first kicker' | 'second kicker' | 'both kickers', Cost])[] = [
    ['first kicker', { mana: first.cost }],
    ['second kicker', { mana: second.cost }],
    ['both kickers', { mana: first.cost + second.cost }],
  ];
  return {
    ...facts,
    types: ['Creature'],
    power: 2,
    toughness: 2,
    alternativeCosts: costs.map(([keyword, cost]) => ({ keyword, cost })),
    abilities: [['first kicker', first] as const, ['second kicker', second] as const].map(
      ([paid, { target, effect }]) => ({
        kind: 'triggered',
        trigger: { when: 'comes into play', what: 'self' },
        condition: { paid },
        targets: [target],
        effect: [effect],
      }),
    ),
  };
};

const theTarget = { target: 0 } as const;

export const BATTLEMAGES: readonly CardDefinition[] = [
  battlemage(
    { name: 'Thornscape Battlemage', cost: '2G', subtypes: ['Elf', 'Wizard'] },
    {
      cost: 'R',
      target: { what: { any: [{ type: 'Creature' }, { is: 'player' }] } },
      effect: { do: 'dealDamage', amount: 2, to: theTarget },
    },
    {
      cost: 'W',
      target: { what: { type: 'Artifact' } },
      effect: { do: 'destroy', what: theTarget },
    },
  ),
  battlemage(
    { name: 'Thunderscape Battlemage', cost: '2R', subtypes: ['Human', 'Wizard'] },
    {
      cost: '1B',
      target: { what: { is: 'player' } },
      effect: { do: 'discard', who: theTarget, amount: 2 },
    },
    {
      cost: 'G',
      target: { what: { type: 'Enchantment' } },
      effect: { do: 'destroy', what: theTarget },
    },
  ),
];
