/** What texts ask about. */
import { words, type Amount, type Condition, type Filter, type Reference } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { allOf, filtersOf } from './nouns.ts';

/** What there is of it in play. */
function inPlay(noun: Noun): readonly Filter[] {
  if (noun.realm !== 'play') throw new Nonsense();
  return filtersOf(noun);
}

const controlled = (noun: Noun, by: Reference): Filter =>
  allOf([...inPlay(noun), { controlledBy: by }]);

/** How a text compares a number: "three or more". */
const NUMBERS = [
  ['<number> or more', (n: Amount) => ({ atLeast: n })],
  ['at least <number>', (n: Amount) => ({ atLeast: n })],
  ['<number> or fewer', (n: Amount) => ({ atMost: n })],
  ['<number> or less', (n: Amount) => ({ atMost: n })],
  ['exactly <number>', (n: Amount) => ({ equals: n })],
] as const;

const hand = (of: Reference): Amount => ({ count: words.cardsIn('hand', of) });
const graveyard = (of: Reference): Amount => ({ count: words.cardsIn('graveyard', of) });

/** The player whom the condition is about: nobody that the words would choose. */
function known(player: Reference): Reference {
  if (typeof player === 'object' && 'target' in player) throw new Nonsense();
  return player;
}

const control: readonly Rule[] = [
  rule('condition', '<player> (controls|control) <a noun:one>', ({ player, one }) => ({
    exists: controlled(one, known(player)),
  })),
  rule('condition', '<player> (controls|control) no <nouns>', ({ player, nouns }) => ({
    amount: { count: controlled(nouns, known(player)) },
    atMost: 0,
  })),
  ...NUMBERS.flatMap(([number, limit]) => [
    rule(
      'condition',
      `<player> (controls|control) ${number as '<number>'} <nouns>`,
      ({ player, nouns, number: n }) => ({
        amount: { count: controlled(nouns, known(player)) },
        ...limit(n),
      }),
    ),
    rule(
      'condition',
      `there are ${number as '<number>'} <nouns> on the battlefield`,
      ({ nouns, number: n }) => ({ amount: { count: allOf(inPlay(nouns)) }, ...limit(n) }),
    ),
  ]),
  rule('condition', '<player> (controls|control) more <nouns> than you', ({ player, nouns }) => ({
    amount: { count: controlled(nouns, known(player)) },
    moreThan: { count: controlled(nouns, 'you') },
  })),
  rule('condition', 'you control more <nouns> than <player>', ({ player, nouns }) => ({
    amount: { count: controlled(nouns, 'you') },
    moreThan: { count: controlled(nouns, known(player)) },
  })),
  rule('condition', '<a noun:one> is on the battlefield', ({ one }) => ({
    exists: allOf(inPlay(one)),
  })),
  rule('condition', 'there are no <nouns> on the battlefield', ({ nouns }) => ({
    amount: { count: allOf(inPlay(nouns)) },
    atMost: 0,
  })),
  rule('condition', 'no <nouns> are on the battlefield', ({ nouns }) => ({
    amount: { count: allOf(inPlay(nouns)) },
    atMost: 0,
  })),
];

/** Cards in a zone, as `the number of` counts them. */
const cards: readonly Rule[] = [
  ...NUMBERS.flatMap(([number, limit]) => [
    rule(
      'condition',
      `<player> (has|have) ${number as '<number>'} (card|cards) in (hand|their hand|your hand)`,
      ({ player, number: n }) => ({ amount: hand(known(player)), ...limit(n) }),
    ),
    rule(
      'condition',
      `<player> (has|have) ${number as '<number>'} life`,
      ({ player, number: n }) => ({ amount: { lifeOf: known(player) }, ...limit(n) }),
    ),
    rule('condition', `${number as '<number>'} cards are in your graveyard`, ({ number: n }) => ({
      amount: graveyard('you'),
      ...limit(n),
    })),
  ]),
  rule('condition', '<player> (has|have) no cards in (hand|their hand)', ({ player }) => ({
    amount: hand(known(player)),
    atMost: 0,
  })),
  rule('condition', '<player> (has|have) more cards in hand than you', ({ player }) => ({
    amount: hand(known(player)),
    moreThan: hand('you'),
  })),
  rule('condition', 'you have more cards in hand than <player>', ({ player }) => ({
    amount: hand('you'),
    moreThan: hand(known(player)),
  })),
  rule('condition', '<player> (has|have) more life than you', ({ player }) => ({
    amount: { lifeOf: known(player) },
    moreThan: { lifeOf: 'you' },
  })),
  rule('condition', 'you have more life than <player>', ({ player }) => ({
    amount: { lifeOf: 'you' },
    moreThan: { lifeOf: known(player) },
  })),
  rule('condition', '<a noun:one> is in your graveyard', ({ one }) => {
    if (one.realm !== 'card' || one.lies !== undefined) throw new Nonsense();
    return { exists: { cards: allOf(filtersOf(one)), in: 'graveyard', of: 'you' } };
  }),
];

