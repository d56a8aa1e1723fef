import type { Reference } from '../language.ts';
import { many } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** Two players' life totals (6ED Glossary: Exchange). */
export interface ExchangeLife {
  readonly do: 'exchangeLife';
  readonly of: Reference;
  readonly and: Reference;
}

export const exchangeLife = (of: Reference, and: Reference): ExchangeLife => ({
  do: 'exchangeLife',
  of,
  and,
});

const word: Word<ExchangeLife> = {
  text({ of, and }, say) {
    const both = `${say.noun(of).text} and ${say.noun(and).text}`;
    return say.states(many(both), 'exchange', 'life totals');
  },
  aim: ({ and }) => and,
};
export default word;
