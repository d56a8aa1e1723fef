import type { KeywordWord } from './keyword.ts';
import { plain, type PlainKeywordAbility } from './plain.ts';

const amount = { colorsPaidFor: 'self' } as const;
const isCreature = { object: 'self', is: { type: 'Creature' } } as const;

/** TSP 502.37a: a counter for each colour of mana paid, +1/+1 on a creature and charge on anything else. */
export const sunburst: KeywordWord<PlainKeywordAbility> = {
  ...plain,
  abilities: () => [
    { kind: 'enters', counters: { '+1/+1': amount }, unless: { not: isCreature } },
    { kind: 'enters', counters: { charge: amount }, unless: isCreature },
  ],
};
