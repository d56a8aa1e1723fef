import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** Two cards in different zones change places, if one player owns both; else nothing happens (TSP Glossary: Exchange). */
export interface ExchangeCards {
  readonly do: 'exchangeCards';
  readonly one: Reference;
  readonly other: Reference;
}

export const exchangeCards = (one: Reference, other: Reference): ExchangeCards => ({
  do: 'exchangeCards',
  one,
  other,
});

const word: Word<ExchangeCards> = {
  text: ({ one, other }, say) =>
    say.act('you', 'exchange', `${say.noun(one).text} with ${say.noun(other).text}`),
  aim: ({ one }) => one,
};
export default word;
