import { filterText, ITSELF } from '../filter-text.ts';
import type { Filter } from '../language.ts';
import { type CombatRuleWord } from '../say/combat-rule.ts';

/** It can’t block creatures of this kind. */
export interface CantBlock {
  readonly cantBlock: Filter;
}

export const cantBlock = (what: Filter): CantBlock => ({ cantBlock: what });

const word: CombatRuleWord<CantBlock> = {
  text: ({ cantBlock: what }, self) =>
    'is' in what && what.is === 'self'
      ? ['can’t', `block ${self}`]
      : 'not' in what
        ? ['can', `block only ${filterText(what.not, 'many', ITSELF)}`]
        : ['can’t', `block ${filterText(what, 'many', ITSELF)}`],
};
export default word;
