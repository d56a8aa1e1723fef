import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** Damage that was assigned and is yet to be dealt (4ED, 5ED). */
export interface PreventAssigned {
  readonly do: 'preventAssigned';
  readonly what: Reference;
  readonly amount: Amount;
}

export const preventAssigned = (what: Reference, amount: Amount): PreventAssigned => ({
  do: 'preventAssigned',
  what,
  amount,
});

const word: Word<PreventAssigned> = {
  text: ({ what, amount }, say) =>
    `prevent ${say.much(amount, 'damage')} of ${say.noun(what).text}`,
  aim: ({ what }) => what,
};
export default word;
