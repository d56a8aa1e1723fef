import type { Filter } from './language.ts';
import { COLOR_WORDS } from './say/colors.ts';
import { article, listed, pluralOf } from './say/grammar.ts';

/** What a filter says, by where it stands around its noun. */
interface Parts {
  readonly adjectives: string[];
  readonly nouns: string[];
  readonly after: string[];
}

/** A filter as a noun: `nonbasic land`, `creature you control`, `creature or player`; or of many, `nonbasic lands`. */
export function filterText(filter: Filter, number: 'one' | 'many' = 'one'): string {
  if ('any' in filter) return alternatives(filter.any, number);
  const { adjectives, nouns, after } = partsOf(filter);
  // A subtype says what it is by itself: an Island is a land.
  const isNamed = adjectives.some(isCapital);
  const words = [...adjectives, ...nouns.filter((noun) => !(isNamed && noun === 'land'))];
  const all = words.every(isAdjective) ? [...words, 'permanent'] : words;
  const last = all.length - 1;
  const said = all.map((word, i) => (i === last && number === 'many' ? pluralOf(word) : word));
  return [commas(said), ...after].join(' ');
}

/** The noun alone, without what it must be like: `creature`, `player`, `card`. */
export function headText(filter: Filter, number: 'one' | 'many' = 'one'): string {
  if ('any' in filter)
    return listed([...new Set(filter.any.map((one) => headText(one, number)))], 'or');
  const { adjectives, nouns } = partsOf(filter);
  const noun = nouns.at(-1) ?? adjectives.find(isCapital) ?? 'permanent';
  return number === 'many' ? pluralOf(noun) : noun;
}

/** Of many, in the singular: `creatures and/or players`. */
export const eitherOrBoth = (filter: Filter): string =>
  'any' in filter
    ? filter.any.map((one) => filterText(one, 'many')).join(' and/or ')
    : filterText(filter, 'many');

/** `artifact, creature, or land`; `instant or sorcery spell`. */
function alternatives(filters: readonly Filter[], number: 'one' | 'many'): string {
  return listed(
    filters.map((one) => filterText(one, number)),
    number === 'one' ? 'or' : 'and',
  );
}

function partsOf(filter: Filter): Parts {
  const parts: Parts = { adjectives: [], nouns: [], after: [] };
  for (const part of flat('all' in filter ? filter.all : [filter])) place(part, parts);
  const { nouns, after } = parts;
  const isInGraveyard = after.some((one) => one.includes('graveyard'));
  if (isInGraveyard && !nouns.includes('card')) nouns.push('card');
  return parts;
}

function flat(filters: readonly Filter[]): Filter[] {
  return filters.flatMap((filter) => ('all' in filter ? flat(filter.all) : [filter]));
}

function place(part: Filter, parts: Parts): void {
  const { adjectives, nouns, after } = parts;
  if ('type' in part) nouns.push(part.type.toLowerCase());
  else if ('subtype' in part) adjectives.push(part.subtype);
  else if ('supertype' in part) adjectives.push(part.supertype.toLowerCase());
  else if ('color' in part) adjectives.push(COLOR_WORDS[part.color]);
  else if ('keyword' in part) after.push(`with ${part.keyword}`);
  else if ('controlledBy' in part) {
    after.push(part.controlledBy === 'you' ? 'you control' : 'your opponent controls');
  } else if ('chosen' in part) after.push(CHOSEN[part.chosen]);
  else if ('expansion' in part) after.push(`from the set ${part.expansion}`);
  else if ('not' in part) placeNot(part.not, parts);
  else if ('is' in part) placeWord(part.is, parts);
  else if ('manaValue' in part) after.push(`with converted mana cost ${part.manaValue}`);
  else if ('named' in part) after.push(`named ${part.named}`);
  else if ('attachedTo' in part) after.push(`on ${article(filterText(part.attachedTo))}`);
  else if ('any' in part) {
    // Before a noun of its own these are adjectives: "instant or sorcery spell", "red or green creature".
    adjectives.push(listed(part.any.map(qualityText), 'or'));
  }
}

