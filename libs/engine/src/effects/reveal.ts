import { objectsAmong, referTo } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

const reveal: Meaning<EffectOf<'reveal'>> = {
  follow(run, { what }) {
    for (const object of objectsAmong(referTo(run.work, what, run))) {
      run.work.emit('CardRevealed', 'reveal', { object, to: 'all' });
    }
    return 'done';
  },
};
export default reveal;
