import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import { one } from '../say/noun.ts';
import { numberWord } from '../say/grammar.ts';
import type { Word } from '../say/word.ts';

/** Tokens that are copies of a permanent: they have its copiable values, and nothing else of it (TSP 503.2). */
export interface CreateCopies {
  readonly do: 'createCopies';
  readonly of: Reference;
  /** One, unless it says otherwise. */
  readonly amount?: Amount;
  /** Bound to the tokens. */
  readonly as?: string;
}

export const createCopies = (of: Reference): CreateCopies => ({ do: 'createCopies', of });

const word: Word<CreateCopies> = {
  text({ of, amount = 1 }, say, { intoPlay }) {
    const noun = say.noun(of).text;
    if (amount === 1) return `put a token that’s a copy of ${noun} ${intoPlay}`;
    const many = typeof amount === 'number' ? numberWord(amount) : say.much(amount, '').trim();
    return `put ${many} tokens that are copies of ${noun} ${intoPlay}`;
  },
  binds: ({ as }) => ({
    name: as ?? '',
    noun: one('that token', { kind: 'token', later: 'that token' }),
  }),
};
export default word;
