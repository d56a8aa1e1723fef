import { amountNow } from '../references.ts';
import type { Run } from '../run.ts';
import type { EffectOf } from './effect-of.ts';

/** 6ED 406.1: puts mana into the controller's pool. */
export function addMana(run: Run, { mana, times }: EffectOf<'addMana'>): boolean {
  const { work } = run;
  const amount = amountNow(work, times ?? 1, run);
  if (amount > 0) {
    work.emit('ManaAdded', 'manaAbility', { seat: run.controller, mana: mana.repeat(amount) });
  }
  return true;
}
