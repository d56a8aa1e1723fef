/** What is done to everything of a word that is chosen as the text is followed, and what holds for one color. */
import { COLORS, type Color, type Condition, type Effects, type Filter } from '@arbiter/cards';
import type { Later } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { triggered } from './abilities.ts';
import { chosenAs, filterOf, filtersOf } from './nouns.ts';

function ofChosen(of: 'color' | 'creature type', then: Later<Effects>, scope: Scope): Effects {
  const as = scope.name();
  scope.mention({ bound: as }, [chosenAs(of)], { isAside: true });
  const effects = then(scope);
  // Nothing that has to be chosen before it is known.
  if (!JSON.stringify(effects).includes(`"under":"${as}"`)) throw new Nonsense();
  return [{ do: 'chooseWord', of, as }, ...effects];
}

const permanents = (color: Color): Filter => ({ all: [{ is: 'permanent' }, { color }] });

/** No other color has more permanents. */
const isMostCommon = (color: Color): Condition => ({
  all: COLORS.filter((other) => other !== color).map((other) => ({
    amount: { count: permanents(color) },
    atLeast: { count: permanents(other) },
  })),
});

export const choosingWords: readonly Rule[] = [
  ...(['color', 'creature type'] as const).flatMap((of) => [
    rule(
      'simple',
      `choose a ${of} . <later simple:then>` as '<later simple:then>',
      ({ then }, scope) => ofChosen(of, then, scope),
    ),
    rule(
      'simple',
      `choose a ${of} , then <later simple:then>` as '<later simple:then>',
      ({ then }, scope) => ofChosen(of, then, scope),
    ),
  ]),
  rule(
    'condition',
    '<color> is the most common color among all permanents or is tied for most common',
    ({ color }) => isMostCommon(color),
  ),
  rule(
    'ability',
    "whenever you cast <a noun:one> during an opponent 's turn , <later text>",
    ({ one, text }, scope) => {
      if (one.realm !== 'stack') throw new Nonsense();
      scope.mention('event', ['spell'], { realm: 'stack' });
      return triggered(
        [{ when: 'is played', what: { all: [...filtersOf(one), { controlledBy: 'you' }] } }],
        text(scope),
        scope,
        { step: 'turn', of: 'opponent' },
      );
    },
  ),
  rule(
    'ability',
    'whenever an opponent casts <a noun:one> during your turn , <later text>',
    ({ one, text }, scope) => {
      if (one.realm !== 'stack') throw new Nonsense();
      scope.mention('event', ['spell'], { realm: 'stack' });
      return triggered(
        [{ when: 'is played', what: { all: [...filtersOf(one), { controlledBy: 'opponent' }] } }],
        text(scope),
        scope,
        { step: 'turn', of: 'you' },
      );
    },
  ),
  ...(
    [
      ['your', 'you'],
      ["each opponent 's", 'opponent'],
      ["each player 's", 'each player'],
    ] as const
  ).flatMap(([whose, who]) =>
    (
      [
        ['reduced', -1],
        ['increased', 1],
      ] as const
    ).map(([is, sign]) =>
      rule(
        'static',
        `${whose} maximum hand size is ${is} by <number>` as '<number>',
        ({ number }) => [{ kind: 'static', effect: { changesHandSize: sign * number, who } }],
      ),
    ),
  ),
  ...(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const).map((land) => {
    const walk = `${land.toLowerCase()}walk`;
    return rule(
      'static',
      `creatures with ${walk} can be blocked as though they didn't have ${walk}` as 'x',
      () => [
        {
          kind: 'static' as const,
          effect: {
            inCombat: { landwalkIsIgnored: land },
            who: { type: 'Creature' as const },
          },
        },
      ],
    );
  }),
  rule(
    'static',
    "creatures with landwalk abilities can be blocked as though they didn't have those abilities",
    () => [
      {
        kind: 'static',
        effect: { inCombat: { landwalkIsIgnored: 'any' }, who: { type: 'Creature' } },
      },
    ],
  ),
  // Cards of one graveyard, whosever it is.
  ...(
    [
      ['up to <number>', 0],
      ['<number>', null],
    ] as const
  ).map(([number, least]) =>
    rule(
      'simple',
      `exile ${number} target <nouns> from a single graveyard` as 'exile <number> target <nouns>',
      (slots, scope) => {
        if (slots.nouns.realm !== 'card' || slots.nouns.lies !== undefined) throw new Nonsense();
        const kind = filterOf(slots.nouns);
        const what: Filter = 'all' in kind && kind.all.length === 0 ? { is: 'card' } : kind;
        const target = scope.target(
          {
            what,
            in: 'graveyard',
            together: true,
            least: least ?? slots.number,
            most: slots.number,
          },
          ['card'],
          'card',
        );
        return [{ do: 'move', what: target, to: 'exile' }];
      },
    ),
  ),
  rule('simple', 'return <object> to their hand', ({ object }, scope) => {
    if (scope.realmOf(object) !== 'card' || typeof object !== 'object' || !('target' in object)) {
      throw new Nonsense();
    }
    if (scope.targets[object.target]?.of !== 'opponent') throw new Nonsense();
    return [{ do: 'move', what: object, to: 'hand' }];
  }),
  // Whatever else becomes of it, one thing is waited for in this turn alone.
  rule(
    'simple',
    'when that creature leaves the battlefield this turn , sacrifice ~',
    (_, scope) => {
      const { reference } = scope.back('that creature', (sorts) => sorts.includes('creature'));
      if (scope.me !== 'self' || scope.targets.length !== 1) throw new Nonsense();
      return [
        {
          do: 'delay',
          until: { when: 'leaves play', what: reference },
          effect: [{ do: 'sacrifice', what: 'self' }],
          thisTurn: true,
        },
      ];
    },
  ),
  rule('simple', "draw a card and reveal it . if it isn't a land card , discard it", (_, scope) => {
    const as = scope.name();
    const card = { bound: as };
    return [
      { do: 'draw', who: 'you', amount: 1, as },
      { do: 'reveal', what: card },
      {
        do: 'if',
        condition: { object: card, is: { not: { type: 'Land' } } },
        effect: [{ do: 'discardCards', who: 'you', what: card }],
      },
    ];
  }),
  rule(
    'simple',
    'shuffle the cards from your hand into your library , then draw that many cards',
    (_, scope) => {
      const as = scope.name();
      return [
        { do: 'move', what: { cards: { is: 'card' }, in: 'hand', of: 'you' }, to: 'library', as },
        { do: 'shuffle', who: 'you' },
        { do: 'draw', who: 'you', amount: { countOf: { bound: as } } },
      ];
    },
  ),
  rule('trait', '(blocks|block) each combat if able', () => ({
    by: {},
    rules: [{ must: 'block' }],
  })),
  rule('simple', '<nouns> attack this turn if able', ({ nouns }) => {
    if (nouns.realm !== 'play') throw new Nonsense();
    return [
      {
        do: 'inCombat',
        what: { every: filterOf(nouns) },
        rule: { must: 'attack' },
        until: 'end of turn',
      },
    ];
  }),
  rule('static', "your opponents can't cast <nouns>", ({ nouns }) => {
    if (nouns.realm !== 'stack') throw new Nonsense();
    const kinds = filtersOf(nouns).filter((one) => !('is' in one && one.is === 'spell'));
    const [only] = kinds;
    if (only === undefined) throw new Nonsense();
    const what: Filter = kinds.length === 1 ? only : { all: kinds };
    return [{ kind: 'static', effect: { forbids: 'playing spells', what, who: 'opponent' } }];
  }),
  rule('static', "players can't play lands", () => [
    { kind: 'static', effect: { forbids: 'playing lands', who: 'each player' } },
  ]),
  rule('simple', "defending player can't cast spells this turn", () => [
    {
      do: 'standing',
      effect: { forbids: 'playing spells', who: 'opponent' },
      until: 'end of turn',
    },
  ]),
  ...(
    [
      ['to the battlefield', true],
      ['to their hand', false],
    ] as const
  ).map(([where, isIntoPlay]) =>
    rule(
      'simple',
      `each player returns all <nouns> from their graveyard ${where}` as '<nouns>',
      ({ nouns }): Effects => {
        if (nouns.realm !== 'card' || nouns.lies !== undefined) throw new Nonsense();
        const what = { cards: filterOf(nouns), in: 'graveyard' } as const;
        return isIntoPlay
          ? [{ do: 'putIntoPlay', what, under: 'owner' }]
          : [{ do: 'move', what, to: 'hand' }];
      },
    ),
  ),
  // One after the other: nobody wins or loses in between (6ED 413.2, 420.3).
  ...(
    [
      ['the', 1],
      ['twice the', 2],
    ] as const
  ).map(([much, times]) =>
    rule(
      'simple',
      `~ deals damage to each player equal to ${much} number of <nouns> (they control|that player controls)` as '<nouns>',
      ({ nouns }, scope): Effects => {
        if (nouns.realm !== 'play' || scope.me !== 'self') throw new Nonsense();
        const as = scope.name();
        const count = { count: { all: [...filtersOf(nouns), { controlledBy: { bound: as } }] } };
        return [
          {
            do: 'forEach',
            each: 'each player',
            as,
            effect: [
              {
                do: 'dealDamage',
                amount: times === 1 ? count : { times, of: count },
                to: { bound: as },
              },
            ],
          },
        ];
      },
    ),
  ),
  rule('simple', 'target permanent becomes the color of your choice', (_, scope) => {
    const what = scope.target({ what: { is: 'permanent' } }, ['permanent']);
    const as = scope.name();
    return [
      { do: 'chooseWord', of: 'color', as },
      { do: 'modify', what, by: {}, chosen: { color: as } },
    ];
  }),
];
