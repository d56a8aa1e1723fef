import type { ObjectId } from '../state/basics.ts';

/** What some creatures cost whoever declares them, and what there is to pay with (6ED 308.2, 309.2). */
export interface Toll {
  /** Generic mana and life for each creature that has a price. */
  readonly each: readonly (readonly [ObjectId, mana: number, life: number])[];
  readonly mana: number;
  readonly life: number;
  /** Mana that these creatures give if they are not declared: they tap for it. */
  readonly manaOf: readonly (readonly [ObjectId, number])[];
}

/** What these creatures cost together. */
export function priceOf(
  { each }: Toll,
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
export function isAffordable(toll: Toll | undefined, declared: readonly ObjectId[]): boolean {
  if (toll === undefined) return true;
  const price = priceOf(toll, declared);
  const more = toll.manaOf.reduce(
    (sum, [id, mana]) => sum + (declared.includes(id) ? 0 : mana),
    toll.mana,
  );
  return price.mana <= more && price.life <= toll.life;
}

export const hasPrice = (toll: Toll | undefined, id: ObjectId): boolean =>
  toll?.each.some(([one]) => one === id) === true;
