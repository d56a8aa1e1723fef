import type { CardsInZone, Filter, Reference } from './language.ts';
import { article, listed, pluralOf } from './say/grammar.ts';
import {
  commas,
  isAdjective,
  isInCombat,
  placeFilter,
  qualityOf,
  type Parts,
  type Saying,
} from './say/filters.ts';
import { one, possessive, YOU, type Noun } from './say/noun.ts';
import { COMMON_TERMS, type Terms } from './say/terms.ts';

/** How filters are said where nothing else has been spoken of. */
const ALONE: Saying = {
  kind: (noun, number) => ('cards' in noun ? cardsText(noun, number) : filterText(noun, number)),
  noun: nounAlone,
};

/** As where nothing else has been spoken of, but the object whose text it is has a name. */
export const naming = (self: Noun): Saying => ({
  ...ALONE,
  noun: (what) => (what === 'self' ? self : nounAlone(what)),
});

/** As of an object that has just been named. */
export const ITSELF: Saying = naming(one('it'));

/** A filter as a noun: `nonbasic land`, `creature you control`, `creature or player`; or of many, `nonbasic lands`. */
export function filterText(
  filter: Filter,
  number: 'one' | 'many' = 'one',
  say: Saying = ALONE,
): string {
  if ('any' in filter && !isInCombat(filter)) return alternatives(filter.any, number, say);
  const host = number === 'many' ? enchantedAmong(filter) : null;
  if (host !== null) return `enchanted ${filterText(host, 'one', say)}`;
  const { adjectives, nouns, after } = partsOf(filter, say);
  // A subtype says what it is by itself: an Island is a land.
  const isNamed = adjectives.some(isCapital);
  const kinds = nouns.filter((noun) => !(isNamed && noun === 'land'));
  // Of permanents a card is what is no token.
  const isCard = kinds.includes('card') && (kinds.length > 1 || isNamed);
  if (isCard) adjectives.splice(adjectives[0] === 'other' ? 1 : 0, 0, 'nontoken');
  const own = isCard ? kinds.filter((noun) => noun !== 'card') : kinds;
  const isSpell = own.includes('spell') && own.length > 1;
  const words = [
    ...adjectives,
    ...(isSpell ? [...own.filter((noun) => noun !== 'spell'), 'spell'] : own),
  ];
  const all = words.every(isAdjective)
    ? [
        ...words,
        isInCombat(filter) ? 'creature' : words.includes('local') ? 'enchantment' : 'permanent',
      ]
    : words;
  const last = all.length - 1;
  const said = all.map((word, i) => (i === last && number === 'many' ? pluralOfEach(word) : word));
  return [commas(said), ...following(after, number)].join(' ');
}

/** Of a list, all that stands in it: `artifacts, creatures, or lands`. */
const pluralOfEach = (word: string): string =>
  word
    .split(/(, or | or |, )/u)
    .map((part, i) => (i % 2 === 0 ? pluralOf(part) : part))
    .join('');

/** What follows a noun, in the number of the noun: `that didn’t attack and that are red`. */
const following = (after: readonly string[], number: 'one' | 'many'): string[] =>
  (number === 'many' ? after.map(ofMany) : after).map((text, i) => {
    const before = after[i - 1] ?? '';
    // "without flying or islandwalk".
    if (text.startsWith('without ') && before.startsWith('without ')) {
      return text.replace(/^without/u, 'or');
    }
    return text.startsWith('that ') && before.startsWith('that ') ? `and ${text}` : text;
  });

/** What follows a noun, of several: `that aren’t Goblins`, `with a time counter on them`. */
const ofMany = (text: string): string =>
  text
    .replace(/^that isn’t an? (.*)$/u, (_, kind: string) => `that aren’t ${pluralOf(kind)}`)
    .replace(/^that was /u, 'that were ')
    .replace(/^that shares /u, 'that share ')
    .replace(/^that targets /u, 'that target ')
    .replace(/ on it$/u, ' on them')
    .replace(/\bits controller’s control$/u, 'their controllers’ control')
    .replace(/\bits controller’s\b/u, 'their controllers’');

