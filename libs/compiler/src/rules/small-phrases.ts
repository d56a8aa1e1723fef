/** Phrases of one or two texts each, about what is counted, compared, given away and gone later. */
import {
  words,
  type Condition,
  type Cost,
  type Effects,
  type Filter,
  type Reference,
} from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { always } from './abilities.ts';
import { count } from './amounts.ts';
import { whatLeft } from './events.ts';
import { allOf, kindOf, permanentsOf } from './nouns.ts';

function cards(noun: Noun): Filter {
  if (noun.realm !== 'card' || noun.lies !== undefined) throw new Nonsense();
  const kind = kindOf(noun);
  return 'all' in kind && kind.all.length === 0 ? words.anyCard : kind;
}

const by = (who: Reference): { readonly who?: Reference } => (who === 'you' ? {} : { who });

const buried = (noun: Noun) => ({
  count: { cards: cards(noun), in: 'graveyard' as const, of: 'you' as const },
});

const conditions: readonly Rule[] = [
  rule('condition', '<number> or more <nouns> are in your graveyard', ({ number, nouns }) => ({
    amount: buried(nouns),
    atLeast: number,
  })),
  rule('condition', 'you have <number> or more <nouns> in your graveyard', (slots) => ({
    amount: buried(slots.nouns),
    atLeast: slots.number,
  })),
  rule('condition', 'you have <number> or more cards in your library', ({ number }) => ({
    amount: { count: words.cardsIn('library', 'you') },
    atLeast: number,
  })),
  rule('condition', 'you have no <nouns> in hand', ({ nouns }) => ({
    amount: { count: words.cardsIn('hand', 'you', cards(nouns)) },
    atMost: 0,
  })),
  rule('condition', 'you have a card in hand', () => ({
    exists: words.cardsIn('hand', 'you'),
  })),
  rule('condition', 'you control no permanents other than ~ and have no cards in hand', () => ({
    all: [
      {
        not: {
          exists: { all: [{ is: 'permanent' }, { not: { is: 'self' } }, { controlledBy: 'you' }] },
        },
      },
      { amount: { count: words.cardsIn('hand', 'you') }, atMost: 0 },
    ],
  })),
  rule('condition', 'your opponents control no <nouns>', ({ nouns }) => ({
    not: { exists: allOf([permanentsOf(nouns), { controlledBy: 'opponent' }]) },
  })),
  rule('condition', "that player didn't cast a spell this turn", (_, scope): Condition => {
    const who = scope.back('that player', (sorts) => sorts.includes('player')).reference;
    return {
      not: { thisTurn: 'was played', what: { all: [{ is: 'spell' }, { controlledBy: who }] } },
    };
  }),
  rule(
    'line',
    "if <condition> , you may <cost> rather than pay (this spell|~) 's mana cost .",
    ({ condition, cost }) => {
      // What is controlled has a rule of its own.
      if ('exists' in (condition as object)) throw new Nonsense();
      return { alternativeCosts: [{ cost, onlyIf: condition }] };
    },
  ),
];

const TIMES = [
  ['during combat', { step: 'combat', of: 'each player' }],
  ['during your upkeep', { step: 'upkeep', of: 'you' }],
  ['during your turn', { step: 'turn', of: 'you' }],
] as const satisfies readonly (readonly [string, Condition])[];

const limits: readonly Rule[] = [
  ...TIMES.map(([words_, time]) =>
    rule(
      'limit',
      `activate this ability only ${words_} and only if <condition> .` as '<condition>',
      ({ condition }) => ({ onlyIf: [time, condition] }),
    ),
  ),
  rule(
    'limit',
    'any player may activate this ability but only any time they could cast a sorcery .',
    () => ({ byAnyone: true, timing: 'Sorcery' }),
  ),
];

const amounts: readonly Rule[] = [
  rule('measure', 'the number of <nouns> minus the number of <nouns:other>', (slots) => ({
    difference: [count(slots.nouns), count(slots.other)],
  })),
  ...(['creature', 'artifact', 'spell', 'permanent', 'land'] as const).flatMap((sort) => [
    rule('measure', `the ${sort} 's power` as 'x', (_, scope) => ({
      powerOf: scope.back(`that ${sort}`, (sorts) => sorts.includes(sort)).former,
    })),
    rule('measure', `the ${sort} 's toughness` as 'x', (_, scope) => ({
      toughnessOf: scope.back(`that ${sort}`, (sorts) => sorts.includes(sort)).former,
    })),
    rule('measure', `the ${sort} 's converted mana cost` as 'x', (_, scope) => ({
      manaValueOf: scope.back(`that ${sort}`, (sorts) => sorts.includes(sort)).former,
    })),
    rule('object', `the ${sort}` as 'x', (_, scope) => {
      if (scope.knows('enchanted')) throw new Nonsense();
      return scope.back(`that ${sort}`, (sorts) => sorts.includes(sort)).reference;
    }),
  ]),
  rule(
    'simple',
    '<player> discards <number> cards . you gain <number:life> life for each <noun> discarded this way',
    ({ player, number, life, noun }, scope) => {
      if (player === 'each player') throw new Nonsense();
      const as = scope.name();
      return [
        { do: 'discard', who: player, amount: number, as },
        {
          do: 'gainLife',
          who: 'you',
          amount: { times: life, of: { countOf: { bound: as }, that: cards(noun) } },
        },
      ];
    },
  ),
  rule('quality', 'with the greatest power among <nouns>', ({ nouns }) => [
    { power: { equals: { greatest: 'power', among: { every: permanentsOf(nouns) } } } },
  ]),
  rule('quality', 'you own or control', () => [
    { any: [{ ownedBy: 'you' }, { controlledBy: 'you' }] },
  ]),
  rule('quality', 'each opponent controls', () => [{ controlledBy: 'opponent' }]),
];

