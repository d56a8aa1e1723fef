import { makeMana } from '@arbiter/cards';
import { referTo, seatsAmong } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** The mana is gone and burns nobody: only what is left as a phase ends does (6ED 300.4). */
const emptyPool: Meaning<EffectOf<'emptyPool'>> = {
  follow(run, { who }) {
    const { work } = run;
    for (const seat of seatsAmong(referTo(work, who, run))) {
      const { pool, limited } = work.game.players[seat];
      const mana = makeMana(pool);
      if (mana === '') continue;
      const all = limited === undefined ? {} : { limited };
      work.emit('ManaSpent', 'followInstructions', { seat, mana, ...all });
    }
    return 'done';
  },
};
export default emptyPool;
