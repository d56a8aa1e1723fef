import { amountNow } from '../reading/amounts.ts';
import { TYPE_MADE } from '../paying/tapped-for-mana.ts';
import { manaMade } from '../sight/mana-instead.ts';
import { actorsOf } from './shared/actor.ts';
import type { Run } from '../decide/stack/run.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** 6ED 406.1: puts mana into a player's pool. */
const addMana: Meaning<EffectOf<'addMana'>> = {
  follow(run, { mana: written, times, who, only, ofTypeMade }) {
    const { work } = run;
    const amount = amountNow(work, times ?? 1, run);
    const mana = ofTypeMade === true ? ofType(run).repeat(written.length) : written;
    if (amount > 0 && mana !== '') {
      const ability = run.frame.ability === null ? null : work.cards.ability(run.frame.ability);
      const topic =
        run.frame.object !== 0
          ? 'spellAddsMana'
          : ability?.trigger == null
            ? 'manaAdded'
            : ofTypeMade === true
              ? 'manaOfTypeMade'
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

/** The type of the mana that was made with what was tapped. */
function ofType({ bindings }: Run): string {
  const type = bindings[TYPE_MADE];
  return typeof type === 'string' ? type : '';
}
