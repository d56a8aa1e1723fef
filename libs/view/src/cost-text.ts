import { costText, makeManaCost, manaValue, NO_MANA, symbols, type Cost } from '@arbiter/cards';
import { manaDue, type Sight, type TotalCost } from '@arbiter/engine';

/** A cost in full, with all that was added to it and X filled in: `{3}{R}, Sacrifice a creature`. */
export function totalCostText(sight: Sight, cost: TotalCost, name: string): string {
  const due = { ...manaDue(cost), x: 0 };
  const others = cost.parts
    .map((part) => besideMana(sight, part, cost.x, name))
    .filter((text) => text !== '');
  if (others.length > 0 && manaValue(due) === 0) return others.join(', ');
  return [symbols(makeManaCost(due)), ...others].join(', ');
}

/** What a part of a cost asks besides mana. */
function besideMana(sight: Sight, part: Cost, x: number, name: string): string {
  const { cardTerms: terms } = sight.rules;
  const known = BESIDE_MANA.get(part);
  if (known?.name === name && known.terms === terms) return known.text;
  const rest = withoutMana(part);
  if (rest.life === 'X') return costText({ ...rest, life: x }, name, terms);
  const text = costText(rest, name, terms);
  BESIDE_MANA.set(part, { name, terms, text });
  return text;
}

const withoutMana = ({ mana: _, ...rest }: Cost): Cost => rest;

/** Texts already made: the parts of a cost are those of the ability or the card for every decision that offers it. */
const BESIDE_MANA = new WeakMap<
  Cost,
  { readonly name: string; readonly terms: object; readonly text: string }
>();

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
