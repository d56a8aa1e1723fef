/** Phrases of single texts for which the language has words: damage, combat, lands that are played, what is measured. */
import {
  type Ability,
  type Condition,
  type Effects,
  type Filter,
  type Reference,
} from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { standing } from './abilities.ts';
import { allOf, filterOf, filtersOf, permanentsOf } from './nouns.ts';

const ANY_TARGET: Filter = { any: [{ type: 'Creature' }, { is: 'player' }] };
const ANY_SORT = ['creature or player'];

const combat: readonly Rule[] = [
  rule('simple', '<object> (becomes|become) blocked', ({ object }, scope) => [
    { do: 'becomeBlocked', what: scope.permanent(object) },
  ]),
  rule('simple', '<nouns> become blocked', ({ nouns }) => [
    { do: 'becomeBlocked', what: { every: permanentsOf(nouns) } },
  ]),
  rule('simple', "<object> can't be blocked this combat", ({ object }, scope) => [
    {
      do: 'inCombat',
      what: scope.permanent(object),
      rule: { cant: 'be blocked' },
      until: 'end of combat',
    },
  ]),
  // Of two players the other one attacks, where this creature would block (6ED 308.1).
  rule('condition', 'you control more <nouns> than attacking player', ({ nouns }) => {
    const count = (by: 'you' | 'opponent') => ({
      count: allOf([permanentsOf(nouns), { controlledBy: by }]),
    });
    return { amount: count('you'), moreThan: count('opponent') };
  }),
  rule('quality', "that 's attacking you", () => [
    { is: 'attacking' },
    { controlledBy: 'opponent' },
  ]),
  rule('quality', 'attacking you', () => [{ is: 'attacking' }, { controlledBy: 'opponent' }]),
  rule('quality', "it 's blocking", (_, scope) => {
    if (scope.me !== 'self' || scope.targets.length > 0) throw new Nonsense();
    return [{ is: 'blocked by this' }];
  }),
];

/** Lands that are played, and not put into play. */
const landsPlayed: readonly Rule[] = (
  [
    ['a player plays', null],
    ['an opponent plays', 'opponent'],
    ['you play', 'you'],
  ] as const
).map(([who, by]) =>
  rule('event', `(when|whenever) ${who} <a noun:one>` as '<a noun:one>', ({ one }, scope) => {
    const kinds = [permanentsOf(one)].flatMap((kind) => ('all' in kind ? kind.all : [kind]));
    if (!kinds.some((kind) => 'type' in kind && kind.type === 'Land')) throw new Nonsense();
    if (by !== 'you') scope.mention({ controllerOf: 'event' }, ['player'], { realm: 'player' });
    const what = allOf([...kinds, ...(by === null ? [] : [{ controlledBy: by }])]);
    return [{ when: 'comes into play', what, played: true }];
  }),
);

const events: readonly Rule[] = [
  rule(
    'event',
    "whenever <a noun:one> enters the battlefield under an opponent 's control",
    ({ one }, scope) => {
      scope.mention('event', one.sorts);
      scope.mention({ controllerOf: 'event' }, ['player'], { realm: 'player' });
      return [
        { when: 'comes into play', what: allOf([permanentsOf(one), { controlledBy: 'opponent' }]) },
      ];
    },
  ),
  rule('event', "whenever you're dealt damage", (_, scope) => {
    scope.much({ bound: 'amount' });
    return [{ when: 'is dealt damage', what: { is: 'you' } }];
  }),
  rule('event', "whenever you're dealt combat damage", (_, scope) => {
    scope.much({ bound: 'amount' });
    return [{ when: 'is dealt damage', what: { is: 'you' }, combat: true }];
  }),
  ...(
    [
      ['a graveyard', []],
      ['your graveyard', [{ ownedBy: 'you' }]],
    ] as const
  ).map(([where, more]) =>
    rule('event', `whenever another card is put into ${where} from anywhere` as 'x', (_, scope) => {
      scope.mention('event', ['card'], { realm: 'card' });
      return [
        {
          when: 'is put into a graveyard',
          what: { all: [{ is: 'card' }, { not: { is: 'self' } }, ...more] },
        },
      ];
    }),
  ),
  rule('event', 'when ~ is put into your graveyard from your library', (_, scope) => {
    scope.me = 'event';
    scope.mention('event', ['~', 'card'], { realm: 'card' });
    return [{ when: 'is put into a graveyard', what: 'self', from: 'library' }];
  }),
  rule(
    'event',
    'whenever <a noun:one> is put into your graveyard from your library',
    ({ one }, scope) => {
      if (one.realm !== 'card' || one.lies !== undefined) throw new Nonsense();
      scope.mention('event', ['card'], { realm: 'card' });
      const what = allOf([...filtersOf(one), { ownedBy: 'you' }]);
      return [{ when: 'is put into a graveyard', what, from: 'library' }];
    },
  ),
];

