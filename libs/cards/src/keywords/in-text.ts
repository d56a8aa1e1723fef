import { COLORS } from '../mana.ts';
import { BASIC_LAND_TYPES, type TextChange } from '../language.ts';
import { changeWords } from '../text.ts';
import { keywordOf, type Keyword, type KeywordAbility } from './index.ts';

/** Every keyword that stands in a text, or that changes of its words can make of one that does. */
export function keywordsIn(text: unknown): Keyword[] {
  const found = new Set(abilitiesIn(text).map(keywordOf));
  for (const { ability } of found) {
    for (const change of CHANGES) found.add(keywordOf(changeWords(ability, change)));
  }
  return [...found];
}

function abilitiesIn(text: unknown): KeywordAbility[] {
  if (typeof text !== 'object' || text === null) return [];
  if ((text as { readonly kind?: unknown }).kind === 'keyword') return [text as KeywordAbility];
  return Object.values(text).flatMap(abilitiesIn);
}

const CHANGES: readonly TextChange[] = [
  ...pairsOf(BASIC_LAND_TYPES).map(([from, to]) => ({ word: 'land' as const, from, to })),
  ...pairsOf(COLORS).map(([from, to]) => ({ word: 'color' as const, from, to })),
];

function pairsOf<T>(words: readonly T[]): (readonly [T, T])[] {
  return words.flatMap((from) =>
    words.filter((to) => to !== from).map((to) => [from, to] as const),
  );
}
