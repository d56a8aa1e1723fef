import { objectsAmong, referTo } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Should it be put into a graveyard this turn, it goes elsewhere (6ED 419.1). */
const insteadOfGraveyard: Meaning<EffectOf<'insteadOfGraveyard'>> = {
  follow(run, effect) {
    const { work } = run;
    const { goes } = effect;
    for (const object of objectsAmong(referTo(work, effect.what, run))) {
      const { nextNumber: id, nextMoment: timestamp } = work.game;
      work.emit('EffectBegan', 'replacement', {
        effect: { kind: 'insteadOfGraveyard', id, timestamp, thisTurn: true, object, goes },
      });
    }
    return 'done';
  },
};
export default insteadOfGraveyard;
