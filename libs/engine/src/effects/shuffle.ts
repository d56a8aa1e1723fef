import { referTo, seatsAmong } from '../reading/references.ts';
import { shuffleLibrary } from '../decide/happening/shuffle.ts';
import type { EffectOf, Meaning } from './meaning.ts';

const shuffle: Meaning<EffectOf<'shuffle'>> = {
  follow(run, { who }) {
    for (const seat of seatsAmong(referTo(run.work, who, run))) shuffleLibrary(run.work, seat);
    return 'done';
  },
};
export default shuffle;
