import { doneInstead } from '../replacing/done-instead.ts';
import type { ReplacementMeaning, ReplacementOf } from './meaning.ts';

const gainLife: ReplacementMeaning<ReplacementOf<'gain life'>> = {
  applies: ({ who }, change, { means }) => change.kind === 'gainLife' && means(who, change.seat),
  replace: (_, proposed, { sight }, as) =>
    proposed.change.kind === 'gainLife'
      ? doneInstead(sight, proposed, proposed.change, as)
      : proposed,
};
export default gainLife;
