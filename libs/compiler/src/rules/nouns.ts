/** Nouns: what is spoken of, with all that describes it. */
import {
  COLORS,
  CREATURE_TYPES,
  PLAIN_KEYWORDS,
  creatureType,
  type CardType,
  type Filter,
  type Reference,
} from '@arbiter/cards';
import type { Noun, Quality, Realm } from '../categories.ts';
import { lexicon, rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, Refused, type OnCard, type Scope } from '../scope.ts';
import { colorOf, landTypeOf } from './numbers.ts';
import { qualities } from './qualities.ts';

/** One filter of several that must all fit, none within another. */
export function allOf(filters: readonly Filter[]): Filter {
  const flat = filters.flatMap((one) => ('all' in one ? one.all : [one]));
  const [only] = flat;
  return flat.length === 1 && only !== undefined ? only : { all: flat };
}

/** What it is. @throws Nonsense of cards in a zone, where only what they are is asked for */
export function filterOf(noun: Noun): Filter {
  if (noun.lies !== undefined) throw new Nonsense();
  return kindOf(noun);
}

/** What permanents are. @throws Nonsense of anything that is not in play */
export function permanentsOf(noun: Noun): Filter {
  if (noun.realm !== 'play') throw new Nonsense();
  return filterOf(noun);
}

/** What cards are of whose zone nothing is said. @throws Nonsense of anything else */
export function cardsOf(noun: Noun): Filter {
  if (noun.realm !== 'card' || noun.lies !== undefined) throw new Nonsense();
  return kindOf(noun);
}

/** What it is, wherever it lies. */
export const kindOf = ({ filters, adjectives = [] }: Noun): Filter =>
  allOf([...filters, ...adjectives]);

const noun = (realm: Realm, sorts: readonly string[], ...filters: readonly Filter[]): Noun => ({
  realm,
  sorts,
  filters,
});

/** Everything that is said of it, each filter by itself. */
export const filtersOf = (noun: Noun): readonly Filter[] => {
  const filter = filterOf(noun);
  return 'all' in filter ? filter.all : [filter];
};

/** The same thing with more said of it. */
export const also = (one: Noun, filters: readonly Filter[]): Noun => ({
  realm: one.realm,
  sorts: one.sorts,
  filters: [...one.filters, ...(one.adjectives ?? []), ...filters],
  ...(one.lies === undefined ? {} : { lies: one.lies }),
});

/** Whether a noun may speak of the text's own object, by what its card is. */
const mayBeItself = (one: Noun, { types }: OnCard): boolean =>
  [...one.filters, ...(one.adjectives ?? [])].every((filter) => {
    if ('type' in filter) return types.includes(filter.type);
    return !('subtype' in filter && one.sorts.includes('creature')) || types.includes('Creature');
  });

/**
 * Other ones than what the sentence is about; than the text's own object, if that could be one of them; or than what the
 * ability is about.
 *
 * @throws Refused if there is nothing that they could be other than
 */
export function others(one: Noun, scope: Scope, focus = scope.focused()): Noun {
  const isOther = (what: Reference): Noun => also(one, [{ not: { among: what } }]);
  if (focus !== null && focus !== 'self' && scope.realmOf(focus) === 'play') return isOther(focus);
  const { subject } = scope;
  if (subject === null || subject === 'self' || mayBeItself(one, scope.card)) {
    // What has left play is a card among the others.
    if (one.realm === 'card' && scope.isOfItself) return isOther('event');
    return also(one, [{ not: { is: 'self' } }]);
  }
  if (typeof subject !== 'string') throw new Refused('"other" than each of many');
  return isOther(subject);
}

/** Adjectives stand in the order of the text, behind the head. */
const withAdjective = (one: Noun, adjective: readonly Filter[]): Noun => ({
  ...one,
  adjectives: [...adjective, ...(one.adjectives ?? [])],
});

const isSpell = (filter: Filter): boolean => 'is' in filter && filter.is === 'spell';

