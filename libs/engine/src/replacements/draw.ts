import { doneInstead } from '../replacing/done-instead.ts';
import type { ReplacementMeaning, ReplacementOf } from './meaning.ts';

/** Each draw by itself (6ED 419.8b). */
const draw: ReplacementMeaning<ReplacementOf<'draw'>> = {
  applies: ({ who }, change, { means }) => change.kind === 'draw' && means(who, change.seat),
  replace: (_, proposed, { sight }, as) =>
    proposed.change.kind === 'draw'
      ? doneInstead(sight, proposed, { ...proposed.change, amount: 1 }, as)
      : proposed,
};
export default draw;
