import { filterText } from '../filter-text.ts';
import type { Filter } from '../language.ts';
import { type CombatRuleWord } from '../say/combat-rule.ts';
import { article, listed, numberWord } from '../say/grammar.ts';

/** What its controller pays for declaring it (6ED 308.2, 309.2). */
export interface CostsTo {
  readonly costsTo: 'attack' | 'block';
  /** `{ mana: 2 }`, `{ life: 1 }`, `{ sacrifice: { what: { type: Land }, count: 1 } }`, or several of these. */
  readonly pay: CombatCost;
  /** Only for blocking such creatures. */
  readonly whom?: Filter;
}

/** Generic mana, life, and permanents that are sacrificed. */
export interface CombatCost {
  readonly mana?: number;
  readonly life?: number;
  readonly sacrifice?: { readonly what: Filter; readonly count: number };
}

export const costsTo = (what: 'attack' | 'block', pay: CombatCost): CostsTo => ({
  costsTo: what,
  pay,
});

const word: CombatRuleWord<CostsTo> = {
  text: ({ costsTo: what, pay, whom }) => [
    'can’t',
    `${what}${whom === undefined ? '' : ` ${filterText(whom, 'many')}`} unless its controller ${costText(pay)}`,
  ],
};
export default word;

function costText({ mana, life, sacrifice }: CombatCost): string {
  const paid = [
    ...(mana === undefined ? [] : [`{${mana}}`]),
    ...(life === undefined ? [] : [`${life} life`]),
  ];
  const given =
    sacrifice === undefined
      ? null
      : sacrifice.count === 1
        ? article(filterText(sacrifice.what))
        : `${numberWord(sacrifice.count)} ${filterText(sacrifice.what, 'many')}`;
  return listed([
    ...(paid.length === 0 ? [] : [`pays ${listed(paid)}`]),
    ...(given === null ? [] : [`sacrifices ${given}`]),
  ]);
}