const either = (...nouns: readonly Noun[]): Noun => {
  const [first, ...rest] = nouns as readonly [Noun, ...Noun[]];
  if (rest.some(({ realm }) => realm !== first.realm)) throw new Nonsense();
  if (first.realm === 'stack') {
    // All of them are spells, which need not be said of each.
    const kinds = nouns.map((one) => allOf(filtersOf(one).filter((filter) => !isSpell(filter))));
    const isOfKinds = kinds.every((kind) => !('all' in kind && kind.all.length === 0));
    if (isOfKinds) {
      const filters = [{ is: 'spell' as const }, { any: kinds }];
      return { realm: 'stack', sorts: ['spell'], filters };
    }
  }
  return {
    realm: first.realm,
    sorts: [...new Set(nouns.flatMap(({ sorts }) => sorts))],
    filters: [{ any: nouns.map(filterOf) }],
  };
};

/** Creature types of which one is called as many are. */
const SAME_IN_BOTH: ReadonlySet<string> = new Set([
  'merfolk',
  'treefolk',
  'moonfolk',
  'kavu',
  'kithkin',
  'samurai',
  'zubera',
]);

/** The creature type that a word names in this number. */
function typeIn(word: string, isMany: boolean): string | undefined {
  const capital = (one: string): string =>
    one.replaceAll(/(?<=^|-)[a-z]/gu, (letter) => letter.toUpperCase());
  if (!isMany) return CREATURE_TYPES.has(capital(word)) ? capital(word) : undefined;
  if (SAME_IN_BOTH.has(word)) return capital(word);
  const singular = [creatureType(word), capital(word.replace(/s$/u, ''))];
  return singular.find((one) => one.toLowerCase() !== word && CREATURE_TYPES.has(one));
}

/** What becomes a permanent is neither (6ED 206.1). */
const OF_PERMANENTS: Filter = { not: { any: [{ type: 'Instant' }, { type: 'Sorcery' }] } };

const TYPES: readonly (readonly [CardType, one: string, many: string])[] = [
  ['Artifact', 'artifact', 'artifacts'],
  ['Creature', 'creature', 'creatures'],
  ['Enchantment', 'enchantment', 'enchantments'],
  ['Land', 'land', 'lands'],
];
const SPELL_TYPES: typeof TYPES = [
  ['Instant', 'instant', 'instants'],
  ['Sorcery', 'sorcery', 'sorceries'],
];

/** What a noun in one number is called in the tables. */
const NUMBERS = [
  { head: 'head', described: 'described', bare: 'bare', noun: 'noun', n: 1 },
  { head: 'heads', described: 'described many', bare: 'bare many', noun: 'nouns', n: 2 },
] as const;

