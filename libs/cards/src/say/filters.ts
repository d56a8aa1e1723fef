import type { FilterWord, FilterWords, Comparison, Filter, Reference } from '../language.ts';
import type { Color } from '../mana.ts';
import { wordIn, type OfPhrase } from '../phrase.ts';
import { amountText } from '../amounts.ts';
import { COLOR_WORDS } from './colors.ts';
import { article, listed } from './grammar.ts';
import { verbFor } from './noun.ts';
import type { Say } from './word.ts';

/** How others say what a filter speaks of. */
export type Saying = Pick<Say, 'kind' | 'noun'>;

/** What a filter says, by where it stands around its noun. */
export interface Parts {
  readonly adjectives: string[];
  readonly nouns: string[];
  readonly after: string[];
}

type Place<F> = OfPhrase<F, readonly [Parts, Saying], void>;

/** Where each word stands. */
const PLACES: { readonly [W in keyof FilterWords]: Place<FilterWords[W]> } = {
  type: ({ type }, { nouns }) => void nouns.push(type.toLowerCase()),
  subtype: ({ subtype }, { adjectives }) => void adjectives.push(subtype),
  supertype({ supertype }, { adjectives }) {
    // It stands before the subtype: a basic Mountain.
    const at = adjectives.findIndex((word) => /^[A-Z]/u.test(word));
    adjectives.splice(at === -1 ? adjectives.length : at, 0, supertype.toLowerCase());
  },
  color: ({ color }, { adjectives }) => void adjectives.push(COLOR_WORDS[color]),
  landwalk: ({ landwalk }, { after }) => void after.push(`with ${landwalk.toLowerCase()}walk`),
  keyword: ({ keyword }, { after }) => void after.push(`with ${keyword}`),
  is: ({ is }, parts, say) => {
    if (is === 'blocking this' || is === 'blocked by this' || is === 'assigned to block this') {
      parts.after.push(`${FIGHTS[is]} ${say.noun('self').text}`);
      return;
    }
    if (is === 'was dealt damage by this') {
      parts.after.push(`dealt damage by ${say.noun('self').text} this turn`);
      return;
    }
    const [where, text] = WORDS[is];
    if (where === 'adjectives') stateOf(text, parts.adjectives);
    else parts[where].push(text);
  },
  attachedTo: ({ attachedTo }, { after }, say) => void after.push(hostText(attachedTo, say)),
  controlledBy: ({ controlledBy }, { after }, say) => {
    const kind = controlledKind(controlledBy);
    if (kind !== null) {
      after.push(`whose controller controls ${article(say.kind(kind))}`);
      return;
    }
    const noun = say.noun(controlledBy);
    after.push(`${noun.text} ${verbFor(noun, 'control')}`);
  },
  ownedBy: ({ ownedBy }, { after }, say) => {
    const noun = say.noun(ownedBy);
    after.push(`${noun.text} ${verbFor(noun, 'own')}`);
  },
  chosen: ({ chosen }, { after }) =>
    void after.push(
      chosen === 'color'
        ? 'of the chosen color'
        : chosen === 'name' || chosen === 'card name'
          ? 'with the chosen name'
          : 'of the chosen type',
    ),
  chose: ({ chose }, { after }) =>
    void after.push(
      `for which ${chose in COLOR_WORDS ? COLOR_WORDS[chose as Color] : chose} was chosen`,
    ),
  sameNameAs: ({ sameNameAs }, { after }, say) =>
    void after.push(`with the same name as ${say.noun(sameNameAs).text}`),
  among: ({ among }, { after }) =>
    void after.push(among === 'enchanted' ? 'that this enchants' : 'among those'),
  firstPrintedIn: ({ firstPrintedIn }, { after }) =>
    void after.push(`with a name first printed in ${firstPrintedIn}`),
  expansion: ({ expansion }, { after }) => void after.push(`from the set ${expansion}`),
  named: ({ named }, { after }) => void after.push(`named ${named}`),
  playableFor: ({ playableFor }, { after }) => void after.push(`with ${playableFor}`),
  targeting: ({ targeting }, { after }, say) =>
    void after.push(`that targets ${oneOf(targeting, say)}`),
  ofSource: ({ ofSource }, { after }, say) => void after.push(`from ${oneOf(ofSource, say)}`),
  power: ({ power }, { after }, say) => void after.push(`with power ${rangeText(power, say)}`),
  toughness: ({ toughness }, { after }, say) =>
    void after.push(`with toughness ${rangeText(toughness, say)}`),
  manaValue: ({ manaValue }, { after }, say) =>
    void after.push(`with converted mana cost ${rangeText(manaValue, say)}`),
  shares: ({ shares, with: other }, { after }, say) =>
    void after.push(`that shares a ${shares} with ${say.noun(other).text}`),
  mostCommonColorAmong: ({ mostCommonColorAmong: among }, { after }, say) =>
    void after.push(
      `of the most common color among all ${say.kind(among, 'many')} or of one tied for most common`,
    ),
  hasCounter: ({ hasCounter }, { after }) =>
    void after.push(`with ${article(`${hasCounter} counter`)} on it`),
  // Before a noun of its own these are adjectives: "instant or sorcery spell", "red or green creature".
  any({ any }, { adjectives, nouns, after }, say) {
    if (any.every((one) => 'chosen' in one && one.chosen === 'creature type')) {
      after.push('of either chosen type');
      return;
    }
    if (isOwnOrControlled(any)) {
      after.push('you own or control');
      return;
    }
    const fights = fighting(any, say);
    if (fights !== null) {
      after.push(fights);
      return;
    }
    const kinds = any.map(ofSpells).filter((one) => one !== null);
    // "Treefolk or Shaman spell": what all of them are is said once.
    const areSpells = kinds.length === any.length;
    const qualities = (areSpells ? kinds : any).map((one) => qualityOf(one, say));
    adjectives.push(listed(qualities, 'or'));
    if (areSpells) nouns.push('spell');
  },
  all: ({ all }, parts, say) => {
    const size = sizeText(all);
    for (const one of all) {
      const most = mostOf(one, all);
      if (most !== null) {
        parts.after.push(`with the greatest ${most}`);
        continue;
      }
      if (size === null || !isSize(one)) placeFilter(one, parts, say);
    }
    if (size !== null) parts.adjectives.push(size);
  },
  not: ({ not }, parts, say) => placeNot(not, parts, say),
};