const changed: readonly Rule[] = [
  rule('simple', 'you gain control of <object>', ({ object }, scope) => [
    { do: 'gainControl', what: scope.permanent(object), who: 'you' },
  ]),
  rule('simple', 'you gain control of <object> until end of turn', ({ object }, scope) => [
    { do: 'gainControl', what: scope.permanent(object), who: 'you', until: 'end of turn' },
  ]),
  rule('simple', '<object> becomes the color of your choice', ({ object }, scope) => {
    const as = scope.name();
    return [
      { do: 'chooseWord', of: 'color', as },
      { do: 'modify', what: scope.permanent(object), by: {}, chosen: { color: as } },
    ];
  }),
  rule('simple', 'target <noun> becomes the color of your choice', ({ noun }, scope) => {
    if (noun.realm !== 'stack') throw new Nonsense();
    const what = scope.target({ what: filterOf(noun) }, noun.sorts, 'stack');
    const as = scope.name();
    return [
      { do: 'chooseWord', of: 'color', as },
      { do: 'modify', what, by: {}, chosen: { color: as } },
    ];
  }),
  rule(
    'simple',
    'target spell or permanent becomes the color of your choice until end of turn',
    (_, scope) => {
      const what = spellOrPermanent(scope);
      const as = scope.name();
      return [
        { do: 'chooseWord', of: 'color', as },
        { do: 'modify', what, by: {}, until: 'end of turn', chosen: { color: as } },
      ];
    },
  ),
  rule(
    'simple',
    'target spell or permanent becomes <color> until end of turn',
    ({ color }, scope) => [
      {
        do: 'modify',
        what: spellOrPermanent(scope),
        by: { colors: [color] },
        until: 'end of turn',
      },
    ],
  ),
  rule('simple', 'target spell or permanent becomes colorless', (_, scope) => [
    { do: 'modify', what: spellOrPermanent(scope), by: { colors: [] } },
  ]),
  rule('simple', 'target spell becomes colorless', (_, scope) => [
    {
      do: 'modify',
      what: scope.target({ what: { is: 'spell' } }, ['spell'], 'stack'),
      by: { colors: [] },
    },
  ]),
  rule(
    'simple',
    'choose a basic land type . each land you control becomes that type until end of turn',
    (_, scope) => {
      const as = scope.name();
      return [
        { do: 'chooseWord', of: 'basic land type', as },
        {
          do: 'modify',
          what: { every: { all: [{ type: 'Land' }, { controlledBy: 'you' }] } },
          by: {},
          until: 'end of turn',
          chosen: { land: as },
        },
      ];
    },
  ),
  rule(
    'simple',
    "change ~ 's base power and toughness to that creature 's power and toughness until end of turn",
    (_, scope) => {
      const that = scope.back('that creature', (sorts) => sorts.includes('creature')).reference;
      if (scope.me !== 'self') throw new Nonsense();
      const is = { power: { powerOf: that }, toughness: { toughnessOf: that } };
      return [{ do: 'modify', what: 'self', by: { is }, until: 'end of turn' }];
    },
  ),
];

function spellOrPermanent(scope: Scope): Reference {
  return scope.target({ what: { any: [{ is: 'spell' }, { is: 'permanent' }] } }, [
    'spell',
    'permanent',
  ]);
}

const NAMESAKES = {
  creature: { type: 'Creature' },
  permanent: { is: 'permanent' },
  land: { type: 'Land' },
} as const;

/** Everything else of the name of a target goes with it, whatever else the target had to be. */
function namesake(noun: Noun, sort: keyof typeof NAMESAKES, scope: Scope): Reference {
  const target = scope.target({ what: permanentsOf(noun) }, noun.sorts);
  const others: Filter = { not: { among: target } };
  return {
    several: [target, { every: { all: [NAMESAKES[sort], { sameNameAs: target }, others] } }],
  };
}