const heads: readonly Rule[] = NUMBERS.flatMap(({ head, n }): readonly Rule[] => [
  ...TYPES.map(([type, ...words]) =>
    rule(head, words[n - 1]!, () => noun('play', [words[0], 'permanent'], { type })),
  ),
  ...SPELL_TYPES.map(([type, ...words]) =>
    rule(head, words[n - 1]!, () => noun('stack', ['spell', words[0]], { is: 'spell' }, { type })),
  ),
  rule(head, n === 1 ? 'artifact creature' : 'artifact creatures', () =>
    noun('play', ['creature', 'artifact', 'permanent'], { type: 'Artifact' }, { type: 'Creature' }),
  ),
  rule(head, n === 1 ? 'permanent' : 'permanents', () =>
    noun('play', ['permanent'], { is: 'permanent' }),
  ),
  rule(head, n === 1 ? 'equipment' : 'equipment', () =>
    noun('play', ['equipment', 'artifact', 'permanent'], { subtype: 'Equipment' }),
  ),
  rule(head, n === 1 ? 'equipment card' : 'equipment cards', () =>
    noun('card', ['card'], { subtype: 'Equipment' }),
  ),
  rule(head, n === 1 ? 'aura' : 'auras', () =>
    noun('play', ['aura', 'enchantment', 'permanent'], { type: 'Enchantment' }, { is: 'local' }),
  ),
  rule(head, n === 1 ? 'player' : 'players', () => noun('player', ['player'], { is: 'player' })),
  rule(head, n === 1 ? 'opponent' : 'opponents', () =>
    noun('player', ['player', 'opponent'], { is: 'opponent' }),
  ),
  rule(head, n === 1 ? 'source' : 'sources', () => noun('source', ['source'])),
  rule(head, n === 1 ? 'token' : 'tokens', () =>
    noun('play', ['token', 'permanent'], { not: { is: 'card' } }),
  ),
  rule(head, n === 1 ? '<subtype> token' : '<subtype> tokens', ({ subtype }) =>
    noun('play', ['token', 'permanent'], { not: { is: 'card' } }, { subtype }),
  ),
  // Spells and cards, of a type or of any.
  rule(head, n === 1 ? 'spell' : 'spells', () => noun('stack', ['spell'], { is: 'spell' })),
  rule(head, n === 1 ? 'card' : 'cards', () => noun('card', ['card'])),
  ...[...TYPES, ...SPELL_TYPES].flatMap(([type, word]) => [
    rule(head, `${word} ${n === 1 ? 'spell' : 'spells'}`, () =>
      noun('stack', ['spell'], { is: 'spell' }, { type }),
    ),
    rule(head, `${word} ${n === 1 ? 'card' : 'cards'}`, () =>
      noun('card', ['card', `card of a ${word}`], { type }),
    ),
  ]),
  rule(head, n === 1 ? 'artifact creature card' : 'artifact creature cards', () =>
    noun('card', ['card'], { type: 'Artifact' }, { type: 'Creature' }),
  ),
  ...(
    [
      ['instant', 'Instant', 'sorcery', 'Sorcery'],
      ['artifact', 'Artifact', 'enchantment', 'Enchantment'],
      ['artifact', 'Artifact', 'creature', 'Creature'],
    ] as const
  ).flatMap(([a, A, b, B]) => [
    rule(head, `${a} or ${b} ${n === 1 ? 'spell' : 'spells'}`, () =>
      noun('stack', ['spell'], { is: 'spell' }, { any: [{ type: A }, { type: B }] }),
    ),
    rule(head, `${a} or ${b} ${n === 1 ? 'card' : 'cards'}`, () =>
      noun('card', ['card'], { any: [{ type: A }, { type: B }] }),
    ),
  ]),
  // Kinds of spells and cards that share no type.
  rule(head, `<subtype> or arcane ${n === 1 ? 'spell' : 'spells'}`, ({ subtype }) =>
    noun('stack', ['spell'], { is: 'spell' }, { any: [{ subtype }, { subtype: 'Arcane' }] }),
  ),
  rule(head, `<subtype> or <subtype:two> ${n === 1 ? 'card' : 'cards'}`, ({ subtype, two }) =>
    noun('card', ['card'], { any: [{ subtype }, { subtype: two }] }),
  ),
  rule(head, `<land type> or <land type:two> ${n === 1 ? 'card' : 'cards'}`, (slots) =>
    noun(
      'card',
      ['card'],
      { type: 'Land' },
      { any: [{ subtype: slots['land type'] }, { subtype: slots.two }] },
    ),
  ),
  rule(head, n === 1 ? 'permanent card' : 'permanent cards', () =>
    noun('card', ['card'], OF_PERMANENTS),
  ),
  // Subtypes stand alone, or before what they are subtypes of.
  rule(head, n === 1 ? '<subtype>' : '<subtypes:subtype>', ({ subtype }) =>
    noun('play', [subtype.toLowerCase(), 'creature', 'permanent'], { subtype }),
  ),
  rule(head, n === 1 ? '<subtype> creature' : '<subtype> creatures', ({ subtype }) =>
    noun(
      'play',
      [subtype.toLowerCase(), 'creature', 'permanent'],
      { type: 'Creature' },
      { subtype },
    ),
  ),
  rule(head, n === 1 ? '<subtype> card' : '<subtype> cards', ({ subtype }) =>
    noun('card', ['card', 'card of a creature'], { subtype }),
  ),
  rule(head, n === 1 ? '<subtype> spell' : '<subtype> spells', ({ subtype }) =>
    noun('stack', ['spell'], { is: 'spell' }, { subtype }),
  ),
  rule(head, n === 1 ? '<subtype> permanent card' : '<subtype> permanent cards', ({ subtype }) =>
    noun('card', ['card'], { subtype }, OF_PERMANENTS),
  ),
  lexicon(head, (word) => {
    const type = landTypeOf(word);
    // Plains are one or many.
    if (type === undefined || (type !== 'Plains' && word.endsWith('s') !== (n === 2))) return;
    return noun(
      'play',
      [type.toLowerCase(), 'land', 'permanent'],
      { type: 'Land' },
      { subtype: type },
    );
  }),
  rule(head, n === 1 ? '<land type> card' : '<land type> cards', (slots) =>
    noun('card', ['card'], { type: 'Land' }, { subtype: slots['land type'] }),
  ),
]);

