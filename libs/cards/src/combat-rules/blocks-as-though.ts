import type { PlainKeyword } from '../keywords/plain.ts';
import { type CombatRuleWord } from '../say/combat-rule.ts';

/** For blocking only (6ED Glossary: As though). */
export interface BlocksAsThough {
  readonly blocksAsThough: PlainKeyword;
}

export const blocksAsThough = (word: PlainKeyword): BlocksAsThough => ({ blocksAsThough: word });

const word: CombatRuleWord<BlocksAsThough> = {
  text: ({ blocksAsThough: word }) => ['may', `block as though it had ${word}`],
};
export default word;
