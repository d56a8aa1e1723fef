/** What players do with libraries and hands: look at the top, search, put cards somewhere. */
import { words, type Effects, type Reference } from '@arbiter/cards';
import type { Deed, Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { filterOf, filtersOf } from './nouns.ts';

/** What is looked for, in the words of a search. */
const SOUGHT = [
  ['<a noun:one>', 1],
  ['up to <number> <nouns:one>', 'number'],
] as const;

/** Where what was found goes. */
const GOES: readonly (readonly [string, (what: Reference) => Effects])[] = [
  ['put <it> into your hand', (what) => [{ do: 'move', what, to: 'hand' }]],
  ['put <it> onto the battlefield', (what) => [{ do: 'putIntoPlay', what }]],
  ['put <it> onto the battlefield tapped', (what) => [{ do: 'putIntoPlay', what, tapped: true }]],
  ['put <it> into your graveyard', (what) => [{ do: 'move', what, to: 'graveyard' }]],
  ['exile <it>', (what) => [{ do: 'move', what, to: 'exile' }]],
];
const IT = '(it|them|that card|those cards|the card|the cards)';

const REVEALED = [
  ['', false],
  [`, reveal ${IT}`, true],
  [`and reveal ${IT}`, true],
] as const;

/** How the shuffling joins. */
const SHUFFLED =
  '(, then shuffle [your library]|. then shuffle [your library]|. if you do , shuffle your library)';

function soughtOf(noun: Noun): ReturnType<typeof filterOf> {
  if (noun.realm !== 'card' || noun.lies !== undefined) throw new Nonsense();
  return filterOf(noun);
}

interface Found {
  readonly one: Noun;
  readonly number?: number;
}

/** The search, and the name of what it found. */
function searching(slots: Found, isShown: boolean, scope: Scope): readonly [Effects, Reference] {
  const as = scope.name();
  const what: Reference = { bound: as };
  const { one, number } = slots;
  return [
    [
      {
        do: 'search',
        for: soughtOf(one),
        as,
        ...(number === undefined || number === 1 ? {} : { count: number }),
      },
      ...(isShown ? [{ do: 'reveal' as const, what }] : []),
    ],
    what,
  ];
}

const onlyYou =
  (build: (scope: Scope) => Effects, scope: Scope): Deed =>
  (who) => {
    if (who !== 'you') scope.need('actor: search by another player');
    return build(scope);
  };

const searches: readonly Rule[] = SOUGHT.flatMap(([sought]) =>
  REVEALED.flatMap(([reveal, isShown]) => [
    ...GOES.map(([goes, then]) =>
      rule(
        'deed',
        `search your library for ${sought as '<a noun:one>'} ${reveal} (and|,|, and) ${goes.replace('<it>', IT)} ${SHUFFLED}`,
        (slots, scope) =>
          onlyYou((inner) => {
            const [found, what] = searching(slots, isShown, inner);
            return [...found, ...then(what), { do: 'shuffle', who: 'you' }];
          }, scope),
      ),
    ),
    // On top of the library, after it was shuffled.
    rule(
      'deed',
      `search your library for ${sought as '<a noun:one>'} ${reveal} (, then shuffle your library and|. shuffle your library , then|, then shuffle and) put ${IT} on top [of (it|your library)]`,
      (slots, scope) => {
        if ('number' in slots) scope.need('search: several on top of the library');
        return onlyYou((inner) => {
          const [found, what] = searching(slots, isShown, inner);
          return [...found, { do: 'shuffle', who: 'you' }, { do: 'move', what, to: 'library' }];
        }, scope);
      },
    ),
  ]),
);

/** A card of the own hand, which nobody else sees. */
const fromHand: readonly Rule[] = [
  rule('simple', 'put <a noun:one> from your hand onto the battlefield', ({ one }, scope) =>
    putFromHand(one, scope, {}),
  ),
  rule('simple', 'put <a noun:one> from your hand onto the battlefield tapped', ({ one }, scope) =>
    putFromHand(one, scope, { tapped: true }),
  ),
  rule('simple', 'put <a noun:one> from your hand on top of your library', ({ one }, scope) => {
    const as = scope.name();
    return [
      { do: 'choose', among: inHand(one), as },
      { do: 'move', what: { bound: as }, to: 'library' },
    ];
  }),
];

function inHand(noun: Noun): Reference {
  if (noun.realm !== 'card' || noun.lies !== undefined) throw new Nonsense();
  const filters = filtersOf(noun);
  return { cards: filters.length === 0 ? { all: [] } : filterOf(noun), in: 'hand', of: 'you' };
}

function putFromHand(noun: Noun, scope: Scope, more: { readonly tapped?: true }): Effects {
  const as = scope.name();
  return [
    { do: 'choose', among: inHand(noun), as },
    { do: 'putIntoPlay', what: { bound: as }, ...more },
  ];
}

const top: readonly Rule[] = [
  ...(
    [
      ['deed', 'put the top card of your library into your graveyard'],
      ['deed', 'put the top <counted> cards of your library into your graveyard'],
      ['deeds', '(puts|put) the top card of their library into their graveyard'],
      ['deeds', '(puts|put) the top <counted> cards of their library into their graveyard'],
    ] as const
  ).flatMap(([category, pattern]) => [
    rule(category, pattern as '<counted>', ({ counted = 1 }): Deed => (who) => [
      { do: 'mill', who, amount: counted },
    ]),
  ]),
  rule(
    'simple',
    '(put|puts) a number of cards equal to <measure> from the top of <whose> library into (your|their) graveyard',
    ({ measure, whose }) => [{ do: 'mill', who: whose, amount: measure }],
  ),
  rule(
    'simple',
    'look at the top <counted> cards of <whose> library , then put them back in any order',
    ({ counted, whose }) => [{ do: 'orderTop', of: whose, count: counted }],
  ),
  rule(
    'simple',
    'look at the top <counted> cards of <whose> library [and|, then] put them back in any order',
    ({ counted, whose }) => [{ do: 'orderTop', of: whose, count: counted }],
  ),
  rule('simple', 'look at the top card of <whose> library', ({ whose }) => [
    { do: 'lookAtTop', of: whose, amount: 1 },
  ]),
  rule('simple', 'reveal the top card of <whose> library', ({ whose }, scope) => {
    const what: Reference = { top: 1, in: 'library', of: whose };
    scope.mention(what, ['card'], { realm: 'card' });
    return [{ do: 'reveal', what }];
  }),
  ...(
    [
      ['deed', 'reveal your hand'],
      ['deeds', 'reveals their hand'],
    ] as const
  ).map(([category, pattern]) =>
    rule(category, pattern, (): Deed => (who) => [
      {
        do: 'reveal',
        ...(who === 'you' ? {} : { who }),
        what: words.cardsIn('hand', who),
      },
    ]),
  ),
];

export const libraryDeeds: readonly Rule[] = [...searches, ...fromHand, ...top];
