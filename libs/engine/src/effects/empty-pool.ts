import { makeMana } from '@arbiter/cards';
import { referTo, seatsAmong } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** The mana is gone and burns nobody: only what is left as a phase ends does (6ED 300.4). */
const emptyPool: Meaning<EffectOf<'emptyPool'>> = {
  follow(run, { who }) {
    const { work } = run;
    for (const seat of seatsAmong(referTo(work, who, run))) {
      const { pool, limited, snow } = work.game.players[seat];
      const mana = makeMana(pool);
      if (mana === '') continue;
      work.emit('ManaSpent', 'followInstructions', {
        ...{ seat, mana },
        ...(limited === undefined ? {} : { limited }),
        ...(snow === undefined ? {} : { snow: makeMana(snow) }),
      });
    }
    return 'done';
  },
};
export default emptyPool;