const namesakes: readonly Rule[] = [
  ...(['creature', 'permanent', 'land'] as const).flatMap((sort) => [
    rule(
      'simple',
      `target <noun> and all other ${sort}s with the same name as that ${sort} (gets|get) <signed size> until end of turn`,
      (slots, scope) => [
        {
          do: 'modify',
          what: namesake(slots.noun, sort, scope),
          by: {
            ...(slots['signed size'].power === 0 ? {} : { power: slots['signed size'].power }),
            ...(slots['signed size'].toughness === 0
              ? {}
              : { toughness: slots['signed size'].toughness }),
          },
          until: 'end of turn',
        },
      ],
    ),
    rule(
      'simple',
      `return target <noun> and all other ${sort}s with the same name as that ${sort} to their owners ' hands`,
      ({ noun }, scope) => [{ do: 'move', what: namesake(noun, sort, scope), to: 'hand' }],
    ),
    rule(
      'simple',
      `destroy target <noun> and all other ${sort}s with the same name as that ${sort}`,
      ({ noun }, scope) => [{ do: 'destroy', what: namesake(noun, sort, scope) }],
    ),
  ]),
];

/** What was the greatest of them. */
const measures: readonly Rule[] = (
  [
    ['power', 'power'],
    ['toughness', 'toughness'],
    ['converted mana cost', 'mana value'],
  ] as const
).map(([words_, greatest]) =>
  rule('measure', `the (highest|greatest) ${words_} among <nouns>` as '<nouns>', ({ nouns }) => ({
    greatest,
    among: { every: permanentsOf(nouns) },
  })),
);

const damage: readonly Rule[] = [
  rule('recipient', 'that (permanent|creature) or player', (_, scope) => {
    const that = (sorts: readonly string[]): boolean => sorts.includes('creature or player');
    return scope.back('that permanent or player', that).reference;
  }),
  rule('simple', 'choose any target', (_, scope) => {
    scope.target({ what: ANY_TARGET }, ANY_SORT);
    return [];
  }),
  rule(
    'simple',
    'prevent the next <amount> damage that would be dealt this turn to <recipient>',
    ({ amount, recipient }) => [{ do: 'preventDamage', amount, to: recipient }],
  ),
  rule(
    'simple',
    'prevent the next <number> damage that would be dealt this turn to any number of targets , divided as you choose',
    ({ number }, scope) => {
      const to = scope.target(
        { what: ANY_TARGET, least: 1, most: number, divided: number },
        ANY_SORT,
      );
      return [{ do: 'preventDamage', amount: number, to, divided: true }];
    },
  ),
  rule(
    'simple',
    '~ deals damage to any target equal to <measure> . you gain life equal to the damage dealt this way',
    ({ measure }, scope) => {
      if (scope.me !== 'self') throw new Nonsense();
      const to = scope.target({ what: ANY_TARGET }, ANY_SORT);
      const as = scope.name();
      return [
        { do: 'dealDamage', amount: measure, to, as },
        { do: 'gainLife', who: 'you', amount: { bound: as } },
      ];
    },
  ),
  rule(
    'simple',
    "~ deals <amount> damage to <recipient> . the damage can't be prevented",
    ({ amount, recipient }, scope) => {
      if (scope.me !== 'self') throw new Nonsense();
      return [{ do: 'dealDamage', amount, to: recipient, cantBePrevented: true }];
    },
  ),
  rule(
    'simple',
    'the next time a source of your choice would deal damage to you this turn , prevent that damage . you gain life equal to the damage prevented this way',
    (_, scope) => {
      const source = scope.name();
      return [
        { do: 'chooseSource', which: { all: [] }, as: source },
        { do: 'preventNextDamage', from: { bound: source }, to: 'you', lifeFor: 'you' },
      ];
    },
  ),
  ...(
    [
      [
        'creature of your choice with shadow',
        { all: [{ type: 'Creature' }, { keyword: 'shadow' }] },
      ],
      ['source of your choice of the chosen color', { chosen: 'color' }],
      ['creature of the chosen type', { all: [{ type: 'Creature' }, { chosen: 'creature type' }] }],
    ] as const
  ).map(([words_, which]) =>
    rule(
      'simple',
      `the next time a ${words_} would deal damage to you this turn , prevent that damage` as 'x',
      (_, scope) => {
        const source = scope.name();
        return [
          { do: 'chooseSource', which, as: source },
          { do: 'preventNextDamage', from: { bound: source }, to: 'you' },
        ];
      },
    ),
  ),
];

