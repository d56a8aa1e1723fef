/** Mana: the five colours in the order of the symbols, then colourless. */
export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
export type Color = (typeof COLORS)[number];

export const MANA_KINDS = [...COLORS, 'C'] as const;
export type ManaKind = (typeof MANA_KINDS)[number];

/** An amount of mana of each kind, in the order of `MANA_KINDS`; always six whole numbers. */
export type Mana = readonly number[];

export const NO_MANA: Mana = [0, 0, 0, 0, 0, 0];

/** A symbol that is paid with either of two colours (TSP 104.3f). */
export type Hybrid = readonly [Color, Color];

/** A mana cost: coloured (and colourless) symbols, generic mana, how many X it holds, hybrid and snow symbols, if any. */
export interface ManaCost {
  readonly symbols: Mana;
  readonly generic: number;
  readonly x: number;
  readonly hybrid?: readonly Hybrid[];
  /** How many {S} it holds, each paid with one mana that a snow permanent made (TSP 104.3h). */
  readonly snow?: number;
}

export const NO_COST: ManaCost = { symbols: NO_MANA, generic: 0, x: 0 };

/**
 * Reads a mana cost such as `3R`, `XG`, `0`, `BBB`, `1(W/U)` or `1S`.
 * @throws {SyntaxError} at any other letter, naming it and its place.
 */
export function parseManaCost(text: string): ManaCost {
  const symbols = [...NO_MANA];
  let generic = 0;
  let x = 0;
  let snow = 0;
  const hybrid: Hybrid[] = [];
  for (const [part] of text.matchAll(/\([WUBRG]\/[WUBRG]\)|\d+|./gu)) {
    const kind = MANA_KINDS.indexOf(part as ManaKind);
    if (kind >= 0) symbols[kind] = (symbols[kind] as number) + 1;
    else if (/^\d+$/u.test(part)) generic += Number(part);
    else if (part === 'X') x += 1;
    else if (part === 'S') snow += 1;
    else if (/^\(.\/.\)$/u.test(part)) hybrid.push(halvesOf(part));
    else throw new SyntaxError(`'${part}' in the mana cost '${text}' is no mana symbol`);
  }
  return { symbols, generic, x, ...seldomOf({ hybrid, snow }) };
}

/** What few costs have: left out where there is none of it. */
export const seldomOf = ({
  hybrid = [],
  snow = 0,
}: {
  readonly hybrid?: readonly Hybrid[] | undefined;
  readonly snow?: number | undefined;
}): Pick<ManaCost, 'hybrid' | 'snow'> => {
  // As nearly all costs are.
  if (hybrid.length === 0 && snow === 0) return NOTHING_SELDOM;
  return {
    ...(hybrid.length === 0 ? {} : { hybrid }),
    ...(snow === 0 ? {} : { snow }),
  };
};

const NOTHING_SELDOM: Pick<ManaCost, 'hybrid' | 'snow'> = {};

/** The two colours of `(W/U)`. */
const halvesOf = (symbol: string): Hybrid => [symbol[1] as Color, symbol[3] as Color];

/** The text that `parseManaCost` reads back to the same cost. */
export function makeManaCost(cost: ManaCost): string {
  const halves = (cost.hybrid ?? []).map(([one, other]) => `(${one}/${other})`).join('');
  const others = 'S'.repeat(cost.snow ?? 0) + halves + makeMana(cost.symbols);
  const generic = cost.generic > 0 || (others === '' && cost.x === 0) ? String(cost.generic) : '';
  return 'X'.repeat(cost.x) + generic + others;
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

/**
 * What an amount of mana may come out as where it has hybrid symbols, each of which gives either of its colours
 * (TSP 104.3g): each outcome once, as `parseMana` reads it.
 */
export function waysToAdd(text: string): readonly string[] {
  if (!text.includes('(')) return [text];
  let ways = [''];
  for (const [part] of text.matchAll(/\([WUBRG]\/[WUBRG]\)|./gu)) {
    const kinds = part.length === 1 ? [part] : halvesOf(part);
    ways = ways.flatMap((way) => kinds.map((kind) => way + kind));
  }
  return [...new Set(ways.map((way) => makeMana(parseMana(way))))];
}

/** How much mana it is, of whatever kind. */
export function manaTotal(mana: Mana): number {
  let total = 0;
  for (let i = 0; i < MANA_KINDS.length; i++) total += mana[i] as number;
  return total;
}

/** 6ED 203.3: the converted mana cost; X counts as 0 unless its value is given (6ED Glossary: X). */
export function manaValue(cost: ManaCost, x = 0): number {
  const { symbols, generic, hybrid = [], snow = 0 } = cost;
  return generic + manaTotal(symbols) + hybrid.length + snow + cost.x * x;
}

/** The colours of a mana cost: those of its symbols (6ED 203.2), both of a hybrid one (TSP 203.2e). */
export function colorsOfCost({ symbols, hybrid = [] }: ManaCost): readonly Color[] {
  return COLORS.filter(
    (color, i) => (symbols[i] as number) > 0 || hybrid.some((halves) => halves.includes(color)),
  );
}
