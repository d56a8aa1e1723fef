/** What players do with cards and permanents of their own, which they choose themselves. */
import {
  words,
  type Amount,
  type Effect,
  type Effects,
  type Filter,
  type Reference,
} from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { timesOf } from './amounts.ts';
import { allOf, cardsOf, filtersOf } from './nouns.ts';
import { withX } from './where-x.ts';

const by = (who: Reference): { readonly who?: Reference } => (who === 'you' ? {} : { who });

/** What is each player's own is said of one after the other. */
function one(who: Reference): Reference {
  if (who === 'each player') throw new Nonsense();
  return who;
}

const inPlay = (noun: Noun): readonly Filter[] => {
  if (noun.realm !== 'play') throw new Nonsense();
  return filtersOf(noun);
};

/** Cards of a hand that its owner shows, of which you take one away. */
function extorted(player: Reference, count: Amount, scope: Scope): Effects {
  const [shown, chosen] = [scope.name(), scope.name()];
  return [
    {
      do: 'choose',
      who: player,
      among: words.cardsIn('hand', player),
      as: shown,
      ...(count === 1 ? {} : { count }),
    },
    { do: 'reveal', who: player, what: { bound: shown } },
    { do: 'choose', among: { bound: shown }, as: chosen },
    { do: 'discardCards', who: player, what: { bound: chosen } },
  ];
}

