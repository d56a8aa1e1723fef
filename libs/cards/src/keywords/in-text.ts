import { CREATURE_TYPES } from '../creature-type-names.ts';
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

/** The keyword of that name which a change of a creature type makes of one of these; none, if there is no such. */
export function keywordOfAnotherType(known: Iterable<Keyword>, name: string): Keyword | undefined {
  for (const { ability } of known) {
    for (const from of typesIn(ability)) {
      for (const to of CREATURE_TYPES) {
        const changed = keywordOf(changeWords(ability, { word: 'creature', from, to }));
        if (changed.name === name) return changed;
      }
    }
  }
  return undefined;
}

/** What may be creature types in a keyword's parameter. */
function typesIn(part: object): readonly string[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'subtype' && typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? typesIn(value) : [];
  });
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