const statics: readonly Rule[] = [
  rule('static', 'players skip their upkeep steps', () => [
    always({ skips: 'upkeep', who: 'each player' }),
  ]),
  rule(
    'static',
    "enchanted creature can't be the target of spells or abilities your opponents control",
    () => [always({ cantBeTheTarget: 'enchanted', whose: 'opponent' })],
  ),
  rule('trait', "can't block or be blocked by <nouns>", ({ nouns }) => {
    const kind = permanentsOf(nouns);
    return { by: {}, rules: [{ cantBlock: kind }, { cantBeBlockedBy: kind }] };
  }),
  rule('simple', "<nouns> can't block ~ this turn", ({ nouns }, scope) => {
    if (scope.me !== 'self') throw new Nonsense();
    return [
      {
        do: 'inCombat',
        what: { every: permanentsOf(nouns) },
        rule: { cantBlock: { is: 'self' } },
        until: 'end of turn',
      },
    ];
  }),
];

const events: readonly Rule[] = [
  rule('event', 'whenever ~ deals damage to a creature or opponent', (_, scope) => {
    scope.much({ bound: 'amount' });
    scope.mention('self', ['~']);
    const to: Filter = { any: [{ type: 'Creature' }, { is: 'opponent' }] };
    return [{ when: 'deals damage', what: 'self', to }];
  }),
  rule(
    'event',
    "whenever a card is put into an opponent 's graveyard from anywhere",
    (_, scope) => {
      scope.mention('event', ['card'], { realm: 'card' });
      return [
        {
          when: 'is put into a graveyard',
          what: { all: [{ is: 'card' }, { ownedBy: 'opponent' }] },
        },
      ];
    },
  ),
  rule(
    'event',
    "whenever <a noun:one> is put into a player 's graveyard from the battlefield",
    ({ one }, scope) => {
      scope.mention('event', [...one.sorts, 'card'], { realm: 'card', former: { bound: 'was' } });
      scope.mention({ ownerOf: 'event' }, ['player'], { realm: 'player' });
      if (one.realm !== 'play') throw new Nonsense();
      return [{ when: 'is put into a graveyard', what: whatLeft(one), from: 'play' }];
    },
  ),
];

