import { amountNow } from '../reading/amounts.ts';
import { manaMade } from '../sight/mana-instead.ts';
import { actorsOf } from './shared/actor.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** 6ED 406.1: puts mana into a player's pool. */
const addMana: Meaning<EffectOf<'addMana'>> = {
  follow(run, { mana, times, who, only }) {
    const { work } = run;
    const amount = amountNow(work, times ?? 1, run);
    if (amount > 0) {
      const ability = run.frame.ability === null ? null : work.cards.ability(run.frame.ability);
      const topic =
        run.frame.object !== 0
          ? 'spellAddsMana'
          : ability?.trigger == null
            ? 'manaAdded'
            : 'triggeredMana';
      const isTapped = run.frame.object === 0 && ability?.activation?.cost.tap === true;
      const made = isTapped ? manaMade(work, run.source, mana) : mana;
      for (const seat of actorsOf(run, who)) {
        work.emit('ManaAdded', topic, {
          ...{ seat, mana: made.repeat(amount) },
          ...(only === undefined ? {} : { only }),
        });
      }
    }
    return 'done';
  },
};
export default addMana;
