import { filterText, ITSELF } from '../filter-text.ts';
import type { Filter } from '../language.ts';
import { type CombatRuleWord } from '../say/combat-rule.ts';

/** Creatures of this kind can’t block it. */
export interface CantBeBlockedBy {
  readonly cantBeBlockedBy: Filter;
}

export const cantBeBlockedBy = (what: Filter): CantBeBlockedBy => ({ cantBeBlockedBy: what });

const word: CombatRuleWord<CantBeBlockedBy> = {
  text: ({ cantBeBlockedBy: what }) => [
    'can’t',
    'not' in what
      ? `be blocked except by ${filterText(what.not, 'many', ITSELF)}`
      : `be blocked by ${filterText(what, 'many', ITSELF)}`,
  ],
};
export default word;
