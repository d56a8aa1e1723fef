/** What players do: "you draw a card", "target player discards two cards". */
import type { Amount, Effect, Effects, Filter, Reference } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule, type Slots } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { timesOf } from './amounts.ts';
import { allOf, filterOf } from './nouns.ts';

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
  ...deed('(discard|discards) <counted> (card|cards)', ({ counted }, scope) => (who) => {
    if (counted !== 1 || who === 'each player') return [{ do: 'discard', who, amount: counted }];
    const as = scope.result();
    scope.mention({ bound: as }, ['card'], { realm: 'card' });
    return [{ do: 'discard', who, amount: counted, as }];
  }),
  ...deed('(discard|discards) (your|their) hand', () => (who) => [
    { do: 'discard', who, amount: 'all' },
  ]),
  ...deed('(discard|discards) <counted> (card|cards) at random', ({ counted }) => (who) => [
    { do: 'discardAtRandom', who, amount: counted },
  ]),
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
  rule(
    'simple',
    'after this main phase , there is an additional combat phase followed by an additional main phase',
    () => [{ do: 'extraPhases', phases: ['combat', 'postcombat main'] }],
  ),
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
  ...deed('(add|adds) <mana>', ({ mana }) => (who) => [
    { do: 'addMana', mana: produced(mana), ...by(who) },
  ]),
  ...deed('(add|adds) an additional <mana>', ({ mana }) => (who) => [
    { do: 'addMana', mana: produced(mana), ...by(who) },
  ]),
  ...deed('(add|adds) <mana> <multiplier>', ({ mana, multiplier }) => (who) => [
    { do: 'addMana', mana: produced(mana), times: multiplier, ...by(who) },
  ]),
  ...deed('(add|adds) an amount of <mana> equal to <measure>', ({ mana, measure }) => (who) => [
    { do: 'addMana', mana: produced(mana), times: measure, ...by(who) },
  ]),
  ...deed('(sacrifice|sacrifices) <a noun>', (slots, scope) => {
    const own = flat(slots['a noun']).filter((one) => !isOwn(one));
    return (who) => {
      if (who !== 'you') {
        const one = sacrificeOf(own, who, 1);
        return who === 'each player' ? [one] : [{ ...one, as: sacrificed(slots['a noun'], scope) }];
      }
      const [chosen, as] = [scope.name(), sacrificed(slots['a noun'], scope)];
      return [
        { do: 'choose', among: { every: allOf([...own, { controlledBy: 'you' }]) }, as: chosen },
        { do: 'sacrifice', what: { bound: chosen }, as },
      ];
    };
  }),
  ...deed('(sacrifice|sacrifices) <counted> <nouns>', ({ counted, nouns }) => {
    const own = flat(nouns).filter((one) => !isOwn(one));
    return (who) => [sacrificeOf(own, who, counted)];
  }),
  ...deed('(sacrifice|sacrifices) all <nouns>', ({ nouns }) => {
    const own = flat(nouns).filter((one) => !isOwn(one));
    return (who) => [{ do: 'sacrifice', ...by(who), what: { every: allOf(own) } }];
  }),
  ...deed('(sacrifice|sacrifices) ~', (_, scope) => {
    // "It" from here on.
    scope.mention('self', ['~']);
    scope.focus('self');
    return (who) => [{ do: 'sacrifice', ...by(who), what: 'self' }];
  }),
  ...deed('(sacrifice|sacrifices) it', (_, scope) => {
    const { reference } = scope.back('it', (sorts) => !sorts.includes('player'));
    return (who) => [{ do: 'sacrifice', ...by(who), what: reference }];
  }),
  ...deed('(sacrifice|sacrifices) that <sort>', ({ sort }, scope) => {
    const { reference } = scope.back(`that ${sort}`, (sorts) => sorts.includes(sort));
    return (who) => [{ do: 'sacrifice', ...by(who), what: reference }];
  }),
  ...deed('(lose|loses) half (your|their) life , rounded up', () => (who) => [
    { do: 'loseLife', who, amount: { half: { lifeOf: who }, rounded: 'up' } },
  ]),
];

/** Somebody else than the text's controller. */
const by = (who: Reference): { readonly who?: Reference } => (who === 'you' ? {} : { who });

type Sacrifice = Extract<Effect, { do: 'sacrifice' }>;

/** What was sacrificed has gone: what it was is known, and nothing can be done to it. */
function sacrificed({ sorts }: Noun, scope: Scope): string {
  const as = scope.result();
  scope.mention({ bound: as }, sorts, { realm: 'stack' });
  return as;
}

/** Nobody sacrifices what another controls, so that texts may say it or not. */
const isOwn = (filter: Filter): boolean =>
  'controlledBy' in filter && filter.controlledBy === 'you';

/** Each of the players sacrifices so many of what is his or hers. */
const sacrificeOf = (own: readonly Filter[], who: Reference, count: Amount): Sacrifice => ({
  do: 'sacrifice',
  ...by(who),
  what: { every: allOf(own) },
  count,
});

function flat(noun: Noun): readonly Filter[] {
  if (noun.realm !== 'play') throw new Nonsense();
  const filter = filterOf(noun);
  return 'all' in filter ? filter.all : [filter];
}

/** Mana of an effect: colourless is a letter each. */
export function produced(mana: string): string {
  if (/[X(]/u.test(mana)) throw new Nonsense();
  return mana.replaceAll(/\d+/gu, (digits) => 'C'.repeat(Number(digits)));
}