/** Of which number these have the most among all that are such otherwise; `null` for what asks something else. */
function mostOf(one: Filter, all: readonly Filter[]): string | null {
  const [name, compared] =
    'power' in one
      ? ['power', one.power]
      : 'toughness' in one
        ? ['toughness', one.toughness]
        : 'manaValue' in one
          ? ['converted mana cost', one.manaValue]
          : ['', {}];
  const { equals } = compared;
  if (typeof equals !== 'object' || !('greatest' in equals)) return null;
  const others = all.filter((other) => other !== one);
  return JSON.stringify(equals.among) === JSON.stringify({ every: { all: others } }) ? name : null;
}

/** Of which kind the players control something that are meant; `null` if they are called otherwise. */
function controlledKind(who: Reference): Filter | null {
  if (typeof who !== 'object' || !('controllerOf' in who)) return null;
  const { controllerOf: what } = who;
  return typeof what === 'object' && 'every' in what ? what.every : null;
}

/** What a spell must be like besides being a spell; `null` for what says more or less than that. */
function ofSpells(filter: Filter): Filter | null {
  if (!('all' in filter)) return null;
  const all = filter.all.filter((one) => !('is' in one && one.is === 'spell'));
  return all.length === filter.all.length || all.length === 0 ? null : { all };
}

