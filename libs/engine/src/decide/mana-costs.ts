import { NO_COST, parseManaCost, type ManaCost } from '@arbiter/cards';

const readCosts = new Map<string, ManaCost>();

/** Reads a mana cost once. */
export function manaCostOf(text: string | undefined): ManaCost {
  if (text === undefined) return NO_COST;
  let cost = readCosts.get(text);
  if (cost === undefined) readCosts.set(text, (cost = parseManaCost(text)));
  return cost;
}

export function sumOfCosts(one: ManaCost, other: ManaCost): ManaCost {
  return {
    symbols: one.symbols.map((amount, i) => amount + (other.symbols[i] as number)),
    generic: one.generic + other.generic,
    x: one.x + other.x,
  };
}
