/** Mana: the five colours in the order of the symbols, then colourless. */
export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
export type Color = (typeof COLORS)[number];

export const MANA_KINDS = [...COLORS, 'C'] as const;
export type ManaKind = (typeof MANA_KINDS)[number];

/** An amount of mana of each kind, in the order of `MANA_KINDS`; always six whole numbers. */
export type Mana = readonly number[];

export const NO_MANA: Mana = [0, 0, 0, 0, 0, 0];

/** A mana cost: coloured (and colourless) symbols, generic mana, and how many X it holds. */
export interface ManaCost {
  readonly symbols: Mana;
  readonly generic: number;
  readonly x: number;
}

export const NO_COST: ManaCost = { symbols: NO_MANA, generic: 0, x: 0 };

/**
 * Reads a mana cost such as `3R`, `XG`, `0` or `BBB`.
 * @throws {SyntaxError} at any other letter, naming it and its place.
 */
export function parseManaCost(text: string): ManaCost {
  const symbols = [...NO_MANA];
  let generic = 0;
  let x = 0;
  for (const [part] of text.matchAll(/\d+|./gu)) {
    const kind = MANA_KINDS.indexOf(part as ManaKind);
    if (kind >= 0) symbols[kind] = (symbols[kind] as number) + 1;
    else if (/^\d+$/u.test(part)) generic += Number(part);
    else if (part === 'X') x += 1;
    else throw new SyntaxError(`'${part}' in the mana cost '${text}' is no mana symbol`);
  }
  return { symbols, generic, x };
}

/** The text that `parseManaCost` reads back to the same cost. */
export function makeManaCost(cost: ManaCost): string {
  const colored = makeMana(cost.symbols);
  const generic = cost.generic > 0 || (colored === '' && cost.x === 0) ? String(cost.generic) : '';
  return 'X'.repeat(cost.x) + generic + colored;
}

/**
 * Reads an amount of mana such as `RRG`; letters stand in any order.
 * @throws {SyntaxError} at any other letter.
 */
export function parseMana(text: string): Mana {
  const mana = [...NO_MANA];
  for (const letter of text) {
    const kind = MANA_KINDS.indexOf(letter as ManaKind);
    if (kind < 0) throw new SyntaxError(`'${letter}' in '${text}' is no mana`);
    mana[kind] = (mana[kind] as number) + 1;
  }
  return mana;
}

/** The letters of an amount of mana, in the order of `MANA_KINDS`; the inverse of `parseMana`. */
export function makeMana(mana: Mana): string {
  return MANA_KINDS.map((kind, i) => kind.repeat(mana[i] as number)).join('');
}

/** How much mana it is, of whatever kind. */
export function manaTotal(mana: Mana): number {
  let total = 0;
  for (const amount of mana) total += amount;
  return total;
}

/** 6ED 203.3: the converted mana cost; X counts as 0 unless its value is given (6ED Glossary: X). */
export function manaValue(cost: ManaCost, x = 0): number {
  return cost.generic + manaTotal(cost.symbols) + cost.x * x;
}
