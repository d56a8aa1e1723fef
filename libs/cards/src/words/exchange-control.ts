import type { Reference } from '../language.ts';
import { many } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** All or nothing (6ED Glossary: Exchange). */
export interface ExchangeControl {
  readonly do: 'exchangeControl';
  readonly of: Reference;
  readonly and: Reference;
  /** Bound to the two, if they were exchanged. */
  readonly as?: string;
}

export const exchangeControl = (of: Reference, and: Reference): ExchangeControl => ({
  do: 'exchangeControl',
  of,
  and,
});

const word: Word<ExchangeControl> = {
  text: ({ of, and }, say) => `exchange control of ${say.noun(of).text} and ${say.noun(and).text}`,
  aim: ({ of }) => of,
  binds: ({ as = '' }) => ({ name: as, noun: many('those permanents') }),
};
export default word;
