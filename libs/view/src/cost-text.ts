import { costText, makeManaCost, manaValue, NO_MANA, symbols } from '@arbiter/cards';
import { manaDue, type Sight, type TotalCost } from '@arbiter/engine';

/** A cost in full, with all that was added to it and X filled in: `{3}{R}, Sacrifice a creature`. */
export function totalCostText(sight: Sight, cost: TotalCost, name: string): string {
  const due = manaDue(cost);
  const mana = symbols(makeManaCost({ ...due, x: 0 }));
  const others = cost.parts
    .map(({ mana: _, ...rest }) => ({
      ...rest,
      ...(rest.life === 'X' && { life: cost.x }),
    }))
    .map((part) => costText(part, name, sight.rules.cardTerms))
    .filter((text) => text !== '');
  const isFree = manaValue({ ...due, x: 0 }) === 0;
  return [...(isFree && others.length > 0 ? [] : [mana]), ...others].join(', ');
}

/** A cost whose X is still open: `{X}{R}`. */
export function openCostText(sight: Sight, cost: TotalCost, name: string): string {
  if (cost.mana.x === 0 || cost.x > 0) return totalCostText(sight, cost, name);
  const due = { ...manaDue(cost), x: 0 };
  const rest = manaValue(due) === 0 ? '' : makeManaCost(due);
  const others = totalCostText(
    sight,
    { ...cost, mana: { symbols: NO_MANA, generic: 0, x: 0 }, less: 0 },
    name,
  );
  const mana = symbols(`${'X'.repeat(cost.mana.x)}${rest}`);
  return others === symbols('0') ? mana : `${mana}, ${others}`;
}
