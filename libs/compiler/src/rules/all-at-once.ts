/** What all players do, one thing after the other, and what comes back of what was put aside. */
import { words, type Amount, type Effects, type Filter, type Reference } from '@arbiter/cards';
import type { Deed, Later, Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { thisWay } from './as-many.ts';
import { allOf, cardsOf, kindOf, permanentsOf } from './nouns.ts';

function alone(who: Reference): Reference {
  if (who === 'each player') throw new Nonsense();
  return who;
}

/** What is each player's own is done by one after the other. */
function byEach(deeds: Later<Deed>, scope: Scope): Effects {
  const as = scope.name();
  const who = { bound: as };
  scope.mention(who, ['player'], { realm: 'player' });
  return [{ do: 'forEach', each: 'each player', as, effect: deeds(scope)(who) }];
}

/** @throws Nonsense of what all of them can do as one */
function asOne(deed: Deed): boolean {
  try {
    deed('each player');
    return true;
  } catch (error) {
    if (error instanceof Nonsense) return false;
    throw error;
  }
}

/** All players do the first thing before anybody does the second. */
const series: readonly Rule[] = [
  rule(
    'simple',
    'each player <later deeds:one> , then <later deeds:two>',
    ({ one, two }, scope) => {
      const first = one(scope);
      const second = two(scope);
      // Where both are done by all as one, another rule reads it.
      if (asOne(first) && asOne(second)) throw new Nonsense();
      return [
        ...(asOne(first) ? first('each player') : byEach(() => first, scope)),
        ...(asOne(second) ? second('each player') : byEach(() => second, scope)),
      ];
    },
  ),
  rule(
    'simple',
    'each player <deeds:one> , <deeds:two> , <deeds:three> , then <deeds:four>',
    ({ one, two, three, four }) => [one, two, three, four].flatMap((deed) => deed('each player')),
  ),
  rule(
    'simple',
    'each player <deeds:one> , then <deeds:two> , then <deeds:three>',
    ({ one, two, three }) => [one, two, three].flatMap((deed) => deed('each player')),
  ),
];

const discarded: readonly Rule[] = [
  rule('simple', 'discard any number of <nouns>', ({ nouns }, scope) =>
    asManyDiscarded(anyOf(cardsOf(nouns)), scope),
  ),
  rule('multiplier', 'for each card discarded this way', (_, scope) => ({
    countOf: discardedBefore(scope),
  })),
  rule(
    'simple',
    'for each card discarded this way , put <number> <counter name> counters on ~',
    (slots, scope) => [
      {
        do: 'putCounters',
        what: 'self',
        counter: slots['counter name'],
        amount: { times: slots.number, of: { countOf: discardedBefore(scope) } },
      },
    ],
  ),
  rule('simple', 'discard all the cards in your hand , then draw that many cards', (_, scope) => {
    const as = scope.name();
    return [
      { do: 'discardCards', who: 'you', what: words.cardsIn('hand', 'you'), as },
      { do: 'draw', who: 'you', amount: { countOf: { bound: as } } },
    ];
  }),
  rule(
    'simple',
    'each player discards any number of cards , then draws that many cards',
    (_, scope) => {
      const [one, chosen] = [scope.name(), scope.name()];
      const who: Reference = { bound: one };
      const hand = words.cardsIn('hand', who);
      return [
        {
          do: 'forEach',
          each: 'each player',
          as: one,
          effect: [
            { do: 'choose', who, among: hand, as: chosen, count: { count: hand }, upTo: true },
            { do: 'discardCards', who, what: { bound: chosen } },
            { do: 'draw', who, amount: { countOf: { bound: chosen } } },
          ],
        },
      ];
    },
  ),
  rule(
    'simple',
    'each player discards their hand , then draws cards equal to the greatest number of cards a player discarded this way',
    (_, scope) => {
      const as = scope.name();
      const of = (owner: 'you' | 'opponent'): Amount => ({
        countOf: { bound: as },
        that: { ownedBy: owner },
      });
      return [
        { do: 'discard', who: 'each player', amount: 'all', as },
        { do: 'draw', who: 'each player', amount: { greater: [of('you'), of('opponent')] } },
      ];
    },
  ),
  rule(
    'simple',
    'each other player discards a card . you draw a card for each card discarded this way',
    (_, scope) => {
      const as = scope.name();
      return [
        { do: 'discard', who: 'opponent', amount: 1, as },
        { do: 'draw', who: 'you', amount: { countOf: { bound: as } } },
      ];
    },
  ),
];

/** Of any card nothing is said. */
const anyOf = (kind: Filter): Filter =>
  'all' in kind && kind.all.length === 0 ? words.anyCard : kind;

const DISCARDED = 'discarded this way';

function asManyDiscarded(kind: Filter, scope: Scope): Effects {
  const as = scope.name();
  const hand = words.cardsIn('hand', 'you', kind);
  thisWay('discarded', { bound: as }, scope);
  return [
    { do: 'choose', among: hand, as, count: { count: hand }, upTo: true },
    { do: 'discardCards', who: 'you', what: { bound: as } },
  ];
}

const discardedBefore = (scope: Scope): Reference =>
  scope.back(DISCARDED, (sorts) => sorts.includes(DISCARDED), true).reference;

/** What was exiled comes back as the turn ends, each under the control of its owner. */
const cameBack = (as: string): Effects => [
  {
    do: 'delay',
    until: { step: 'end of turn' },
    effect: [{ do: 'putIntoPlay', what: { bound: as }, under: 'owner' }],
  },
];

const RETURN = [
  "return those cards to the battlefield under their owner 's control at the beginning of the next end step",
  "at the beginning of the next end step , return those cards to the battlefield under their owners ' control",
] as const;

const returned: readonly Rule[] = [
  ...RETURN.flatMap((words_) => [
    rule('simple', `exile each <noun> . ${words_}` as 'exile each <noun>', ({ noun }, scope) => {
      const as = scope.name();
      return [
        { do: 'move', what: { every: permanentsOf(noun) }, to: 'exile', as },
        ...cameBack(as),
      ];
    }),
    rule('simple', `exile all <nouns> . ${words_}` as 'exile all <nouns>', ({ nouns }, scope) => {
      const as = scope.name();
      return [
        { do: 'move', what: { every: permanentsOf(nouns) }, to: 'exile', as },
        ...cameBack(as),
      ];
    }),
  ]),
  ...(
    [
      'exile ~ . return ~ to the battlefield',
      'exile ~ . if you do , return it to the battlefield',
    ] as const
  ).map((words_) =>
    rule(
      'sentence',
      `${words_} under its owner 's control at the beginning of the next end step .` as 'x',
      (_, scope) => {
        if (scope.me !== 'self') throw new Nonsense();
        const as = scope.name();
        return { effects: [{ do: 'move', what: 'self', to: 'exile', as }, ...cameBack(as)] };
      },
    ),
  ),
  rule(
    'sentence',
    "you may exile ~ . if you do , return it to the battlefield under its owner 's control at the beginning of the next end step .",
    (_, scope) => {
      if (scope.me !== 'self') throw new Nonsense();
      const as = scope.name();
      return {
        effects: [{ do: 'move', what: 'self', to: 'exile', as }, ...cameBack(as)],
        may: 'you',
      };
    },
  ),
  rule(
    'simple',
    "exile target <noun> . return the exiled card to the battlefield under its owner 's control at the beginning of the next end step",
    ({ noun }, scope) => {
      const what = scope.target({ what: permanentsOf(noun) }, noun.sorts);
      const as = scope.name();
      return [{ do: 'move', what, to: 'exile', as }, ...cameBack(as)];
    },
  ),
  rule(
    'simple',
    "exile target <noun> . at the beginning of the next end step , return that card to the battlefield under its owner 's control with a <counter name> counter on it",
    (slots, scope) => {
      const what = scope.target({ what: permanentsOf(slots.noun) }, slots.noun.sorts);
      const as = scope.name();
      return [
        { do: 'move', what, to: 'exile', as },
        {
          do: 'delay',
          until: { step: 'end of turn' },
          effect: [
            {
              do: 'putIntoPlay',
              what: { bound: as },
              under: 'owner',
              counters: { [slots['counter name']]: 1 },
            },
          ],
        },
      ];
    },
  ),
  rule(
    'simple',
    "return all <nouns> to the battlefield tapped under their owners ' control",
    ({ nouns }) => {
      if (nouns.realm !== 'card' || nouns.lies === undefined) throw new Nonsense();
      const what = { cards: kindOf(nouns), ...nouns.lies };
      return [{ do: 'putIntoPlay', what, under: 'owner', tapped: true }];
    },
  ),
  rule(
    'simple',
    'each player exiles all creature cards from their graveyard , then sacrifices all creatures they control , then puts all cards they exiled this way onto the battlefield',
    (_, scope) => {
      const as = scope.name();
      return [
        { do: 'move', what: { cards: { type: 'Creature' }, in: 'graveyard' }, to: 'exile', as },
        { do: 'sacrifice', who: 'each player', what: { every: { type: 'Creature' } } },
        { do: 'putIntoPlay', what: { bound: as }, under: 'owner' },
      ];
    },
  ),
];

const destroyed: readonly Rule[] = [
  ...(
    ['(a creature|creatures) destroyed this way', 'those creatures', 'the creature'] as const
  ).map((which) =>
    rule(
      'simple',
      `destroy <object> . ${which} can't be regenerated` as 'destroy <object>',
      ({ object }, scope) => {
        if (scope.realmOf(object) !== 'play') throw new Nonsense();
        return [{ do: 'destroy', what: object, cantBeRegenerated: true }];
      },
    ),
  ),
  rule(
    'simple',
    "destroy target <noun> and target <noun:other> . they can't be regenerated",
    ({ noun, other }, scope) => {
      const one = scope.target({ what: permanentsOf(noun) }, noun.sorts);
      const two = scope.target({ what: permanentsOf(other) }, other.sorts);
      return [{ do: 'destroy', what: { several: [one, two] }, cantBeRegenerated: true }];
    },
  ),
  rule(
    'simple',
    'destroy target <noun:one> , target <noun:two> , target <noun:three> , and target <noun:four>',
    ({ one, two, three, four }, scope) => [
      {
        do: 'destroy',
        what: {
          several: [one, two, three, four].map((noun) =>
            scope.target({ what: permanentsOf(noun) }, noun.sorts),
          ),
        },
      },
    ],
  ),
  // One or the other, as you like.
  rule(
    'simple',
    "destroy all lands or all creatures . creatures destroyed this way can't be regenerated",
    () => [
      {
        do: 'may',
        effect: [{ do: 'destroy', what: { every: { type: 'Land' } } }],
        otherwise: [
          { do: 'destroy', what: { every: { type: 'Creature' } }, cantBeRegenerated: true },
        ],
      },
    ],
  ),
  rule('simple', "put all <nouns> on the bottom of their owners ' libraries", ({ nouns }) => [
    { do: 'move', what: { every: permanentsOf(nouns) }, to: 'library', bottom: true },
  ]),
  rule('recipient', 'each <noun> and each <noun:other>', ({ noun, other }) => ({
    // Nothing is dealt it twice that is both.
    every: { any: [permanentsOf(noun), permanentsOf(other)] },
  })),
  rule(
    'simple',
    'exile all <nouns> . you gain 1 life for each card exiled this way',
    ({ nouns }, scope) => {
      if (nouns.realm !== 'card' || nouns.lies === undefined) throw new Nonsense();
      const as = scope.name();
      const what = { cards: kindOf(nouns), ...nouns.lies };
      return [
        { do: 'move', what, to: 'exile', as },
        { do: 'gainLife', who: 'you', amount: { countOf: { bound: as } } },
      ];
    },
  ),
];

/** Hands and graveyards of each player. */
const hands: readonly Rule[] = [
  rule('deeds', 'shuffles their graveyard and hand into their library', () => (who) => {
    if (who === 'each player') throw new Nonsense();
    return [
      {
        do: 'move',
        what: { several: [words.cardsIn('graveyard', who), words.cardsIn('hand', who)] },
        to: 'library',
      },
      { do: 'shuffle', who },
    ];
  }),
  rule('deeds', 'shuffles their graveyard into their library', () => (who) => {
    if (who === 'each player') throw new Nonsense();
    return [
      { do: 'move', what: words.cardsIn('graveyard', who), to: 'library' },
      { do: 'shuffle', who },
    ];
  }),
  rule(
    'deeds',
    'returns up to <number> cards from their graveyard to their hand',
    ({ number }, scope) => {
      const as = scope.name();
      return (who) => [
        {
          do: 'choose',
          who: alone(who),
          among: words.cardsIn('graveyard', who),
          as,
          count: number,
          upTo: true,
        },
        { do: 'move', what: { bound: as }, to: 'hand' },
      ];
    },
  ),
  rule('simple', 'you untap up to <number> <nouns>', ({ number, nouns }, scope) => {
    const as = scope.name();
    return [
      {
        do: 'choose',
        among: { every: permanentsOf(nouns) },
        as,
        ...(number === 1 ? {} : { count: number }),
        upTo: true,
      },
      { do: 'untap', what: { bound: as } },
    ];
  }),
  // Somebody else may bring in a card of a kind.
  rule(
    'sentence',
    '<player> may put <a noun:one> from their hand onto the battlefield .',
    ({ player, one }, scope) => ({
      effects: brought(player, one, 'hand', scope),
    }),
  ),
  rule(
    'sentence',
    '<player> may put <a noun:one> onto the battlefield from their hand .',
    ({ player, one }, scope) => ({
      effects: brought(player, one, 'hand', scope),
    }),
  ),
  rule(
    'sentence',
    '<player> may return <a noun:one> from their graveyard to the battlefield .',
    ({ player, one }, scope) => ({
      effects: brought(player, one, 'graveyard', scope),
    }),
  ),
  ...(
    [
      [
        'artifact , creature , enchantment , or land card',
        ['Artifact', 'Creature', 'Enchantment', 'Land'],
      ],
      ['artifact , creature , or land card', ['Artifact', 'Creature', 'Land']],
    ] as const
  ).map(([words_, types]) =>
    rule('head', words_ as 'x', () => ({
      realm: 'card' as const,
      sorts: ['card'],
      filters: [{ any: types.map((type) => ({ type })) }],
    })),
  ),
];

function brought(player: Reference, noun: Noun, from: 'hand' | 'graveyard', scope: Scope): Effects {
  if (player === 'you' || player === 'each player') throw new Nonsense();
  const as = scope.name();
  const who: Reference = { bound: 'player' };
  return [
    {
      do: 'may',
      who: player,
      effect: [
        { do: 'choose', who, among: words.cardsIn(from, who, cardsOf(noun)), as },
        { do: 'putIntoPlay', who, what: { bound: as } },
      ],
    },
  ];
}

/** Who has more of something than the other player. */
const compared: readonly Rule[] = [
  rule(
    'condition',
    '<player> controls more <nouns> than each other player',
    ({ player, nouns }) => {
      if (player === 'each player') throw new Nonsense();
      const kind = permanentsOf(nouns);
      const own: Amount = { count: allOf([kind, { controlledBy: player }]) };
      return { amount: own, moreThan: { difference: [{ count: kind }, own] } };
    },
  ),
  rule(
    'player',
    'the player',
    (_, scope) => scope.back('that player', (sorts) => sorts.includes('player')).reference,
  ),
  rule('simple', 'they <deed>', ({ deed }, scope) =>
    deed(scope.back('they', (sorts) => sorts.includes('player')).reference),
  ),
  rule(
    'player',
    'that opponent',
    (_, scope) => scope.back('that player', (sorts) => sorts.includes('player')).reference,
  ),
  ...(['creature', 'permanent', 'land', 'artifact'] as const).flatMap((sort) => [
    rule('quality', `that ${sort} 's controller controls` as 'x', (_, scope) => [
      {
        controlledBy: {
          controllerOf: scope.back(`that ${sort}`, (sorts) => sorts.includes(sort)).former,
        },
      },
    ]),
  ]),
];

export const allAtOnce: readonly Rule[] = [
  ...series,
  ...discarded,
  ...returned,
  ...destroyed,
  ...hands,
  ...compared,
];