/** Where it is: `attached to equipped creature`, `on those permanents`, `on a creature`. */
function hostText(host: Filter, say: Saying): string {
  if ('is' in host && host.is === 'self') return `attached to ${say.noun('self').text}`;
  if (!('among' in host)) return `on ${article(say.kind(host))}`;
  const { among } = host;
  const isOne = among === 'enchanted' || (typeof among === 'object' && 'target' in among);
  return isOne ? `attached to ${say.noun(among).text}` : 'on those permanents';
}

/** How it is now is said before what it is: `untapped Island`, `blocking Wall`, `other tapped Elf`. */
function stateOf(word: string, adjectives: string[]): void {
  if (!/(?:tapped|attacking|block)/u.test(word)) adjectives.push(word);
  else adjectives.splice(adjectives[0] === 'other' ? 1 : 0, 0, word);
}

/** Puts what a filter says around a noun. */
export function placeFilter(filter: Filter, parts: Parts, say: Saying): void {
  const place: Place<Filter> = PLACES[wordIn(PLACES, filter)];
  place(filter, parts, say);
}

/** A filter before another noun, as in `red source`, `creature card`; nothing for what lets everything through. */
export function qualityOf(filter: Filter, say: Saying): string {
  if ('any' in filter)
    return listed(
      filter.any.map((one) => qualityOf(one, say)),
      'or',
    );
  const parts: Parts = { adjectives: [], nouns: [], after: [] };
  placeFilter(filter, parts, say);
  const { adjectives, nouns, after } = parts;
  return [commas([...adjectives, ...nouns]), ...after].filter((word) => word !== '').join(' ');
}

/** What is said in adjectives alone, as in `is black`; `null` for what needs a noun. */
export function adjectiveText(filter: Filter, say: Saying): string | null {
  if ('any' in filter) return null;
  const parts: Parts = { adjectives: [], nouns: [], after: [] };
  placeFilter(filter, parts, say);
  const { adjectives, nouns, after } = parts;
  if (nouns.length > 0 || after.length > 0 || !adjectives.every(isAdjective)) return null;
  return adjectives.length === 1 ? (adjectives[0] ?? null) : null;
}

/** `nonartifact, nonblack creature`: two that begin alike have a comma between them. */
export const commas = (words: readonly string[]): string =>
  words
    .map((word, i) =>
      word.startsWith('non') && (words[i + 1] ?? '').startsWith('non') ? `${word},` : word,
    )
    .join(' ');

const isSize = (filter: Filter): boolean => 'power' in filter || 'toughness' in filter;

/** One of a kind; what has a word of its own is only one. */
function oneOf(filter: Filter, say: Saying): string {
  if ('is' in filter && (filter.is === 'self' || filter.is === 'you')) {
    return say.noun(filter.is).text;
  }
  return article(say.kind(filter));
}

/** `1/1`, of exactly such a power and toughness. */
function sizeText(all: readonly Filter[]): string | null {
  const [first, second, ...more] = all.filter(isSize);
  if (more.length > 0 || first === undefined || second === undefined) return null;
  if (!('power' in first) || !('toughness' in second)) return null;
  const [power, toughness] = [first.power.equals, second.toughness.equals];
  return typeof power === 'number' && typeof toughness === 'number'
    ? `${String(power)}/${String(toughness)}`
    : null;
}

/** Whether it asks that you own it or control it. */
const isOwnOrControlled = (any: readonly Filter[]): boolean =>
  JSON.stringify(any) === JSON.stringify([{ ownedBy: 'you' }, { controlledBy: 'you' }]);

/** How a creature fights the object whose text it is. */
const FIGHTS = {
  'blocking this': 'blocking',
  'blocked by this': 'blocked by',
  'assigned to block this': 'assigned to block',
} as const;