/** What is asked of the one permanent that is enchanted; `null` where it is not the one that is meant. */
export function enchantedAmong(filter: Filter): Filter | null {
  const all = 'all' in filter ? filter.all : [filter];
  const more = all.filter((one) => !('among' in one && one.among === 'enchanted'));
  return more.length < all.length ? { all: more } : null;
}

/** Cards outside play as a noun: `creature card in your graveyard`, `cards in target player’s hand`. */
export function cardsText(
  noun: CardsInZone,
  number: 'one' | 'many' = 'one',
  say: Saying = ALONE,
  terms: Terms = COMMON_TERMS,
): string {
  // Those that were spoken of are known to be there.
  if (isAmongThose(noun.cards)) return kindOfCards(noun.cards, number, say);
  const { linked, rest } = exiledBy(noun.cards);
  const where = whereText(noun, number, say, terms);
  if (linked === null) return `${kindOfCards(noun.cards, number, say)} ${where}`;
  return `${kindOfCards(rest, number, say)} ${where} with ${say.noun(linked).text}`;
}

/** Whether it lets every card through. */
export const isAnyCard = (filter: Filter): boolean =>
  ('is' in filter && filter.is === 'card') || ('all' in filter && filter.all.length === 0);

const isAmongThose = (filter: Filter): boolean =>
  'all' in filter &&
  filter.all.some((one) => 'among' in one && typeof one.among === 'object' && 'bound' in one.among);

/** Whose ability exiled the cards that are meant, if the filter says so, and what else it says. */
function exiledBy(filter: Filter): { readonly linked: Reference | null; readonly rest: Filter } {
  const all = 'all' in filter ? filter.all : [filter];
  let linked: Reference | null = null;
  const rest = all.filter((one) => {
    const isIt = 'among' in one && typeof one.among === 'object' && 'exiledWith' in one.among;
    if (isIt) linked = one.among.exiledWith;
    return !isIt;
  });
  return { linked, rest: { all: rest } };
}

/** What becomes a permanent. */
const IS_OF_PERMANENTS = JSON.stringify({
  not: { any: [{ type: 'Instant' }, { type: 'Sorcery' }] },
});

/** `creature card`, `instant or sorcery cards`, `card with flying`, without where they are. */
export function kindOfCards(
  filter: Filter,
  number: 'one' | 'many' = 'one',
  say: Saying = ALONE,
): string {
  const card = number === 'one' ? 'card' : 'cards';
  if ('any' in filter) return `${qualityOf(filter, say)} ${card}`;
  const all = 'all' in filter ? filter.all : [filter];
  const more = all.filter((one) => JSON.stringify(one) !== IS_OF_PERMANENTS);
  const permanent = more.length < all.length ? ['permanent'] : [];
  const { adjectives, nouns, after } = partsOf({ all: more }, say);
  // A subtype says what it is by itself, of a card too: a Forest card.
  const isNamed = adjectives.some(isCapital);
  const kinds = nouns.filter((noun) => noun !== 'card' && !(isNamed && noun === 'land'));
  return [commas([...adjectives, ...kinds, ...permanent, card]), ...following(after, number)].join(
    ' ',
  );
}

/** `in your graveyard`, `in all hands`, `removed from the game`. */
export function whereText(
  { in: zone, of = 'each player' }: Pick<CardsInZone, 'in' | 'of'>,
  number: 'one' | 'many',
  say: Saying,
  { graveyard, exile: [, away] }: Terms,
): string {
  const isEverybodys = of === 'each player';
  if (zone === 'exile' || zone === 'ante') {
    const removed = away === '' ? 'in exile' : `removed ${away}`;
    const where = zone === 'ante' ? 'in the ante' : removed;
    if (isEverybodys) return where;
    const owner = say.noun(of);
    return `${owner.text} ${owner.number === 'one' ? 'owns' : 'own'} ${where}`;
  }
  if (zone === 'outside') {
    const owner = say.noun(of);
    return `${owner.text} ${owner.number === 'one' ? 'owns' : 'own'} from outside the game`;
  }
  const name = zone === 'graveyard' ? graveyard : zone;
  if (!isEverybodys) return `in ${possessive(say.noun(of))} ${name}`;
  return number === 'one' ? `in a ${name}` : `in all ${pluralOf(name)}`;
}

