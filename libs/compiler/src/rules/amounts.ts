/** Amounts that are worked out: "the number of …", "for each …". */
import { words, type Amount, type Filter } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, Refused } from '../scope.ts';
import { filterOf, kindOf, others, permanentsOf } from './nouns.ts';

/** How many there are: in play, or of cards where they lie. */
export function count(noun: Noun): Amount {
  if (noun.realm === 'card' && noun.lies !== undefined) {
    const kind = kindOf(noun);
    const cards = 'all' in kind && kind.all.length === 0 ? words.anyCard : kind;
    return { count: { cards, ...noun.lies } };
  }
  if (noun.realm !== 'play') throw new Nonsense();
  return { count: filterOf(noun) };
}

/** A number for each of so many. */
export const timesOf = (number: Amount, of: Amount): Amount => {
  if (number === 1) return of;
  if (number === 0) return 0;
  if (typeof number !== 'number') throw new Nonsense();
  return { times: number, of };
};

const said = (filter: Filter): readonly string[] =>
  ('all' in filter ? filter.all : [filter]).map((one) => JSON.stringify(one));

export const amounts: readonly Rule[] = [
  rule('measure', 'the number of <nouns>', ({ nouns }) => count(nouns)),
  rule('measure', 'twice the number of <nouns>', ({ nouns }) => ({ times: 2, of: count(nouns) })),
  rule('measure', 'the number of <counter name> counters on ~', (slots) => ({
    counters: slots['counter name'],
    on: 'self',
  })),
  rule('measure', "<object> 's power", ({ object }, scope) => ({ powerOf: scope.asItWas(object) })),
  rule('measure', 'its power', (_, scope) => ({
    powerOf: scope.back('its', (sorts) => !sorts.includes('player')).former,
  })),
  rule('measure', 'its converted mana cost', (_, scope) => ({
    manaValueOf: scope.back('its', (sorts) => !sorts.includes('player')).former,
  })),
  rule('measure', "<object> 's converted mana cost", ({ object }, scope) => ({
    manaValueOf: scope.asItWas(object),
  })),
  rule('measure', 'your life total', () => ({ lifeOf: 'you' })),
  rule('measure', 'its toughness', (_, scope) => ({
    toughnessOf: scope.back('its', (sorts) => !sorts.includes('player')).former,
  })),
  rule('measure', "<object> 's toughness", ({ object }, scope) => ({
    toughnessOf: scope.asItWas(object),
  })),
  rule('measure', "<player> 's life total", ({ player }) => ({ lifeOf: player })),
  rule('measure', 'half <measure:all> , rounded up', ({ all }) => ({ half: all, rounded: 'up' })),
  rule('measure', 'half <measure:all> , rounded down', ({ all }) => ({
    half: all,
    rounded: 'down',
  })),
  rule('measure', '<number> plus <measure:other>', ({ number, other }) => ({
    sum: [number, other],
  })),
  rule(
    'measure',
    'the number of basic land types among lands <player> (controls|control)',
    (slots) => ({
      basicLandTypesAmong: { every: { all: [{ type: 'Land' }, { controlledBy: slots.player }] } },
    }),
  ),

  rule('multiplier', 'for each <noun>', ({ noun }) => count(noun)),
  rule('multiplier', 'for each other <noun>', ({ noun }, scope) => {
    const { subject } = scope;
    if (subject === null || typeof subject === 'string' || !('every' in subject)) {
      return count(others(noun, scope));
    }
    // Each of many that are all counted: all but itself.
    const subjects = said(subject.every);
    if (!said(permanentsOf(noun)).every((one) => subjects.includes(one))) {
      throw new Refused('"other" than each of many');
    }
    return { times: 1, of: count(noun), less: 1 };
  }),
  rule('multiplier', 'for each <noun> beyond the first', ({ noun }) => ({
    times: 1,
    of: count(noun),
    less: 1,
  })),
  rule(
    'multiplier',
    'for each basic land type among lands <player> (controls|control)',
    ({ player }) => ({
      basicLandTypesAmong: { every: { all: [{ type: 'Land' }, { controlledBy: player }] } },
    }),
  ),
  // What has left play is asked as it last was there.
  rule('multiplier', 'for each <counter name> counter on ~', (slots, scope) => ({
    counters: slots['counter name'],
    on: scope.me === 'self' ? 'self' : scope.back('~', (sorts) => sorts.includes('~')).former,
  })),
];