export const ofTheirOwn: readonly Rule[] = [
  rule('deeds', "returns <a noun:own> they control to its owner 's hand", (slots, scope) => {
    const own = inPlay(slots.own);
    const as = scope.name();
    return (who) => [
      {
        do: 'choose',
        ...by(one(who)),
        among: { every: allOf([...own, { controlledBy: who }]) },
        as,
      },
      { do: 'move', what: { bound: as }, to: 'hand' },
    ];
  }),
  // Everybody chooses, and then all of it happens at once (6ED 413.2d).
  rule(
    'simple',
    'each player puts <a noun:card> from their graveyard onto the battlefield',
    ({ card }, scope) => {
      const cards = cardsOf(card);
      const chosen = (['you', 'opponent'] as const).map((who) => ({ who, as: scope.name() }));
      return [
        ...chosen.map(({ who, as }): Effect => {
          return { do: 'choose', ...by(who), among: { cards, in: 'graveyard', of: who }, as };
        }),
        {
          do: 'putIntoPlay',
          what: { several: chosen.map(({ as }) => ({ bound: as })) },
          under: 'owner',
        },
      ];
    },
  ),
  ...(
    [
      ['a card', 1],
      ['<number> cards', 'number'],
    ] as const
  ).map(([many, count]) =>
    rule(
      'deeds',
      `puts ${many} from their hand on top of their library` as 'puts <number>',
      ({ number }: { readonly number?: number }, scope) => {
        const as = scope.name();
        return (who: Reference): Effects => [
          {
            do: 'choose',
            ...by(one(who)),
            among: words.cardsIn('hand', who),
            as,
            ...(count === 1 ? {} : { count: number ?? 1 }),
          },
          { do: 'move', what: { bound: as }, to: 'library' },
        ];
      },
    ),
  ),
  rule('deeds', '(exiles|exile) the top card of their library', (_, scope) => (who) => {
    const what: Reference = { top: 1, in: 'library', of: who };
    const as = scope.result();
    scope.mention({ bound: as }, ['card'], { realm: 'card' });
    return [{ do: 'move', what, to: 'exile', as }];
  }),
  rule(
    'deeds',
    '(exiles|exile) the top <counted> cards of their library',
    ({ counted }) =>
      (who) => [{ do: 'move', what: { top: counted, in: 'library', of: who }, to: 'exile' }],
  ),
  ...(
    ['until end of turn , you may play that card', 'you may play that card this turn'] as const
  ).map((words) =>
    rule('sentence', `${words} .` as 'x', (_, scope) => {
      const { reference } = scope.back('that card', (sorts) => sorts.includes('card'));
      return { effects: [{ do: 'mayPlay', what: reference, until: 'end of turn' }] };
    }),
  ),
  rule('deeds', 'shuffles their hand and graveyard into their library', () => (who) => {
    if (who === 'each player') throw new Nonsense();
    return [
      {
        do: 'move',
        what: { several: [words.cardsIn('hand', who), words.cardsIn('graveyard', who)] },
        to: 'library',
      },
      { do: 'shuffle', who },
    ];
  }),
  rule('simple', '<player> exiles all <nouns> from their graveyard', ({ player, nouns }) => {
    if (player === 'each player' || player === 'you') throw new Nonsense();
    return [
      {
        do: 'move',
        what: { cards: cardsOf(nouns), in: 'graveyard', of: player },
        to: 'exile',
      },
    ];
  }),
  rule('simple', 'exile all cards from your library', () => [
    { do: 'move', what: words.cardsIn('library', 'you'), to: 'exile' },
  ]),
  // What is discarded and sacrificed is counted as the instruction is followed.
  rule('deeds', '(discards|discard) a card <multiplier>', ({ multiplier }) => (who) => [
    { do: 'discard', who, amount: multiplier },
  ]),
  rule('deeds', '(sacrifices|sacrifice) a <noun> <multiplier>', ({ noun, multiplier }) => (who) => [
    { do: 'sacrifice', ...by(who), what: { every: allOf(inPlay(noun)) }, count: multiplier },
  ]),
  rule(
    'simple',
    'put <counted> <counter name> (counter|counters) on <object> <multiplier>',
    (slots, scope) => {
      if (scope.realmOf(slots.object) !== 'play') throw new Nonsense();
      return [
        {
          do: 'putCounters',
          what: slots.object,
          counter: slots['counter name'],
          amount: timesOf(slots.counted, slots.multiplier),
        },
      ];
    },
  ),
  // A hand that is shown in part.
  ...(['.', 'and'] as const).flatMap((joint) =>
    ['them', 'those cards'].map((shown) =>
      rule(
        'simple',
        `<player> reveals <counted> cards from their hand ${joint} you choose one of ${shown} . that player discards that card` as '<player> <counted>',
        ({ player, counted }, scope) => extorted(player, counted, scope),
      ),
    ),
  ),
  rule(
    'simple',
    '<player> reveals x cards from their hand , where x is <later measure> . you choose one of those cards . that player discards that card',
    ({ player, measure }, scope) =>
      withX([(inner) => extorted(player, inner.x(), inner)], measure, scope),
  ),
  rule('simple', "<player> 's life total becomes <amount>", ({ player, amount }) => {
    if (player === 'each player') throw new Nonsense();
    return [{ do: 'setLife', who: player, amount }];
  }),
  rule(
    'simple',
    "each player 's life total becomes the number of <nouns> they control",
    ({ nouns }, scope) => {
      const as = scope.name();
      const count = { count: allOf([...inPlay(nouns), { controlledBy: { bound: as } }]) };
      return [
        {
          do: 'forEach',
          each: 'each player',
          as,
          effect: [{ do: 'setLife', who: { bound: as }, amount: count }],
        },
      ];
    },
  ),
  rule('simple', "double <player> 's life total", ({ player }) => [
    { do: 'gainLife', who: player, amount: { lifeOf: player } },
  ]),
  // Hands that are put aside, and taken up again at the end of the turn.
  rule(
    'text',
    'each player exiles all cards from their hand face down and draws seven cards . at the beginning of the next end step , each player discards their hand and returns to their hand each card they exiled this way .',
    (_, scope) => {
      const as = scope.name();
      return {
        effects: [
          {
            do: 'move',
            what: { cards: words.anyCard, in: 'hand' },
            to: 'exile',
            faceDown: true,
            as,
          },
          { do: 'draw', who: 'each player', amount: 7 },
          {
            do: 'delay',
            until: { step: 'end of turn' },
            effect: [
              { do: 'discard', who: 'each player', amount: 'all' },
              { do: 'move', what: { bound: as }, to: 'hand' },
            ],
          },
        ],
      };
    },
  ),
];