/** The noun alone, without what it must be like: `creature`, `player`, `card`. */
export function headText(filter: Filter, number: 'one' | 'many' = 'one'): string {
  if ('any' in filter)
    return listed([...new Set(filter.any.map((one) => headText(one, number)))], 'or');
  const { adjectives, nouns } = partsOf(filter, ALONE);
  const noun =
    nouns.find((one) => one === 'spell') ??
    nouns.at(-1) ??
    adjectives.find(isCapital) ??
    'permanent';
  return number === 'many' ? pluralOf(noun) : noun;
}

/** Of many, in the singular: `creatures and/or players`. */
export const eitherOrBoth = (filter: Filter): string =>
  'any' in filter
    ? filter.any.map((one) => filterText(one, 'many')).join(' and/or ')
    : filterText(filter, 'many');

/** A filter before another noun, as in `red source`, `creature card`; nothing for what lets everything through. */
export const qualityText = (filter: Filter, say: Saying = ALONE): string => qualityOf(filter, say);

/** A source of damage, and who chooses it: `a red source of your choice`, `a creature of your choice with shadow`. */
export function sourceText(filter: Filter, ofChoice: string, say: Saying): string {
  if ('any' in filter) return article(`${qualityOf(filter, say)} source${ofChoice}`);
  const { adjectives, nouns, after } = partsOf(filter, say);
  const kind = [...adjectives, ...nouns];
  const isKind = nouns.length > 0 && after.length > 0;
  const named = commas(isKind ? kind : [...kind, 'source']);
  return article([`${named}${ofChoice}`, ...after].join(' '));
}

/** Whether it asks of a source neither what it is nor how it fights, so that a spell is one as well. */
export function isOfNoKind(filter: Filter): boolean {
  if ('any' in filter) return filter.any.every(isOfNoKind);
  const { adjectives, nouns } = partsOf(filter, ALONE);
  const asks = [...nouns, ...adjectives.filter((word) => isCapital(word) || STATES.has(word))];
  return asks.length === 0 && !isInCombat(filter);
}

/** `artifact, creature, or land`; `instant or sorcery spell`. */
function alternatives(filters: readonly Filter[], number: 'one' | 'many', say: Saying): string {
  return listed(
    filters.map((one) => filterText(one, number, say)),
    number === 'one' ? 'or' : 'and',
  );
}

function partsOf(filter: Filter, say: Saying): Parts {
  const parts: Parts = { adjectives: [], nouns: [], after: [] };
  placeFilter(filter, parts, say);
  return parts;
}

/** A reference that nothing has been said about: `you`, `your opponent`, `that player`. */
function nounAlone(what: Reference): Noun {
  if (what === 'you') return YOU;
  if (what === 'self') return one('this');
  if (what === 'enchanted') return one('the enchanted permanent');
  if (what === 'opponent') return one('your opponent', { isPlayer: true });
  if (what === 'last spell') return one('the spell played most recently this turn');
  if (typeof what === 'object' && 'top' in what && what.that !== undefined) {
    return one(`the top ${qualityText(what.that)} card`);
  }
  if (what === 'defending player') return one('defending player', { isPlayer: true });
  return what === 'each player' ? one('each player', { isPlayer: true }) : one('that player');
}

/** How only permanents are. */
const STATES: ReadonlySet<string> = new Set([
  'tapped',
  'untapped',
  'enchanted',
  'face-down',
  'other',
]);

const isCapital = (word: string): boolean => /^[A-Z]/u.test(word);