const counters: readonly Rule[] = [
  ...NUMBERS.map(([number, limit]) =>
    rule(
      'condition',
      `there are ${number as '<number>'} <counter name> counters on <object>`,
      (slots) => ({
        amount: { counters: slots['counter name'], on: slots.object },
        ...limit(slots.number),
      }),
    ),
  ),
  ...NUMBERS.map(([number, limit]) =>
    rule(
      'condition',
      `<object> has ${number as '<number>'} <counter name> counters on it`,
      (slots) => ({
        amount: { counters: slots['counter name'], on: slots.object },
        ...limit(slots.number),
      }),
    ),
  ),
  rule('condition', 'there are no <counter name> counters on <object>', (slots) => ({
    amount: { counters: slots['counter name'], on: slots.object },
    atMost: 0,
  })),
  rule('condition', '<object> has no <counter name> counters on it', (slots) => ({
    amount: { counters: slots['counter name'], on: slots.object },
    atMost: 0,
  })),
  rule('condition', '<object> has (a|an) <counter name> counter on it', (slots) => ({
    amount: { counters: slots['counter name'], on: slots.object },
    atLeast: 1,
  })),
];

/** One thing that is there, whichever it is: a target is not there as the words are first read. */
function one(object: Reference, scope: Scope): Reference {
  if (typeof object === 'object' && 'every' in object) throw new Nonsense();
  if (scope.realmOf(object) === 'player') throw new Nonsense();
  return object;
}

const is = (object: Reference, filter: Filter): Condition => ({ object, is: filter });

const objects: readonly Rule[] = (
  [
    ["(is|'s)", (condition: Condition): Condition => condition],
    ["(isn't|'s not|is not)", (condition: Condition): Condition => ({ not: condition })],
  ] as const
).flatMap(([verb, said]) => [
  rule('condition', `<object> ${verb} <adjective>`, ({ object, adjective }, scope) =>
    said(is(one(object, scope), allOf(adjective))),
  ),
  rule('condition', `<object> ${verb} <a noun:noun>`, ({ object, noun }, scope) => {
    if (noun.lies !== undefined || noun.realm === 'player') throw new Nonsense();
    // Of a card, only what it is can be asked.
    return said(is(one(object, scope), allOf(filtersOf(noun))));
  }),
  rule('condition', `<object> ${verb} a <described> (card|spell)`, ({ object, described }, scope) =>
    said(is(one(object, scope), allOf([...described.filters, ...(described.adjectives ?? [])]))),
  ),
]);

const powers: readonly Rule[] = [
  rule('condition', "<object> 's power is <number> or greater", ({ object, number }) => ({
    amount: { powerOf: object },
    atLeast: number,
  })),
  rule('condition', "<object> 's power is <number> or less", ({ object, number }) => ({
    amount: { powerOf: object },
    atMost: number,
  })),
];

export const conditions: readonly Rule[] = [
  ...control,
  ...cards,
  ...counters,
  ...objects,
  ...powers,
  rule('condition', "it 's your turn", () => ({ step: 'turn', of: 'you' })),
  rule('condition', "it 's not your turn", () => ({ not: { step: 'turn', of: 'you' } })),
];
