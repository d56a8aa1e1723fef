/** What players do: "you draw a card", "target player discards two cards". */
import type { Effects, Reference } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { lacks, rule, type Rule, type Slots } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { timesOf } from './amounts.ts';
import { filterOf } from './nouns.ts';

/** One who is not asked for anything that only the text's controller can be asked for. */
const onlyYou = (who: Reference, scope: Scope, effects: Effects): Effects => {
  if (who !== 'you') scope.need('actor: done by another player');
  return effects;
};

/** Cards that a search of the library is for. */
function sought(noun: Noun): ReturnType<typeof filterOf> {
  if (noun.realm !== 'card') throw new Nonsense();
  return filterOf(noun);
}

/** Finds a card and puts it somewhere. */
function search(noun: Noun, scope: Scope, isShown: boolean): { found: string; effects: Effects } {
  const found = scope.name();
  return {
    found,
    effects: [
      { do: 'search', for: sought(noun), as: found },
      ...(isShown ? [{ do: 'reveal' as const, what: { bound: found } }] : []),
    ],
  };
}

/** A deed in both persons: of `(draw|draws)` and `(your|their)` the first is for you, the second for another. */
const inBothPersons = (pattern: string): readonly [string, string] => [
  pattern.replaceAll(/\(([a-z]+)\|[a-z]+\)(?= |$)/gu, (whole, first: string) =>
    isPerson(whole) ? first : whole,
  ),
  pattern.replaceAll(/\([a-z]+\|([a-z]+)\)(?= |$)/gu, (whole, other: string) =>
    isPerson(whole) ? other : whole,
  ),
];

const isPerson = (choice: string): boolean =>
  choice === '(your|their)' || (/^\(([a-z]+)\|\1e?s\)$/u.test(choice) && !NOUNS.has(choice));

/** One or many, and no verbs. */
const NOUNS: ReadonlySet<string> = new Set(['(card|cards)', '(counter|counters)']);

function deed<P extends string>(
  pattern: P,
  build: (slots: Slots<P>, scope: Scope) => (who: Reference) => Effects,
): readonly Rule[] {
  const [you, others] = inBothPersons(pattern);
  // The slots are the same in both persons.
  return you === others
    ? [rule('deed', you as P, build)]
    : [rule('deed', you as P, build), rule('deeds', others as P, build)];
}

const deedLacks = (pattern: string, word: string): readonly Rule[] => {
  const [you, others] = inBothPersons(pattern);
  return [lacks('deed', you, word), ...(you === others ? [] : [lacks('deeds', others, word)])];
};

