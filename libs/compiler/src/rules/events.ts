/** What triggers watch for, what their words can point back at, and conditions. */
import { type Filter, type Trigger, type Watched } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { filterOf, filtersOf } from './nouns.ts';

/** What is watched as a noun is the object of the event; of its own object a text says "it" or its name. */
function watch(watched: Watched, scope: Scope, noun: Noun | null): Watched {
  if (noun !== null && noun.realm !== 'play') throw new Nonsense();
  scope.subject = typeof watched === 'string' ? watched : 'event';
  if (watched === 'self') scope.mention('self', ['~']);
  else if (watched === 'enchanted') scope.mention('enchanted', ['creature', 'land', 'permanent']);
  else scope.mention('event', noun?.sorts ?? ['permanent']);
  return watched;
}

/** What left play is a card now; its controller and size are those of the permanent that it was. */
function left(watched: Watched, scope: Scope, noun: Noun | null): Watched {
  if (noun !== null && noun.realm !== 'play') throw new Nonsense();
  if (watched === 'self') {
    scope.me = 'event';
    scope.isOfItself = true;
    scope.mention('event', ['~', 'card'], { realm: 'card', former: { bound: 'was' } });
  } else {
    scope.mention('event', [...(noun?.sorts ?? ['creature']), 'card'], {
      realm: 'card',
      former: { bound: 'was' },
    });
  }
  return watched;
}

export const player = (scope: Scope): void => {
  scope.mention('event', ['player'], { realm: 'player' });
};

type Who = 'self' | 'enchanted' | 'other';

/** The same event of the text's own object, of what it enchants, and of whatever fits. */
export function watched(
  verb: string,
  build: (what: Watched, scope: Scope) => readonly Trigger[],
  isLeaving = false,
): readonly Rule[] {
  const note = isLeaving ? left : watch;
  const kinds: Readonly<Record<Who, string>> = {
    self: '~',
    enchanted: 'enchanted (creature|land|artifact|permanent)',
    other: '<a noun:one>',
  };
  return [
    rule('event', `(when|whenever) ${kinds.self} ${verb}`, (_, scope) =>
      build(note('self', scope, null), scope),
    ),
    rule('event', `(when|whenever) ${kinds.enchanted} ${verb}`, (_, scope) =>
      build(note('enchanted', scope, null), scope),
    ),
    rule('event', `(when|whenever) <a noun:one> ${verb}`, ({ one }, scope) =>
      build(note(isLeaving ? whatLeft(one) : filterOf(one), scope, one), scope),
    ),
  ];
}

/** What has left play is no permanent any more: that it was one is said by where it came from. */
export const whatLeft = (noun: Noun): Filter => {
  const [only, ...more] = filtersOf(noun).filter((one) => !('is' in one && one.is === 'permanent'));
  return only !== undefined && more.length === 0
    ? only
    : { all: only === undefined ? [] : [only, ...more] };
};

const STEPS = [
  ['upkeep', 'upkeep'],
  ['draw step', 'draw'],
  ['end step', 'end of turn'],
] as const;

const youControl = (what: Watched): Filter => {
  if (typeof what === 'string') throw new Nonsense();
  return { all: ['all' in what ? what.all : [what], [{ controlledBy: 'you' as const }]].flat() };
};

