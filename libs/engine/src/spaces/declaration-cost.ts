import type { ObjectId } from '../state/basics.ts';

/** What it costs a player to declare some creatures, and what there is to pay with (6ED 308.2, 309.2). */
export interface DeclarationCost {
  /** Generic mana and life for each creature that has a price. */
  readonly each: readonly (readonly [ObjectId, mana: number, life: number])[];
  readonly mana: number;
  readonly life: number;
  /** Mana that these creatures give if they are not declared: they tap for it. */
  readonly manaOf: readonly (readonly [ObjectId, number])[];
}

/** What these creatures cost together. */
export function priceOf(
  { each }: DeclarationCost,
  declared: readonly ObjectId[],
): { readonly mana: number; readonly life: number } {
  let [mana, life] = [0, 0];
  for (const [id, someMana, someLife] of each) {
    if (!declared.includes(id)) continue;
    mana += someMana;
    life += someLife;
  }
  return { mana, life };
}

/** Whether all of them can be paid for. */
export function isAffordable(
  cost: DeclarationCost | undefined,
  declared: readonly ObjectId[],
): boolean {
  if (cost === undefined) return true;
  const price = priceOf(cost, declared);
  const more = cost.manaOf.reduce(
    (sum, [id, mana]) => sum + (declared.includes(id) ? 0 : mana),
    cost.mana,
  );
  return price.mana <= more && price.life <= cost.life;
}

export const hasPrice = (cost: DeclarationCost | undefined, id: ObjectId): boolean =>
  cost?.each.some(([one]) => one === id) === true;