export const deeds: readonly Rule[] = [
  ...deed('(draw|draws) <counted> (card|cards)', ({ counted }) => (who) => [
    { do: 'draw', who, amount: counted },
  ]),
  ...deed(
    '(draw|draws) <counted> (card|cards) <multiplier>',
    ({ counted, multiplier }) =>
      (who) => [{ do: 'draw', who, amount: timesOf(counted, multiplier) }],
  ),
  ...deed('(draw|draws) cards equal to <measure>', ({ measure }) => (who) => [
    { do: 'draw', who, amount: measure },
  ]),
  ...deed(
    "(draw|draws) <counted> (card|cards) at the beginning of the next turn 's upkeep",
    ({ counted }, scope) =>
      (who) => {
        if (who !== 'you') scope.need('delay: for another player');
        return [
          {
            do: 'delay',
            until: { step: 'upkeep' },
            effect: [{ do: 'draw', who: 'you', amount: counted }],
          },
        ];
      },
  ),
  ...deed('(discard|discards) <counted> (card|cards)', ({ counted }) => (who) => [
    { do: 'discard', who, amount: counted },
  ]),
  ...deed('(discard|discards) (your|their) hand', () => (who) => [
    { do: 'discard', who, amount: 'all' },
  ]),
  ...deedLacks('(discard|discards) <counted> (card|cards) at random', 'effect: discard at random'),
  ...deed('(gain|gains) <amount> life', ({ amount }) => (who) => [{ do: 'gainLife', who, amount }]),
  ...deed('(gain|gains) <amount> life <multiplier>', ({ amount, multiplier }) => (who) => [
    { do: 'gainLife', who, amount: timesOf(amount, multiplier) },
  ]),
  ...deed('(gain|gains) life equal to <measure>', ({ measure }) => (who) => [
    { do: 'gainLife', who, amount: measure },
  ]),
  ...deed('(lose|loses) <amount> life', ({ amount }) => (who) => [{ do: 'loseLife', who, amount }]),
  ...deed('(lose|loses) <amount> life <multiplier>', ({ amount, multiplier }) => (who) => [
    { do: 'loseLife', who, amount: timesOf(amount, multiplier) },
  ]),
  ...deed('(lose|loses) life equal to <measure>', ({ measure }) => (who) => [
    { do: 'loseLife', who, amount: measure },
  ]),
  ...deed('(shuffle|shuffles) (your|their) library', () => (who) => [{ do: 'shuffle', who }]),
  ...deed('(take|takes) an extra turn after this one', () => (who) => [{ do: 'extraTurn', who }]),
  ...deed('(skip|skips) (your|their) next turn', () => (who) => [
    { do: 'skip', who, what: 'turn' },
  ]),
  ...deed('(skip|skips) (your|their) next draw step', () => (who) => [
    { do: 'skip', who, what: 'draw' },
  ]),
  ...deed('(skip|skips) (your|their) next (untap step)', () => (who) => [
    { do: 'skip', who, what: 'untap' },
  ]),
  ...deed('(lose|loses) the game', () => (who) => [{ do: 'endGame', loses: who }]),
  ...deed('(win|wins) the game', () => (who) => [{ do: 'endGame', wins: who }]),
  ...deed(
    'add <mana>',
    ({ mana }, scope) =>
      (who) =>
        onlyYou(who, scope, [{ do: 'addMana', mana: produced(mana) }]),
  ),
  ...deed('(sacrifice|sacrifices) <a noun>', (slots, scope) => {
    const noun = slots['a noun'];
    if (noun.realm !== 'play') throw new Nonsense();
    return (who) => {
      const chosen = scope.name();
      return onlyYou(who, scope, [
        {
          do: 'choose',
          among: { every: { all: [...flat(noun), { controlledBy: 'you' }] } },
          as: chosen,
        },
        { do: 'sacrifice', what: { bound: chosen } },
      ]);
    };
  }),
  ...deedLacks('(sacrifice|sacrifices) <number> <nouns>', 'effect: sacrifice several'),
  ...deed(
    '(sacrifice|sacrifices) ~',
    (_, scope) => (who) => onlyYou(who, scope, [{ do: 'sacrifice', what: 'self' }]),
  ),
  ...deed('(sacrifice|sacrifices) it', (_, scope) => {
    const { reference } = scope.back('it', (sorts) => !sorts.includes('player'));
    return (who) => onlyYou(who, scope, [{ do: 'sacrifice', what: reference }]);
  }),
  ...deed(
    'search your library for <a noun> , reveal (it|that card) , put it into your hand , then shuffle [your library]',
    (slots, scope) => (who) => {
      const { found, effects } = search(slots['a noun'], scope, true);
      return onlyYou(who, scope, [
        ...effects,
        { do: 'move', what: { bound: found }, to: 'hand' },
        { do: 'shuffle', who: 'you' },
      ]);
    },
  ),
  ...deed(
    'search your library for <a noun> , reveal (it|that card) , and put it into your hand . then shuffle [your library]',
    (slots, scope) => (who) => {
      const { found, effects } = search(slots['a noun'], scope, true);
      return onlyYou(who, scope, [
        ...effects,
        { do: 'move', what: { bound: found }, to: 'hand' },
        { do: 'shuffle', who: 'you' },
      ]);
    },
  ),
  ...deed(
    'search your library for <a noun> , put (it|that card) into your hand , then shuffle [your library]',
    (slots, scope) => (who) => {
      const { found, effects } = search(slots['a noun'], scope, false);
      return onlyYou(who, scope, [
        ...effects,
        { do: 'move', what: { bound: found }, to: 'hand' },
        { do: 'shuffle', who: 'you' },
      ]);
    },
  ),
  ...deed(
    'search your library for <a noun> and put (it|that card) onto the battlefield . then shuffle [your library]',
    (slots, scope) => (who) => {
      const { found, effects } = search(slots['a noun'], scope, false);
      return onlyYou(who, scope, [
        ...effects,
        { do: 'putIntoPlay', what: { bound: found } },
        { do: 'shuffle', who: 'you' },
      ]);
    },
  ),
  ...deed(
    'search your library for <a noun> and put (it|that card) into your hand . then shuffle [your library]',
    (slots, scope) => (who) => {
      const { found, effects } = search(slots['a noun'], scope, false);
      return onlyYou(who, scope, [
        ...effects,
        { do: 'move', what: { bound: found }, to: 'hand' },
        { do: 'shuffle', who: 'you' },
      ]);
    },
  ),
  ...deedLacks(
    'search your library for <a noun> and put (it|that card) onto the battlefield tapped . then shuffle [your library]',
    'effect: put into play tapped',
  ),
  ...deedLacks(
    'search your library for <a noun> , reveal (it|that card) , then shuffle [your library] and put that card on top [of it]',
    'search: on top of the library',
  ),
  ...deedLacks('(reveal|reveals) (your|their) hand', 'effect: reveal a hand'),
  ...deedLacks(
    '(put|puts) the top <counted> (card|cards) of (your|their) library into (your|their) graveyard',
    'effect: several cards from the top',
  ),
  ...deedLacks('look at the top <counted> (card|cards) of your library', 'effect: look at the top'),
];

function flat(noun: Noun): readonly ReturnType<typeof filterOf>[] {
  const filter = filterOf(noun);
  return 'all' in filter ? filter.all : [filter];
}

/** Mana of an effect: colourless is a letter each. */
export function produced(mana: string): string {
  if (/[X(]/u.test(mana)) throw new Nonsense();
  return mana.replaceAll(/\d+/gu, (digits) => 'C'.repeat(Number(digits)));
}
