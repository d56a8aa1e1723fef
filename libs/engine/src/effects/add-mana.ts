import { waysToAdd } from '@arbiter/cards';
import type { Writable } from '@arbiter/kernel';
import { word } from '../decisions/word.ts';
import type { EventOf } from '../events.ts';
import { amountNow } from '../reading/amounts.ts';
import { makesSnowMana } from '../sight/snow-mana.ts';
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
      const letters = (isTapped ? manaMade(work, run.source, mana) : mana).repeat(amount);
      const isOfPermanent =
        run.frame.object === 0 && (ability?.activation?.from ?? 'battlefield') === 'battlefield';
      const isSnow = isOfPermanent && makesSnowMana(work, run.source);
      const ways = waysToAdd(letters);
      const seats = actorsOf(run, who);
      const added = ways.length === 1 ? (ways[0] as string) : run.answerTo(word);
      if (added === null) {
        word.ask(work, seats[0] ?? run.controller, { of: 'option', oneOf: ways });
        return 'waits';
      }
      const rule = work.rules.cite[topic];
      for (const seat of seats) {
        const made: Writable<EventOf<'ManaAdded'>> = { type: 'ManaAdded', rule, seat, mana: added };
        if (only !== undefined) made.only = only;
        if (isSnow) made.snow = true;
        work.record(made);
      }
    }
    return 'done';
  },
};
export default addMana;
