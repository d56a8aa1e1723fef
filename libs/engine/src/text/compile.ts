import {
  CREATURE_TYPES,
  changeText,
  colorsOfCost,
  creatureType,
  keywordOf,
  parseManaCost,
  type Ability,
  type CardDefinition,
  type CardType,
  type Effects,
  type EntersAbility,
  type Keyword,
  type KeywordName,
  type TargetSpec,
  type TextChange,
} from '@arbiter/cards';
import type { CompiledAbility, CompiledMode, Printed } from './printed.ts';
import { TextCompiler } from './text-compiler.ts';

/** Cards of these types never stay in play. */
const NOT_PERMANENT: readonly CardType[] = ['Instant', 'Interrupt', 'Mana Source', 'Sorcery'];

const MANA_OF_LAND: Readonly<Record<string, string>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

/**
 * Compiles a definition, with words replaced. Pure: the same input gives the same printed characteristics.
 * @param meaning the keyword whose meaning the definition is
 * @param known what it is known by: a token may have a name that is another's
 */
export function printedOf(
  original: CardDefinition,
  text: readonly TextChange[],
  meaning: KeywordName | null = null,
  known: string = original.name,
): Printed {
  const definition = text.length === 0 ? original : changeText(original, text);
  const compiler = new TextCompiler(definition, known, text, meaning);
  const cost = parseManaCost(definition.cost ?? '');
  const subtypes = subtypesOf(definition);
  const written = definition.abilities ?? [];
  const abilities = [...manaAbilities(definition, subtypes), ...written].map((ability, index) =>
    compiler.abilityAt(ability, index),
  );
  const keywords = written.flatMap((ability) =>
    ability.kind === 'keyword' ? [keywordOf(ability)] : [],
  );
  const partial = {
    definition,
    name: definition.name,
    cost,
    text,
    types: definition.types,
    subtypes,
    supertypes: definition.supertypes ?? [],
    colors: definition.colors ?? colorsOfCost(cost),
    power: definition.power ?? 0,
    toughness: definition.toughness ?? 0,
    keywords,
    abilities,
    modes: modesOf(definition, compiler),
    enchants: definition.enchants ?? null,
    buyback: definition.buyback ?? null,
    isPermanentCard: !definition.types.some((type) => NOT_PERMANENT.includes(type)),
    enters: entersOf(written, keywords),
    inner: compiler.inner,
    granted: compiler.granted,
  };
  const printed = partial as typeof partial & { printed: Printed };
  printed.printed = printed;
  return printed;
}

/** 6ED 214.9e: a basic land has the mana ability of its type, whatever its text box says. */
function manaAbilities({ types }: CardDefinition, subtypes: readonly string[]): Ability[] {
  if (!types.includes('Land')) return [];
  return subtypes.flatMap((subtype): Ability[] => {
    const mana = MANA_OF_LAND[subtype];
    if (mana === undefined) return [];
    return [{ kind: 'activated', cost: { tap: true }, effect: [{ do: 'addMana', mana }] }];
  });
}

/** What it does as a spell; without a mode it does nothing, aimed at what it will enchant. */
function modesOf(
  { spell = [], enchants, enchantsIn, abilities = [] }: CardDefinition,
  compiler: TextCompiler,
): CompiledMode[] {
  if (spell.length === 0) {
    const aim = enchantsIn === undefined ? {} : { in: enchantsIn };
    const targets =
      enchants === undefined ? chosenAsPlayed(abilities) : [{ what: enchants, ...aim }];
    return [{ targets, program: [] }];
  }
  const isEpic = abilities.some((one) => one.kind === 'keyword' && one.keyword === 'epic');
  return spell.map(({ targets = [], effect, entwine }) => ({
    targets,
    program: compiler.effects(isEpic ? [...effect, ...EPIC] : effect),
    ...(entwine === undefined ? {} : { costsMore: entwine }),
  }));
}

/** What its text chooses as the permanent itself is played, and not as its abilities are (5ED More on Targeting.6). */
const chosenAsPlayed = (abilities: readonly Ability[]): readonly TargetSpec[] =>
  abilities.some((one) => one.kind === 'enters' && one.choosing === 'target opponent')
    ? [{ what: { is: 'opponent' } }]
    : [];

/** TSP 502.44a: no other spell from then on, and a copy of this one without epic in each upkeep. */
const EPIC: Effects = [
  { do: 'standing', effect: { forbids: 'playing spells', who: 'you' } },
  {
    do: 'delay',
    until: { step: 'upkeep', of: 'you' },
    every: true,
    effect: [{ do: 'copySpell', what: 'self', without: 'epic' }],
  },
];

function entersOf(
  written: readonly Ability[],
  keywords: readonly Keyword[],
): readonly EntersAbility[] {
  const all = [...written, ...keywords.flatMap(({ means }) => means?.abilities ?? [])];
  return all.filter((ability) => ability.kind === 'enters');
}

const EVERY_CREATURE_TYPE: readonly string[] = [...CREATURE_TYPES].map(creatureType);

/** 6ED 214.7b: creature types without number and gender. 6ED 212.2c: a land's type is its own name, beside what it counts as; it isn't told on the type line. */
function subtypesOf({
  name,
  types,
  subtypes,
  countsAs = [],
  countsAsInstead,
  abilities = [],
}: CardDefinition): readonly string[] {
  // Newer than TSP: in every zone, and whatever becomes of its abilities.
  const isChangeling = abilities.some(
    (one) => one.kind === 'keyword' && one.keyword === 'changeling',
  );
  if (isChangeling) return EVERY_CREATURE_TYPE;
  if (countsAsInstead === true) return countsAs;
  if (types.includes('Creature') || types.includes('Tribal')) {
    return [...(subtypes ?? []).map(creatureType), ...countsAs];
  }
  // A change of words may have made one type of two.
  return [...new Set([...(subtypes ?? (types.includes('Land') ? [name] : [])), ...countsAs])];
}

/** The keywords among abilities that are given with their text. */
export function keywordsAmong(abilities: readonly CompiledAbility[]): Keyword[] {
  return abilities.flatMap(({ ability }) =>
    ability.kind === 'keyword' ? [keywordOf(ability)] : [],
  );
}