/** `blocking or blocked by this`: both ways to fight it; `null` for anything else. */
function fighting(any: readonly Filter[], say: Saying): string | null {
  const ways = any.map((one) => ('is' in one && one.is in FIGHTS ? one.is : null));
  if (ways.length === 0 || ways.includes(null)) return null;
  const verbs = ways.map((way) => FIGHTS[way as keyof typeof FIGHTS]);
  return `${listed(verbs, 'or')} ${say.noun('self').text}`;
}

/** Whether it says only how something fights, so that a creature is meant. */
export function isInCombat(filter: Filter): boolean {
  if ('all' in filter) return filter.all.some(isInCombat);
  if ('any' in filter) return filter.any.length > 0 && filter.any.every(isInCombat);
  return 'is' in filter && FIGHTING.includes(filter.is);
}

const FIGHTING: readonly FilterWord[] = [
  'attacking',
  'blocking',
  'blocked',
  'unblocked',
  'blocking this',
  'blocked by this',
  'assigned to block this',
];

type Placed = readonly [where: keyof Parts, text: string];

/** What speaks of the object whose text it is. */
type OfItself = keyof typeof FIGHTS | 'was dealt damage by this';

/** What follows `is`, and where it stands. */
const WORDS: Readonly<Record<Exclude<FilterWord, OfItself>, Placed>> = {
  player: ['nouns', 'player'],
  permanent: ['nouns', 'permanent'],
  card: ['nouns', 'card'],
  // Behind what kind of spell it is.
  spell: ['nouns', 'spell'],
  token: ['nouns', 'token'],
  you: ['nouns', 'you'],
  opponent: ['nouns', 'opponent'],
  self: ['nouns', 'this'],
  'assigned damage': ['nouns', 'assigned damage'],
  local: ['adjectives', 'local'],
  tapped: ['adjectives', 'tapped'],
  untapped: ['adjectives', 'untapped'],
  'face down': ['adjectives', 'face-down'],
  suspended: ['adjectives', 'suspended'],
  enchanted: ['adjectives', 'enchanted'],
  multicolored: ['adjectives', 'multicolored'],
  monocolored: ['adjectives', 'monocolored'],
  colorless: ['adjectives', 'colorless'],
  attacking: ['adjectives', 'attacking'],
  blocking: ['adjectives', 'blocking'],
  blocked: ['adjectives', 'blocked'],
  unblocked: ['adjectives', 'unblocked'],
  'single target': ['after', 'with a single target'],
  'attacked this turn': ['after', 'that attacked this turn'],
  'attacked last turn': ['after', 'that attacked during its controller’s last turn'],
  'was dealt damage this turn': ['after', 'that was dealt damage this turn'],
  'dealt damage to an opponent': ['after', 'that dealt damage to an opponent this turn'],
  'drawn this turn': ['after', 'drawn this turn'],
  'came under control this turn': ['after', 'that came under its controller’s control this turn'],
  'above this': ['after', 'above it'],
  'made by this': ['after', 'made with it'],
  'haunted by this': ['after', 'that it haunts'],
  'able to make mana': ['after', 'with a mana ability'],
  'able to do more than make mana': [
    'after',
    'with an activated ability that isn’t a mana ability',
  ],
  ability: ['nouns', 'activated or triggered ability'],
  'activated ability': ['nouns', 'activated ability'],
  'on the way to the graveyard': ['after', 'that would be put into a graveyard'],
};

/** Words that have one of their own for what isn't so. */
const OPPOSITES: Partial<Readonly<Record<FilterWord, string>>> = {
  local: 'global',
  tapped: 'untapped',
  token: 'nontoken',
  attacking: 'nonattacking',
  enchanted: 'unenchanted',
};

/** Phrases that have another for what isn't so. */
const UNTRUE: Partial<Readonly<Record<FilterWord, string>>> = {
  'attacked this turn': 'that didn’t attack this turn',
  'came under control this turn': 'that didn’t come under its controller’s control this turn',
};