/** What was destroyed was such. */
const wasSuch: readonly Rule[] = (['land', 'creature', 'permanent', 'artifact'] as const).flatMap(
  (sort) =>
    (
      [
        [`that ${sort} was <adjective>`, true],
        [`that ${sort} was <a noun:other>`, false],
      ] as const
    ).map(([words_]) =>
      rule(
        'sentence',
        `destroy target <noun> . if ${words_} , <later effect> .` as 'destroy target <noun> <later effect>',
        (slots, scope) => {
          const { noun, effect } = slots;
          const more = slots as {
            readonly adjective?: readonly Filter[];
            readonly other?: Noun;
          };
          const what = scope.target({ what: permanentsOf(noun) }, noun.sorts);
          const as = scope.name();
          const is =
            more.other === undefined ? allOf(more.adjective ?? []) : permanentsOf(more.other);
          const then = effect(scope);
          return {
            effects: [
              { do: 'destroy', what, as },
              {
                do: 'if',
                // Also of one that could not be destroyed it is asked (6ED 413.2f).
                condition: {
                  any: [
                    { object: { bound: as }, is },
                    { object: what, is },
                  ],
                },
                effect: then,
              },
            ],
          };
        },
      ),
    ),
);

/** A cost in place of what happens otherwise. */
const costs: readonly Rule[] = [
  rule(
    'sentence',
    "you may <cost> . if you do , <effect> . if you don't , <effect:otherwise> .",
    ({ cost, effect, otherwise }, scope) => {
      const parts = Object.keys(cost);
      if (scope.me !== 'self' && parts.some((part) => part !== 'mana' && part !== 'life'))
        throw new Nonsense();
      return { effects: [{ do: 'pay', who: 'you', cost, then: effect, otherwise }] };
    },
  ),
  rule('sentence', 'you may sacrifice it . if you do , <effect> .', ({ effect }, scope) => {
    const it = scope.back('it', (sorts) => !sorts.includes('player')).reference;
    if (it !== 'self') throw new Nonsense();
    return { effects: [{ do: 'pay', who: 'you', cost: { sacrifice: 'self' }, then: effect }] };
  }),
  rule('sentence', 'unless you <cost> , <effect> .', ({ cost, effect }) => {
    if (cost.tap === true || /"self"/u.test(JSON.stringify(cost))) throw new Nonsense();
    return { effects: [{ do: 'pay', who: 'you', cost, otherwise: effect }] };
  }),
  rule(
    'sentence',
    'you may flip a coin . if you win the flip , <later effect> . if you lose the flip , <later effect:otherwise> .',
    (slots, scope) => {
      const as = scope.name();
      const [effect, otherwise] = scope.either(
        () => slots.effect(scope),
        () => slots.otherwise(scope),
      );
      const effects: Effects = [
        { do: 'flipCoin', as },
        { do: 'if', condition: { won: as }, effect, otherwise },
      ];
      return { effects, may: 'you' };
    },
  ),
  rule(
    'text',
    "take an extra turn after this one . at the beginning of that turn 's end step , you lose the game .",
    () => ({
      effects: [
        { do: 'extraTurn', who: 'you', as: 'added' },
        {
          do: 'delay',
          until: { step: 'end of turn', inTurn: 'added' },
          effect: [{ do: 'endGame', loses: 'you' }],
        },
      ],
    }),
  ),
];

const oneSpell = (who: 'you' | 'opponent'): Ability => ({
  kind: 'static',
  asLongAs: { thisTurn: 'was played', what: { all: [{ is: 'spell' }, { controlledBy: who }] } },
  effect: { forbids: 'playing spells', who },
});

const statics: readonly Rule[] = [
  rule('static', "each player can't cast more than one spell each turn", () => [
    oneSpell('you'),
    oneSpell('opponent'),
  ]),
  // It works from the graveyard alone.
  rule(
    'static',
    'as long as ~ is in your graveyard and <condition> , <subject> <traits>',
    ({ condition, subject, traits }) => buried(subject, traits, condition),
  ),
  rule('static', 'as long as ~ is in your graveyard , <subject> <traits>', (slots) =>
    buried(slots.subject, slots.traits),
  ),
];

function buried(
  subject: Parameters<typeof standing>[0],
  traits: Parameters<typeof standing>[1],
  asLongAs?: Condition,
): readonly Ability[] {
  if (typeof subject === 'string' || traits.rules.length > 0) throw new Nonsense();
  return standing(subject, traits).map((ability) => {
    if (ability.kind !== 'static' || !('modifies' in ability.effect)) throw new Nonsense();
    return {
      kind: 'static',
      from: 'graveyard',
      ...(asLongAs === undefined ? {} : { asLongAs }),
      effect: ability.effect,
    };
  });
}

export const plainPhrases: readonly Rule[] = [
  ...combat,
  ...landsPlayed,
  ...events,
  ...changed,
  ...namesakes,
  ...measures,
  ...damage,
  ...wasSuch,
  ...costs,
  ...statics,
];