const KINDS: readonly (readonly [string, Filter])[] = [
  ['attacking', { is: 'attacking' }],
  ['blocking', { is: 'blocking' }],
  ['attacking or blocking', { any: [{ is: 'attacking' }, { is: 'blocking' }] }],
  ['unblocked', { is: 'unblocked' }],
  ['blocked', { is: 'blocked' }],
  ['tapped', { is: 'tapped' }],
  ['face-down', { is: 'face down' }],
  ['face-up', { not: { is: 'face down' } }],
  ['untapped', { not: { is: 'tapped' } }],
  ['nonattacking', { not: { is: 'attacking' } }],
  ['nonblocking', { not: { is: 'blocking' } }],
  ['legendary', { supertype: 'Legendary' }],
  ['nonlegendary', { not: { supertype: 'Legendary' } }],
  ['basic', { supertype: 'Basic' }],
  ['nonbasic', { not: { supertype: 'Basic' } }],
  ['world', { supertype: 'World' }],
  ['snow', { supertype: 'Snow-Covered' }],
  ['nontoken', { is: 'card' }],
  ['multicolored', { is: 'multicolored' }],
  ['monocolored', { is: 'monocolored' }],
  ['enchanted', { is: 'enchanted' }],
  ['nonaura', { not: { is: 'local' } }],
  ['colorless', { all: COLORS.map((color) => ({ not: { color } })) }],
];

const adjectives: readonly Rule[] = [
  ...KINDS.map(([word, filter]) => rule('adjective', word, () => [filter])),
  lexicon('adjective', (word) => {
    const color = colorOf(word);
    return color === undefined ? undefined : [{ color }];
  }),
  rule('adjective', '<color> or <color:second>', ({ color, second }) => [
    { any: [{ color }, { color: second }] },
  ]),
  rule('adjective', '<color> and/or <color:second>', ({ color, second }) => [
    { any: [{ color }, { color: second }] },
  ]),
  lexicon('adjective', (word) => {
    const [, bare] = /^non-?(.+)$/u.exec(word) ?? [];
    if (bare === undefined) return undefined;
    const color = colorOf(bare);
    if (color !== undefined) return [{ not: { color } }];
    const type = [...TYPES, ...SPELL_TYPES].find(([, one]) => one === bare)?.[0];
    if (type !== undefined) return [{ not: { type } }];
    const subtype = typeIn(bare, false);
    return subtype === undefined ? undefined : [{ not: { subtype } }];
  }),
];

const posts: readonly Rule[] = [
  ...qualities,
  rule('quality', 'you control', () => [{ controlledBy: 'you' }]),
  rule('quality', "(an opponent controls|your opponents control|you don't control)", () => [
    { controlledBy: 'opponent' },
  ]),
  ...PLAIN_KEYWORDS.flatMap((keyword) => [
    rule('quality', `with ${keyword}`, () => [{ keyword }]),
    rule('quality', `without ${keyword}`, () => [{ not: { keyword } }]),
  ]),
  rule('quality', 'blocking ~', () => [{ is: 'blocking this' }]),
  rule('quality', 'blocked by ~', () => [{ is: 'blocked by this' }]),
  rule('quality', '(blocking or blocked by|blocked by or blocking) ~', () => [
    { any: [{ is: 'blocking this' }, { is: 'blocked by this' }] },
  ]),
  rule('quality', 'of the chosen color', (_, scope) => [chosenWord('color', scope)]),
  rule('quality', 'with the chosen name', () => [{ chosen: 'card name' }]),
  rule('quality', 'of the chosen type', (_, scope) => [chosenWord('creature type', scope)]),
  rule('quality', 'of that (color|type)', (_, scope) => {
    const of = scope.knows(chosenAs('color')) ? 'color' : 'creature type';
    if (!scope.knows(chosenAs(of))) throw new Nonsense();
    return [chosenWord(of, scope)];
  }),
  rule('quality', 'other than ~', () => [{ not: { is: 'self' } }]),
  rule('quality', 'attached to <a noun>', (slots) => [{ attachedTo: filterOf(slots['a noun']) }]),
  rule('quality', 'with a single target', () => [{ is: 'single target' }]),
  rule('quality', 'on the battlefield', () => []),
  rule('quality', 'that attacked this turn', () => [{ is: 'attacked this turn' }]),
  rule('qualities', '<quality>', ({ quality }) => quality),
  rule('qualities', '<quality> <qualities>', ({ quality, qualities }) => [
    ...quality,
    ...qualities,
  ]),
];

