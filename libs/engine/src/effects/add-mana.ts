import { amountNow } from '../reading/amounts.ts';
import type { Run } from '../decide/stack/run.ts';
import type { EffectOf } from './effect-of.ts';

/** 6ED 406.1: puts mana into the controller's pool. */
export function addMana(run: Run, { mana, times }: EffectOf<'addMana'>): boolean {
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
    work.emit('ManaAdded', topic, { seat: run.controller, mana: mana.repeat(amount) });
  }
  return true;
}
