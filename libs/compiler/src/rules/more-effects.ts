/** Instructions that go together with something else: what can't be regenerated, what untaps, what phases out. */
import type { Effects, Reference } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { also, filterOf } from './nouns.ts';

const ANY_TARGET = { what: { any: [{ type: 'Creature' as const }, { is: 'player' as const }] } };

const SORTS = ['creature', 'permanent', 'land', 'artifact', 'enchantment', 'wall'] as const;

const tappedDown = (what: Reference): Effects => [
  { do: 'keepTapped', what, asLongAs: 'this stays tapped' },
];

export const moreEffects: readonly Rule[] = [
  rule('simple', 'flip <object>', ({ object }) => [{ do: 'flip', what: object }]),
  rule('simple', 'end the turn', () => [{ do: 'endTurn' }]),
  rule('simple', '~ becomes a copy of <object>', ({ object }) => [
    { do: 'becomeCopy', what: 'self', of: object },
  ]),
  rule('simple', "you control <player> during that player 's next turn", ({ player }) => [
    { do: 'controlTurn', who: player },
  ]),
  rule('simple', '<object> (phases|phase) out', ({ object }, scope) => [
    { do: 'phaseOut', what: scope.permanent(object) },
  ]),
  rule(
    'simple',
    'simultaneously , all phased-out <nouns> phase in and <object> phase out',
    ({ nouns, object }, scope) => [
      { do: 'phaseOut', what: scope.permanent(object), in: filterOf(nouns) },
    ],
  ),
  ...SORTS.map((sort) =>
    rule(
      'simple',
      `destroy <object> . that ${sort as 'creature'} can't be regenerated`,
      ({ object }, scope) => [
        { do: 'destroy', what: scope.permanent(object), cantBeRegenerated: true },
      ],
    ),
  ),
  rule(
    'simple',
    "~ deals <amount> damage to any target . a creature dealt damage this way can't be regenerated this turn",
    ({ amount }, scope) => {
      const to = scope.target(ANY_TARGET, ['creature or player']);
      const as = scope.result();
      // What was dealt none, since all of it was prevented, can be regenerated.
      return [
        { do: 'dealDamage', amount, to, as },
        {
          do: 'if',
          condition: { amount: { bound: as }, atLeast: 1 },
          effect: [{ do: 'cantRegenerate', what: to }],
        },
      ];
    },
  ),
  rule('simple', 'untap up to <number> <nouns>', ({ number, nouns }, scope) => {
    if (nouns.realm !== 'play') throw new Nonsense();
    const as = scope.name();
    return [
      {
        do: 'choose',
        among: { every: filterOf(nouns) },
        as,
        ...(number === 1 ? {} : { count: number }),
        upTo: true,
      },
      { do: 'untap', what: { bound: as } },
    ];
  }),
  rule('deeds', 'untaps a <noun> they control', ({ noun }, scope) => {
    if (noun.realm !== 'play') throw new Nonsense();
    const as = scope.name();
    return (who) => [
      {
        do: 'choose',
        ...(who === 'you' ? {} : { who }),
        among: { every: filterOf(also(noun, [{ controlledBy: who }])) },
        as,
      },
      { do: 'untap', what: { bound: as } },
    ];
  }),
  rule('deeds', '(loses|lose) all unspent mana', () => (who) => [{ do: 'emptyPool', who }]),
  ...(
    [
      ['it', (scope: Scope) => scope.back('it', (sorts) => !sorts.includes('player'))],
      ...SORTS.map(
        (sort) =>
          [
            `that ${sort}`,
            (scope: Scope) => scope.back(`that ${sort}`, (sorts) => sorts.includes(sort)),
          ] as const,
      ),
    ] as const
  ).map(([word, find]) =>
    rule(
      'simple',
      `${word as ''} doesn't untap during its controller 's untap step for as long as ~ remains tapped`,
      (_, scope) => tappedDown(scope.permanent(find(scope).reference)),
    ),
  ),
  rule('simple', '<object> assigns no combat damage this turn', ({ object }, scope) => [
    {
      do: 'inCombat',
      what: scope.permanent(object),
      rule: { assignsNoDamage: true },
      until: 'end of turn',
    },
  ]),
  rule('quality', "that isn't enchanted", () => [{ not: { is: 'enchanted' } }]),
  rule('simple', '<object> <changes> until end of combat', ({ object, changes }, scope) => {
    const { by, rules, statics = [] } = changes;
    if (rules.length > 0 || statics.length > 0) throw new Nonsense();
    return [{ do: 'modify', what: scope.permanent(object), by, until: 'end of combat' }];
  }),
  rule(
    'simple',
    'the next time a <color> or <color:second> source of your choice would deal damage to you this turn , prevent that damage',
    ({ color, second }, scope) => {
      const source = scope.name();
      return [
        { do: 'chooseSource', which: { any: [{ color }, { color: second }] }, as: source },
        { do: 'preventNextDamage', from: { bound: source }, to: 'you' },
      ];
    },
  ),
  rule('static', '<nouns> enter the battlefield tapped', ({ nouns }) => {
    if (nouns.realm !== 'play') throw new Nonsense();
    return [{ kind: 'static', effect: { entersTapped: filterOf(nouns) } }];
  }),
  rule('static', "activated abilities of <nouns> can't be activated", ({ nouns }) => {
    if (nouns.realm !== 'play') throw new Nonsense();
    return [
      {
        kind: 'static',
        effect: { forbids: 'playing abilities', what: filterOf(nouns), who: 'each player' },
      },
    ];
  }),
  rule(
    'static',
    "activated abilities of <nouns> can't be activated unless they're mana abilities",
    ({ nouns }) => {
      if (nouns.realm !== 'play') throw new Nonsense();
      return [
        {
          kind: 'static',
          effect: {
            forbids: 'playing abilities',
            what: filterOf(nouns),
            exceptMana: true,
            who: 'each player',
          },
        },
      ];
    },
  ),
];
