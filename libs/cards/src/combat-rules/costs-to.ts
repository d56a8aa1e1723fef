import { type CombatRuleWord } from '../say/combat-rule.ts';

/** What its controller pays for declaring it (6ED 308.2, 309.2). */
export interface CostsTo {
  readonly costsTo: 'attack' | 'block';
  readonly pay: CombatCost;
}

/** Generic mana and life. */
export interface CombatCost {
  readonly mana?: number;
  readonly life?: number;
}

export const costsTo = (what: 'attack' | 'block', pay: CombatCost): CostsTo => ({
  costsTo: what,
  pay,
});

const word: CombatRuleWord<CostsTo> = {
  text: ({ costsTo: what, pay }) => [
    'can’t',
    `${what} unless its controller pays ${costText(pay)}`,
  ],
};
export default word;

function costText({ mana, life }: CombatCost): string {
  const parts = [
    ...(mana === undefined ? [] : [`{${mana}}`]),
    ...(life === undefined ? [] : [`${life} life`]),
  ];
  return parts.join(' and ');
}