/** How a scope knows the word that an instruction has had chosen. */
export const chosenAs = (of: 'color' | 'creature type'): string => `chosen ${of}`;

/** What was chosen by an instruction before, or as the permanent came into play. */
function chosenWord(of: 'color' | 'creature type', scope: Scope): Filter {
  if (!scope.knows(chosenAs(of))) return { chosen: of };
  const { reference } = scope.back(chosenAs(of), (sorts) => sorts.includes(chosenAs(of)));
  if (typeof reference !== 'object' || !('bound' in reference)) throw new Nonsense();
  return { chosen: of, under: reference.bound };
}

const phrases: readonly Rule[] = NUMBERS.flatMap(({ head, described, bare, noun: whole }) => [
  rule(described, `<${head}:one>`, ({ one }) => one),
  rule(described, `<adjective> <${described}:one>`, ({ adjective, one }) =>
    withAdjective(one, adjective),
  ),
  rule(described, `<adjective> , <${described}:one>`, ({ adjective, one }) =>
    withAdjective(one, adjective),
  ),
  rule(bare, `<${described}:one>`, ({ one }) => one),
  // What stands before the first of several could be said of all of them, so nothing does.
  rule(bare, `<${head}:one> (or|and|and/or) <${described}:two>`, ({ one, two }) =>
    either(one, two),
  ),
  rule(
    bare,
    `<${head}:one> , <${head}:two> , (or|and|and/or) <${described}:three>`,
    ({ one, two, three }) => either(one, two, three),
  ),
  rule(whole, `<${bare}:one>`, ({ one }) => one),
  rule(whole, `<${bare}:one> <qualities>`, ({ one, qualities }) => withQualities(one, qualities)),
]);

/** Only cards are in graveyards, only what is in play is controlled. */
function withQualities(one: Noun, qualities: readonly Quality[]): Noun {
  const filters = qualities.flatMap((quality) => ('lies' in quality ? [] : [quality]));
  const [lies, ...more] = qualities.flatMap((quality) => ('lies' in quality ? [quality.lies] : []));
  if (more.length > 0 || (lies !== undefined && one.realm !== 'card')) throw new Nonsense();
  const speaksOfPlay = filters.some((filter) => 'controlledBy' in filter || 'keyword' in filter);
  if (speaksOfPlay && one.realm !== 'play' && one.realm !== 'source') throw new Nonsense();
  return { ...also(one, filters), ...(lies === undefined ? {} : { lies }) };
}

export const nouns: readonly Rule[] = [
  lexicon('subtype', (word) => typeIn(word, false)),
  lexicon('subtypes', (word) => typeIn(word, true)),
  ...heads,
  ...adjectives,
  ...posts,
  ...phrases,
  rule('a noun', '(a|an) <noun>', (slots) => slots.noun),
  rule('a noun', 'another <noun>', (slots, scope) => others(slots.noun, scope, null)),
];

/** Spells of a kind, where only spells are spoken of. */
export function spellsOf(noun: Noun): Filter {
  if (noun.realm !== 'stack') throw new Nonsense();
  return allOf(filtersOf(noun).filter((one) => !('is' in one && one.is === 'spell')));
}