export const events: readonly Rule[] = [
  ...watched('is turned face up', (what) => [{ when: 'is turned face up', what }]),
  ...watched('enters the battlefield', (what) => [{ when: 'comes into play', what }]),
  ...watched('enters the battlefield under your control', (what) => [
    { when: 'comes into play', what: youControl(what) },
  ]),
  ...watched('leaves the battlefield', (what) => [{ when: 'leaves play', what }], true),
  ...watched(
    '(dies|is put into a graveyard from the battlefield)',
    (what) => [{ when: 'is put into a graveyard', what, from: 'play' }],
    true,
  ),
  ...watched('attacks', (what) => [{ when: 'attacks', what }]),
  ...watched('blocks', (what) => [{ when: 'blocks', what }]),
  ...watched('becomes blocked', (what) => [{ when: 'becomes blocked', what }]),
  ...watched('attacks or blocks', (what) => [
    { when: 'attacks', what },
    { when: 'blocks', what },
  ]),
  ...watched('blocks or becomes blocked', (what) => [
    { when: 'blocks', what },
    { when: 'becomes blocked', what },
  ]),
  ...watched('is dealt damage', (what, scope) => {
    scope.much({ bound: 'amount' });
    return [{ when: 'is dealt damage', what }];
  }),
  ...watched('deals damage', (what, scope) => {
    scope.much({ bound: 'amount' });
    return [{ when: 'deals damage', what }];
  }),
  ...watched('deals combat damage', (what, scope) => {
    scope.much({ bound: 'amount' });
    return [{ when: 'deals damage', what, combat: true }];
  }),
  // To somebody or something: that is what the event is about, once for each.
  ...(['~', 'enchanted creature'] as const).flatMap((subject) =>
    (
      [
        ['deals damage', {}],
        ['deals combat damage', { combat: true }],
      ] as const
    ).flatMap(([verb, combat]) => {
      const what = subject === '~' ? 'self' : 'enchanted';
      const build = (to: Filter, scope: Scope): readonly Trigger[] => {
        scope.much({ bound: 'amount' });
        scope.mention(what, subject === '~' ? ['~'] : ['enchanted']);
        return [{ when: 'deals damage', what, to, ...combat }];
      };
      return [
        rule(
          'event',
          `whenever ${subject} ${verb} to a (player|player or planeswalker)`,
          (_, scope) => {
            player(scope);
            return build({ is: 'player' }, scope);
          },
        ),
        rule('event', `whenever ${subject} ${verb} to an opponent`, (_, scope) => {
          player(scope);
          return build({ is: 'opponent' }, scope);
        }),
        rule('event', `whenever ${subject} ${verb} to <a noun:one>`, ({ one }, scope) => {
          if (one.realm !== 'play') throw new Nonsense();
          scope.mention('event', one.sorts);
          scope.subject = 'event';
          return build(filterOf(one), scope);
        }),
      ];
    }),
  ),
  rule('event', 'whenever ~ becomes blocked by <a noun:one>', ({ one }, scope) => {
    scope.mention('self', ['~']);
    scope.mention('event', one.sorts);
    return [{ when: 'becomes blocked', what: 'self', by: filterOf(one) }];
  }),
  rule('event', 'whenever ~ blocks <a noun:one>', ({ one }, scope) => {
    scope.mention('self', ['~']);
    scope.mention('event', one.sorts);
    return [{ when: 'blocks', what: 'self', whom: filterOf(one) }];
  }),
  rule('event', 'whenever ~ blocks or becomes blocked by <a noun:one>', ({ one }, scope) => {
    scope.mention('self', ['~']);
    scope.mention('event', one.sorts);
    return [
      { when: 'blocks', what: 'self', whom: filterOf(one) },
      { when: 'becomes blocked', what: 'self', by: filterOf(one) },
    ];
  }),

  ...STEPS.flatMap(([words, step]) => [
    rule('event', `at the beginning of your ${words}`, () => [
      { when: 'step begins', step, whose: 'you' },
    ]),
    rule('event', `at the beginning of (each|each player 's) ${words}`, (_, scope) => {
      player(scope);
      return [{ when: 'step begins', step, whose: 'each player' }];
    }),
    rule('event', `at the beginning of each opponent 's ${words}`, (_, scope) => {
      player(scope);
      return [{ when: 'step begins', step, whose: 'opponent' }];
    }),
  ]),
  rule('event', 'at the beginning of the end step', (_, scope) => {
    player(scope);
    return [{ when: 'step begins', step: 'end of turn', whose: 'each player' }];
  }),

  ...(
    [
      ['a player casts', null],
      ['you cast', 'you'],
      ['an opponent casts', 'opponent'],
    ] as const
  ).map(([words, controlledBy]) =>
    rule('event', `(when|whenever) ${words} <a noun:one>`, ({ one }, scope) => {
      if (one.realm !== 'stack') throw new Nonsense();
      scope.mention('event', ['spell'], { realm: 'stack' });
      if (controlledBy !== 'you') {
        scope.mention({ controllerOf: 'event' }, ['player'], { realm: 'player' });
      }
      const filters = filtersOf(one);
      const what: Filter[] = controlledBy === null ? [...filters] : [...filters, { controlledBy }];
      const [only] = what;
      return [
        { when: 'is played', what: what.length === 1 && only !== undefined ? only : { all: what } },
      ];
    }),
  ),
  rule('event', 'when you control no <nouns>', ({ nouns }) => {
    if (nouns.realm !== 'play') throw new Nonsense();
    const count: Filter = { all: [...flat(nouns), { controlledBy: 'you' }] };
    return [{ when: 'state', condition: { amount: { count }, atMost: 0 } }];
  }),
];

function flat(noun: Noun): readonly Filter[] {
  if (noun.realm !== 'play') throw new Nonsense();
  return filtersOf(noun);
}
