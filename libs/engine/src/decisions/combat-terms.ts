import { manaTotal } from '@arbiter/cards';
import { freeMana } from '../paying/limited-mana.ts';
import { manaSources, type ManaSource } from '../paying/mana-budget.ts';
import type { CombatRules } from '../sight/combat-rules.ts';
import { everyInPlay, fits } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import type { DeclarationCost } from '../spaces/declaration-cost.ts';
import type { ObjectId } from '../state/basics.ts';

/** What these creatures cost to declare, if any of them costs something, and what its player could pay. */
export function declarationCostOf(
  sight: Sight,
  rules: CombatRules,
  creatures: readonly ObjectId[],
  what: 'attack' | 'block',
  attackers: readonly ObjectId[] = [],
): DeclarationCost | undefined {
  const prices = creatures.flatMap((id) =>
    rules
      .some(id, 'costsTo')
      .filter(({ rule }) => rule.costsTo === what)
      .map((price) => ({ id, ...price })),
  );
  const [first] = prices;
  if (first === undefined) return undefined;
  const seat = sight.object(first.id).controller;
  const each = prices.map(({ id, rule: { pay, whom }, from }) => {
    const [mana, life] = [pay.mana ?? 0, pay.life ?? 0];
    if (whom === undefined) return [id, mana, life] as const;
    return [id, mana, life, attackers.filter((one) => fits(sight, whom, one, from))] as const;
  });
  const sacrifices = prices.flatMap(({ id, rule: { pay }, from }) => {
    if (pay.sacrifice === undefined) return [];
    const own = everyInPlay(sight, pay.sacrifice.what, from).filter(
      (one) => sight.object(one).controller === seat,
    );
    return [{ creature: id, ...pay.sacrifice, among: own }];
  });
  const player = sight.game.players[seat];
  // Most attackers tap for the attack, so they are not tapped for its mana (6ED 308.2).
  const taps = creatures.filter(
    (id) => what === 'attack' && rules.some(id, 'attacksWithoutTapping').length === 0,
  );
  const anyway = manaSources(sight, seat, taps);
  const mana = manaTotal(freeMana(player)) + genericFrom(anyway);
  const manaOf = taps.flatMap((id) => {
    const of = (sources: readonly ManaSource[]): number =>
      genericFrom(sources.filter(({ object }) => object === id));
    const more = of(manaSources(sight, seat)) - of(anyway);
    return more === 0 ? [] : [[id, more] as const];
  });
  return {
    ...{ each, mana, life: Math.max(0, player.life), manaOf },
    ...(sacrifices.length === 0 ? {} : { sacrifices }),
  };
}

/** How much mana of any kind they give at most, each permanent once. */
function genericFrom(sources: readonly ManaSource[]): number {
  const most = new Map<ObjectId, number>();
  for (const { object, yields } of sources) {
    most.set(object, Math.max(most.get(object) ?? 0, manaTotal(yields)));
  }
  return [...most.values()].reduce((sum, amount) => sum + amount, 0);
}

/** Which of these creatures need more than one other, and how many. */
export function companyOf(
  creatures: readonly ObjectId[],
  needs: (id: ObjectId) => readonly (true | number)[],
): readonly (readonly [ObjectId, number])[] {
  return creatures.flatMap((id) => {
    let least = 0;
    for (const one of needs(id)) least = Math.max(least, one === true ? 1 : one);
    return least > 1 ? [[id, least] as const] : [];
  });
}

/** Whether a rule of combat forbids it this. */
export const cant = (rules: CombatRules, id: ObjectId, what: string): boolean =>
  rules.some(id, 'cant').some(({ rule }) => rule.cant === what);
/** Whether a rule of combat asks this of it. */
export const must = (rules: CombatRules, id: ObjectId, what: string): boolean =>
  rules.some(id, 'must').some(({ rule }) => rule.must === what);

/** Whether the player controls a land of that type. */
export function controlsLandOfType(sight: Sight, seat: 0 | 1, type: string): boolean {
  return controlsLand(sight, seat, { land: type });
}

/** Whether the player controls a land with this subtype and supertype, as far as they are named (TSP 502.6a). */
export function controlsLand(
  sight: Sight,
  seat: 0 | 1,
  { land, supertype }: { readonly land?: string; readonly supertype?: string },
): boolean {
  return sight.game.battlefield.some((id) => {
    if (sight.object(id).controller !== seat) return false;
    const { types, subtypes, supertypes } = sight.look().of(id);
    if (!types.includes('Land') || (land !== undefined && !subtypes.includes(land))) return false;
    return supertype === undefined || supertypes.some((one) => one === supertype);
  });
}
