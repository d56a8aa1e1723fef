import {
  NO_COST,
  parseMana,
  parseManaCost,
  seldomOf,
  type Mana,
  type ManaCost,
} from '@arbiter/cards';

const readCosts = new Map<string, ManaCost>();

/** Reads a mana cost once. */
export function manaCostOf(text: string | undefined): ManaCost {
  if (text === undefined) return NO_COST;
  let cost = readCosts.get(text);
  if (cost === undefined) readCosts.set(text, (cost = parseManaCost(text)));
  return cost;
}

const readAmounts = new Map<string, Mana>();

/** Reads an amount of mana once. */
export function manaOf(text: string): Mana {
  let mana = readAmounts.get(text);
  if (mana === undefined) readAmounts.set(text, (mana = parseMana(text)));
  return mana;
}

export function sumOfCosts(one: ManaCost, other: ManaCost): ManaCost {
  const hybrid = [...(one.hybrid ?? []), ...(other.hybrid ?? [])];
  return {
    ...seldomOf({ hybrid, snow: (one.snow ?? 0) + (other.snow ?? 0) }),
    symbols: one.symbols.map((amount, i) => amount + (other.symbols[i] as number)),
    generic: one.generic + other.generic,
    x: one.x + other.x,
  };
}
