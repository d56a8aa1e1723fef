/** Facts of a card: what stands on it beside its text. */
import {
  BASIC_LAND_TYPES,
  CARD_TYPES,
  SUPERTYPES,
  type CardDefinition,
  type Color,
} from '@arbiter/cards';

/** A card as data sets describe it. */
export interface CardFacts {
  readonly name: string;
  /** As `{2}{R}{R}`. */
  readonly manaCost?: string | undefined;
  /** The type line, with a long dash: `Artifact Creature — Golem`. */
  readonly type: string;
  readonly power?: string | undefined;
  readonly toughness?: string | undefined;
  /** Where they don't follow from the mana cost. */
  readonly colors?: readonly Color[] | undefined;
  readonly text: string;
}

/** The definition as far as it doesn't come from the text, and what of the facts the language can't say. */
export interface Facts {
  readonly definition: CardDefinition;
  readonly needs: readonly string[];
}

export function readFacts(facts: CardFacts): Facts {
  const needs: string[] = [];
  const [front = '', back = ''] = facts.type.split(' — ');
  const words = front.split(' ');
  const types = CARD_TYPES.filter((type) => words.includes(type));
  const supertypes = SUPERTYPES.filter((one) =>
    words.includes(one === 'Snow-Covered' ? 'Snow' : one),
  );
  for (const word of words) {
    const known: readonly string[] = [...CARD_TYPES, ...SUPERTYPES, 'Snow'];
    if (!known.includes(word)) needs.push(`type: ${word}`);
  }
  const subtypes = back.split(' ').filter((one) => one !== '' && one !== 'Aura');
  for (const one of ['Fortification', 'Curse']) {
    if (subtypes.includes(one)) needs.push(`subtype: ${one}`);
  }
  const landTypes = BASIC_LAND_TYPES.filter((type) => subtypes.includes(type));
  const isBasic = supertypes.includes('Basic');
  const rest = isBasic
    ? subtypes
    : subtypes.filter((one) => !landTypes.some((type) => type === one));
  const cost = costOf(facts.manaCost ?? '', needs);
  if (facts.manaCost === undefined && !types.includes('Land') && !types.includes('Artifact')) {
    needs.push('color: of a card without a mana cost');
  }
  const power = sizeOf(facts.power, needs);
  const toughness = sizeOf(facts.toughness, needs);
  return {
    needs,
    definition: {
      name: facts.name,
      ...(cost === '' ? {} : { cost }),
      ...(supertypes.length > 0 ? { supertypes } : {}),
      types,
      ...(rest.length > 0 ? { subtypes: rest } : {}),
      ...(landTypes.length > 0 && !isBasic ? { countsAs: landTypes } : {}),
      ...(facts.colors === undefined ? {} : { colors: facts.colors }),
      ...(power === undefined ? {} : { power }),
      ...(toughness === undefined ? {} : { toughness }),
    },
  };
}

function costOf(printed: string, needs: string[]): string {
  const symbols = printed.match(/\{[^}]*\}/gu) ?? [];
  return symbols
    .map((symbol) => {
      const letter = symbol.slice(1, -1).toUpperCase();
      if (/^[WUBRG]\/[WUBRG]$/u.test(letter)) return `(${letter})`;
      if (!/^(?:\d+|[XSWUBRGC])$/u.test(letter))
        needs.push('cost: hybrid mana of a number or a colour');
      return letter;
    })
    .join('');
}

function sizeOf(printed: string | undefined, needs: string[]): number | undefined {
  if (printed === undefined) return undefined;
  if (/^-?\d+$/u.test(printed)) return Number(printed);
  // A text has to say it, in place of the `*`.
  if (printed === '*') return 0;
  needs.push('size: worked out');
  return 0;
}