const done: readonly Rule[] = [
  rule('deeds', 'takes two extra turns after this one', () => (who) => [
    { do: 'extraTurn', who },
    { do: 'extraTurn', who },
  ]),
  rule('simple', 'you skip your next two turns', () => [
    { do: 'skip', who: 'you', what: 'turn' },
    { do: 'skip', who: 'you', what: 'turn' },
  ]),
  rule(
    'simple',
    'put <counted> <counter name> counter on <object> and <counted:two> <counter name:other> counter on <object:second>',
    (slots, scope) => [
      {
        do: 'putCounters',
        what: scope.permanent(slots.object),
        counter: slots['counter name'],
        amount: slots.counted,
      },
      {
        do: 'putCounters',
        what: scope.permanent(slots.second),
        counter: slots.other,
        amount: slots.two,
      },
    ],
  ),
  rule('simple', 'its owner shuffles it into their library', (_, scope) => {
    const it = scope.back('it', (sorts) => !sorts.includes('player')).reference;
    return shuffledAway(scope.permanent(it), scope);
  }),
  rule('simple', "~ 's owner shuffles it into their library", (_, scope) => {
    if (scope.me !== 'self') throw new Nonsense();
    return shuffledAway('self', scope);
  }),
  rule(
    'simple',
    'the owner of target <noun> shuffles it into their library , then draws <number> cards',
    ({ noun, number }, scope) => {
      const what = scope.target({ what: permanentsOf(noun) }, noun.sorts);
      return [...shuffledAway(what, scope), { do: 'draw', who: { ownerOf: what }, amount: number }];
    },
  ),
  rule('simple', "shuffle all <nouns> into that player 's library", ({ nouns }) => {
    const { lies } = nouns;
    if (lies?.in !== 'graveyard' || lies.of === undefined) throw new Nonsense();
    return [
      { do: 'move', what: { cards: kindOf(nouns), in: 'graveyard', of: lies.of }, to: 'library' },
      { do: 'shuffle', who: lies.of },
    ];
  }),
  rule(
    'simple',
    'shuffle any number of cards from your hand into your library , then draw that many cards',
    (_, scope) => {
      const as = scope.name();
      const hand = words.cardsIn('hand', 'you');
      return [
        { do: 'choose', among: hand, as, count: { count: hand }, upTo: true },
        { do: 'move', what: { bound: as }, to: 'library' },
        { do: 'shuffle', who: 'you' },
        { do: 'draw', who: 'you', amount: { countOf: { bound: as } } },
      ];
    },
  ),
  rule('simple', 'each creature deals damage to itself equal to its power', (_, scope) => {
    const as = scope.name();
    const one: Reference = { bound: as };
    return [
      {
        do: 'forEach',
        each: { every: { type: 'Creature' } },
        as,
        effect: [{ do: 'dealDamage', amount: { powerOf: one }, to: one, by: one }],
      },
    ];
  }),
  ...(
    [
      ['a card', 1],
      ['<number> cards', 'number'],
    ] as const
  ).map(([many, how]) =>
    rule(
      'deeds',
      `exiles ${many} from their hand` as 'exiles <number>',
      ({ number }: { readonly number?: number }, scope) => {
        const as = scope.name();
        return (who: Reference): Effects => {
          if (who === 'each player') throw new Nonsense();
          return [
            {
              do: 'choose',
              ...by(who),
              among: words.cardsIn('hand', who),
              as,
              ...(how === 1 ? {} : { count: number ?? 1 }),
            },
            { do: 'move', what: { bound: as }, to: 'exile' },
          ];
        };
      },
    ),
  ),
  rule('simple', '<object> become the color of your choice until end of turn', (slots, scope) => {
    const as = scope.name();
    return [
      { do: 'chooseWord', of: 'color', as },
      {
        do: 'modify',
        what: scope.permanent(slots.object),
        by: {},
        until: 'end of turn',
        chosen: { color: as },
      },
    ];
  }),
  // Somebody else gives up a card of the graveyard, or something follows.
  rule(
    'sentence',
    "<player> may exile a card from their graveyard . if (that|the) player doesn't , <effect> .",
    ({ player, effect }) => ({ effects: unlessExiled(player, effect) }),
  ),
  rule(
    'sentence',
    "<player> may exile a card from their graveyard . if (that|the) player doesn't , you may <effect> .",
    ({ player, effect }) => ({ effects: unlessExiled(player, [{ do: 'may', effect }]) }),
  ),
  rule(
    'simple',
    'an opponent gains control of ~ at the beginning of the next end step',
    (_, scope) => {
      if (scope.me !== 'self') throw new Nonsense();
      return [
        {
          do: 'delay',
          until: { step: 'end of turn' },
          effect: [{ do: 'gainControl', what: 'self', who: 'opponent' }],
        },
      ];
    },
  ),
  rule(
    'simple',
    'its controller sacrifices it at the beginning of the next end step',
    (_, scope) => {
      const it = scope.back('it', (sorts) => !sorts.includes('player')).reference;
      if (typeof it === 'object' && 'target' in it && scope.targets.length > 1)
        throw new Nonsense();
      const what: Reference =
        typeof it === 'object' && 'target' in it ? { bound: 'target' } : scope.permanent(it);
      return [
        {
          do: 'delay',
          until: { step: 'end of turn' },
          effect: [{ do: 'sacrifice', who: { controllerOf: what }, what }],
        },
      ];
    },
  ),
  rule(
    'simple',
    'prevent all damage that would be dealt to you and permanents you control this turn',
    () => [
      {
        do: 'standing',
        effect: {
          replaces: {
            would: 'be dealt damage',
            what: { any: [{ is: 'you' }, { all: [{ is: 'permanent' }, { controlledBy: 'you' }] }] },
          },
        },
        until: 'end of turn',
      },
    ],
  ),
  rule(
    'simple',
    'put a <noun> from your hand onto the battlefield tapped and attacking',
    ({ noun }, scope) => {
      const as = scope.name();
      return [
        { do: 'choose', among: words.cardsIn('hand', 'you', cards(noun)), as },
        { do: 'putIntoPlay', what: { bound: as }, tapped: true, attacking: true },
      ];
    },
  ),
];

function shuffledAway(what: Reference, scope: Scope): Effects {
  scope.move(what);
  return [
    { do: 'move', what, to: 'library' },
    { do: 'shuffle', who: { ownerOf: what } },
  ];
}

function unlessExiled(who: Reference, otherwise: Effects): Effects {
  if (who === 'you' || who === 'each player') throw new Nonsense();
  const cost: Cost = { picks: [{ pay: 'exile', what: { all: [] }, from: 'graveyard' }] };
  return [{ do: 'pay', who, cost, otherwise }];
}

export const smallPhrases: readonly Rule[] = [
  ...conditions,
  ...limits,
  ...amounts,
  ...statics,
  ...events,
  ...done,
];