function placeNot(filter: Filter, { adjectives, nouns, after }: Parts, say: Saying): void {
  const opposite = 'is' in filter ? OPPOSITES[filter.is] : undefined;
  const untrue = 'is' in filter ? UNTRUE[filter.is] : undefined;
  if (opposite !== undefined) stateOf(opposite, adjectives);
  else if (untrue !== undefined) after.push(untrue);
  else if ('is' in filter && filter.is === 'card') nouns.push('token');
  else if ('is' in filter && filter.is === 'self') adjectives.unshift('other');
  else if ('supertype' in filter) adjectives.push(`non${filter.supertype.toLowerCase()}`);
  else if ('type' in filter) adjectives.push(`non${filter.type.toLowerCase()}`);
  else if ('color' in filter) adjectives.push(`non${COLOR_WORDS[filter.color]}`);
  else if ('subtype' in filter) adjectives.push(`non-${filter.subtype}`);
  else if ('keyword' in filter) after.push(`without ${filter.keyword}`);
  else if ('landwalk' in filter) after.push(`without ${filter.landwalk.toLowerCase()}walk`);
  else if ('named' in filter) after.push(`not named ${filter.named}`);
  else if ('among' in filter && filter.among === 'event' && say.noun('event').text === 'it') {
    // What has left play is a card among others.
    adjectives.unshift('other');
  } else if ('among' in filter && typeof filter.among === 'string') {
    after.push(`other than ${say.noun(filter.among).text}`);
  } else if ('among' in filter && isNamed(filter.among, say)) adjectives.unshift('other');
  else if ('among' in filter) after.push(notAmong(filter.among, say));
  else if ('controlledBy' in filter) {
    const noun = say.noun(filter.controlledBy);
    after.push(`${noun.text} ${noun.number === 'one' ? 'doesn’t' : 'don’t'} control`);
  } else after.push(`that isn’t ${article(say.kind(filter))}`);
}

/** `other than that card`, `not among those`. */
function notAmong(those: Reference, say: Saying): string {
  if (typeof those !== 'object' || !('bound' in those)) return 'not among those';
  const { text, number } = say.noun(those);
  return number === 'one' && text === 'that card' ? `other than ${text}` : 'not among those';
}

/** Whether a reference is to a target, or to what the text calls by the name of its card. */
const isNamed = (what: Reference, say: Saying): boolean =>
  typeof what === 'object' &&
  ('target' in what || ('bound' in what && say.noun(what).text === say.noun('self').text));

/** `2 or less`, `X`, `from 2 to 4`, `equal to the number of creatures you control`. */
function rangeText({ atLeast, atMost, equals }: Comparison, say: Saying): string {
  if (equals !== undefined) {
    const isPlain = typeof equals === 'number' || equals === 'X';
    return `${isPlain ? '' : 'equal to '}${amountText(equals, say)}`;
  }
  if (atLeast !== undefined && atMost !== undefined) {
    return `from ${amountText(atLeast, say)} to ${amountText(atMost, say)}`;
  }
  if (atMost !== undefined && typeof atMost === 'object' && 'difference' in atMost) {
    const [most, less] = atMost.difference;
    if (less === 1) return `less than ${amountText(most, say)}`;
  }
  const [limit, word] = atLeast === undefined ? [atMost ?? 0, 'less'] : [atLeast, 'greater'];
  return typeof limit === 'number' || limit === 'X'
    ? `${limit} or ${word}`
    : `${word} than or equal to ${amountText(limit, say)}`;
}

const ADJECTIVES: ReadonlySet<string> = new Set([
  ...Object.values(WORDS).flatMap(([where, text]) => (where === 'adjectives' ? [text] : [])),
  ...Object.values(OPPOSITES),
  'other',
  'basic',
  'legendary',
  'world',
  'snow-covered',
  ...Object.values(COLOR_WORDS),
]);

/** Whether a word needs a noun after it. */
export const isAdjective = (word: string): boolean =>
  ADJECTIVES.has(word) || word.startsWith('non') || /^\d+\/\d+$/u.test(word);
