import {
  makeManaCost,
  manaValue,
  parseManaCost,
  type CardDefinition,
  type ManaCost,
} from '@arbiter/cards';

/** Whether a card costs what is looked for. */
export type WantedCost = (card: CardDefinition) => boolean;

const BY_VALUE = /^(<=|>=|<|>|=)(\d{1,3})$/u;

/**
 * Reads a mana cost as players write it: `1R`, `r1` and `{1}{R}` are one, `{W/U}` is a hybrid symbol; `=3`, `<=3` or `>3`
 * asks for the converted mana cost. Nothing at all stands for cards that have no mana cost.
 *
 * @returns null: it is no cost
 */
export function parseWantedCost(text: string): WantedCost | null {
  const plain = text.replaceAll(/\s/gu, '').toUpperCase();
  if (plain === '') return ({ cost }) => cost === undefined;
  const [, sign, number] = BY_VALUE.exec(plain) ?? [];
  if (sign !== undefined) return isOfValue(sign, Number(number));
  const symbols = plain.replaceAll(/\{(.\/.)\}/gu, '($1)').replaceAll(/[{}]/gu, '');
  const wanted = costOf(symbols);
  if (wanted === null) return null;
  const written = makeManaCost(wanted);
  return ({ cost }) => cost !== undefined && makeManaCost(parseManaCost(cost)) === written;
}

function costOf(text: string): ManaCost | null {
  try {
    return parseManaCost(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const isOfValue =
  (sign: string, number: number): WantedCost =>
  ({ cost }) => {
    const value = cost === undefined ? 0 : manaValue(parseManaCost(cost));
    switch (sign) {
      case '<=':
        return value <= number;
      case '>=':
        return value >= number;
      case '<':
        return value < number;
      case '>':
        return value > number;
      default:
        return value === number;
    }
  };
