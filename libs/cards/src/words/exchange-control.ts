import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** All or nothing (6ED Glossary: Exchange). */
export interface ExchangeControl {
  readonly do: 'exchangeControl';
  readonly of: Reference;
  readonly and: Reference;
}

export const exchangeControl = (of: Reference, and: Reference): ExchangeControl => ({
  do: 'exchangeControl',
  of,
  and,
});

const word: Word<ExchangeControl> = {
  text: ({ of, and }, say) => `exchange control of ${say.noun(of).text} and ${say.noun(and).text}`,
  aim: ({ of }) => of,
};
export default word;
