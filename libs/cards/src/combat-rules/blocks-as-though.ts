import { filterText } from '../filter-text.ts';
import type { PlainKeyword } from '../keywords/plain.ts';
import type { Filter } from '../nouns/filters.ts';
import { article } from '../say/grammar.ts';
import { type CombatRuleWord } from '../say/combat-rule.ts';

/** It blocks as though it had that keyword; for anything else it is as it is (6ED Glossary: As though). */
export interface BlocksAsThough {
  readonly blocksAsThough: PlainKeyword;
  /** What it has to be for that; it may block as though it were that, too (TSP Glossary: As though). */
  readonly ifItIs?: Filter;
}

export const blocksAsThough = (word: PlainKeyword): BlocksAsThough => ({ blocksAsThough: word });

const word: CombatRuleWord<BlocksAsThough> = {
  text: ({ blocksAsThough: word, ifItIs }) => [
    'may',
    `block as though it had ${word}${ifItIs === undefined ? '' : ` if it is ${article(filterText(ifItIs))}`}`,
  ],
};
export default word;
