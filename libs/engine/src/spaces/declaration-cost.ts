import type { Filter } from '@arbiter/cards';
import type { ObjectId } from '../state/basics.ts';

/** What it costs a player to declare some creatures, and what there is to pay with (6ED 308.2, 309.2). */
export interface DeclarationCost {
  /** Generic mana and life for each creature that has a price; `against`: for blocking one of these alone. */
  readonly each: readonly (readonly [
    ObjectId,
    mana: number,
    life: number,
    against?: readonly ObjectId[],
  ])[];
  readonly mana: number;
  readonly life: number;
  /** Mana that these creatures give if they are not declared: they tap for it. */
  readonly manaOf: readonly (readonly [ObjectId, number])[];
  /** Permanents that are sacrificed for a creature, and among which they are. */
  readonly sacrifices?: readonly SacrificeToDeclare[];
}

export interface SacrificeToDeclare {
  readonly creature: ObjectId;
  readonly count: number;
  readonly what: Filter;
  readonly among: readonly ObjectId[];
}

/** Creatures that are declared and, where they block, whom. */
export interface Declared {
  readonly creatures: readonly ObjectId[];
  readonly blocks?: readonly (readonly [blocker: ObjectId, attacker: ObjectId])[];
}

/** What these creatures cost together. */
export function priceOf(
  { each, sacrifices = [] }: DeclarationCost,
  { creatures, blocks = [] }: Declared,
): {
  readonly mana: number;
  readonly life: number;
  readonly sacrifices: readonly SacrificeToDeclare[];
} {
  let [mana, life] = [0, 0];
  for (const [id, someMana, someLife, against] of each) {
    const isPriced =
      against === undefined
        ? creatures.includes(id)
        : blocks.some(([blocker, attacker]) => blocker === id && against.includes(attacker));
    if (!isPriced) continue;
    mana += someMana;
    life += someLife;
  }
  return { mana, life, sacrifices: sacrifices.filter((one) => creatures.includes(one.creature)) };
}

/** Whether all of them can be paid for. */
export function isAffordable(cost: DeclarationCost | undefined, declared: Declared): boolean {
  if (cost === undefined) return true;
  const price = priceOf(cost, declared);
  const more = cost.manaOf.reduce(
    (sum, [id, mana]) => sum + (declared.creatures.includes(id) ? 0 : mana),
    cost.mana,
  );
  return price.mana <= more && price.life <= cost.life && areThere(price.sacrifices);
}

/** Whether there is enough to sacrifice: nothing is sacrificed twice. */
const areThere = (sacrifices: readonly SacrificeToDeclare[]): boolean =>
  sacrifices.every(({ among }) => {
    const taken = sacrifices.filter((other) => other.among.every((id) => among.includes(id)));
    return taken.reduce((sum, { count }) => sum + count, 0) <= among.length;
  });

/** Whether something is paid for declaring it, or for its blocking this attacker. */
export const hasPrice = (
  cost: DeclarationCost | undefined,
  id: ObjectId,
  attacker?: ObjectId,
): boolean =>
  cost?.each.some(
    ([one, , , against]) =>
      one === id && (against === undefined || attacker === undefined || against.includes(attacker)),
  ) === true || cost?.sacrifices?.some(({ creature }) => creature === id) === true;
