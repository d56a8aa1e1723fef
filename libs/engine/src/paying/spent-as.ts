import { COLORS, NO_MANA, seldomOf, type Color, type Hybrid, type Mana } from '@arbiter/cards';
import type { Sight } from '../sight/sight.ts';
import { spendsOf, type Spends } from '../sight/spends.ts';
import type { TotalCost } from '../state/costs.ts';

/** The cost as it may be paid by a player whose mana counts as other mana. */
export const asSpent = (sight: Sight, cost: TotalCost): TotalCost =>
  spendsOf(sight, cost.seat).reduce(spentAs, cost);

function spentAs(cost: TotalCost, { spends, as, othersAsColorless }: Spends): TotalCost {
  const { mana, xPaidWith } = cost;
  const { symbols, hybrid = [] } = mana;
  const isMeant = (color: Color): boolean =>
    color !== spends && (as === color || as === 'any color');
  if (othersAsColorless === true) {
    // Whatever asks for a colour asks for this one.
    const colored = COLORS.reduce((sum, _, i) => sum + (symbols[i] ?? 0), hybrid.length);
    const all = one(spends, colored, symbols[COLORS.length] ?? 0);
    return {
      ...cost,
      mana: { symbols: all, generic: mana.generic, x: mana.x, ...seldomOf({ snow: mana.snow }) },
      ...(xPaidWith === undefined ? {} : { xPaidWith: [spends] }),
    };
  }
  const either = COLORS.flatMap((color, i) =>
    isMeant(color) ? Array.from({ length: symbols[i] ?? 0 }, (): Hybrid => [color, spends]) : [],
  );
  const [only, ...others] = xPaidWith ?? [];
  const x = only !== undefined && others.length === 0 && isMeant(only) ? [only, spends] : xPaidWith;
  if (either.length === 0 && x === xPaidWith) return cost;
  const left = symbols.map((many, i) => {
    const color = COLORS[i];
    return color !== undefined && isMeant(color) ? 0 : many;
  });
  return {
    ...cost,
    mana: { ...mana, symbols: left, hybrid: [...hybrid, ...either] },
    ...(x === undefined ? {} : { xPaidWith: x }),
  };
}

/** So much mana of one colour, beside colourless mana. */
const one = (color: Color, many: number, colorless: number): Mana =>
  NO_MANA.map((_, i) => {
    if (i === COLORS.length) return colorless;
    return COLORS[i] === color ? many : 0;
  });