/** A filter before another noun, as in `red source`, `creature card`; nothing for what lets everything through. */
export function qualityText(filter: Filter): string {
  if ('any' in filter) return listed(filter.any.map(qualityText), 'or');
  const { adjectives, nouns, after } = partsOf(filter);
  return [commas([...adjectives, ...nouns]), ...after].filter((word) => word !== '').join(' ');
}

const CHOSEN = {
  color: 'of the chosen color',
  'creature type': 'of the chosen type',
  'land type': 'of the chosen type',
  'basic land type': 'of the chosen type',
} as const;

type Word = Extract<Filter, { readonly is: unknown }>['is'];

function placeWord(word: Word, { adjectives, nouns, after }: Parts): void {
  switch (word) {
    case 'single target':
      after.push('with a single target');
      return;
    case 'local':
    case 'tapped':
    case 'attacking':
    case 'blocking':
    case 'blocked':
    case 'unblocked':
      adjectives.push(word);
      return;
    case 'in a graveyard':
      after.push(after.includes('you own') ? takeOwn(after) : word);
      return;
    case 'yours':
      if (after.includes('in a graveyard')) after[after.indexOf('in a graveyard')] = IN_YOURS;
      else after.push('you own');
      return;
    case 'attacked this turn':
      after.push(`that ${word}`);
      return;
    case 'blocking this':
      after.push('blocking it');
      return;
    case 'blocked by this':
      after.push('blocked by it');
      return;
    case 'on the way to the graveyard':
      after.push('that would be put into a graveyard');
      return;
    case 'self':
      nouns.push('this');
      return;
    case 'player':
    case 'permanent':
    case 'card':
    case 'spell':
    case 'you':
    case 'opponent':
    case 'assigned damage':
      nouns.push(word);
      return;
    default:
      word satisfies never;
  }
}

const IN_YOURS = 'in your graveyard';

function takeOwn(after: string[]): string {
  after.splice(after.indexOf('you own'), 1);
  return IN_YOURS;
}

function placeNot(filter: Filter, { adjectives, after }: Parts): void {
  if ('is' in filter && filter.is === 'self') adjectives.unshift('other');
  else if ('is' in filter && filter.is === 'local') adjectives.push('global');
  else if ('is' in filter && filter.is === 'tapped') adjectives.push('untapped');
  else if ('supertype' in filter) adjectives.push(`non${filter.supertype.toLowerCase()}`);
  else if ('type' in filter) adjectives.push(`non${filter.type.toLowerCase()}`);
  else if ('color' in filter) adjectives.push(`non${COLOR_WORDS[filter.color]}`);
  else if ('subtype' in filter) adjectives.push(`non-${filter.subtype}`);
  else if ('keyword' in filter) after.push(`without ${filter.keyword}`);
  else if ('controlledBy' in filter) {
    after.push(
      filter.controlledBy === 'you' ? 'you don’t control' : 'your opponent doesn’t control',
    );
  } else after.push(`that isn’t ${article(filterText(filter))}`);
}

/** `nonartifact, nonblack creature`: two that begin alike have a comma between them. */
const commas = (words: readonly string[]): string =>
  words
    .map((word, i) =>
      word.startsWith('non') && (words[i + 1] ?? '').startsWith('non') ? `${word},` : word,
    )
    .join(' ');

const ADJECTIVES = new Set([
  'tapped',
  'untapped',
  'attacking',
  'blocking',
  'blocked',
  'unblocked',
  'local',
  'global',
  'other',
  'basic',
  'legendary',
  'world',
  'snow-covered',
  ...Object.values(COLOR_WORDS),
]);

const isAdjective = (word: string): boolean => ADJECTIVES.has(word) || word.startsWith('non');
const isCapital = (word: string): boolean => /^[A-Z]/u.test(word);
