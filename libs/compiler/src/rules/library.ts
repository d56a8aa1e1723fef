/** What players do with libraries and hands: look at the top, search, put cards somewhere. */
import { words, type Amount, type Effects, type Reference } from '@arbiter/cards';
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
const GOES: readonly (readonly [string, (what: Reference, who: Reference) => Effects])[] = [
  ['put <it> into your hand', (what) => [{ do: 'move', what, to: 'hand' }]],
  ['put <it> onto the battlefield', (what, who) => [{ do: 'putIntoPlay', ...by(who), what }]],
  [
    'put <it> onto the battlefield tapped',
    (what, who) => [{ do: 'putIntoPlay', ...by(who), what, tapped: true }],
  ],
  ['put <it> into your graveyard', (what) => [{ do: 'move', what, to: 'graveyard' }]],
  ['exile <it>', (what) => [{ do: 'move', what, to: 'exile' }]],
];
const IT = '<found>';

const REVEALED = [
  ['', false],
  [`, reveal ${IT}`, true],
  [`and reveal ${IT}`, true],
] as const;

/** In which words who searches: you, somebody who may, somebody who does; and how the shuffling joins. */
const SEARCHERS = [
  ['deed', 'search your library', 'your', '<shuffling>'],
  ['deed', 'search their library', 'their', '<their shuffling>'],
  ['deeds', 'searches their library', 'their', '<their shuffling>'],
] as const;

function soughtOf(noun: Noun): ReturnType<typeof filterOf> {
  if (noun.realm !== 'card' || noun.lies !== undefined) throw new Nonsense();
  return filterOf(noun);
}

interface Found {
  readonly one: Noun;
  readonly number?: number;
}

const by = (who: Reference): { readonly who?: Reference } => (who === 'you' ? {} : { who });

/** The search, and the name of what it found. */
function searching(
  slots: Found,
  isShown: boolean,
  who: Reference,
  scope: Scope,
): readonly [Effects, Reference] {
  if (who === 'each player') scope.need('search: by each player');
  const as = scope.name();
  const what: Reference = { bound: as };
  const { one, number } = slots;
  return [
    [
      {
        do: 'search',
        ...by(who),
        for: soughtOf(one),
        as,
        ...(number === undefined || number === 1 ? {} : { count: number }),
      },
      ...(isShown ? [{ do: 'reveal' as const, ...by(who), what }] : []),
    ],
    what,
  ];
}

/** The words for where it goes, in the person of the player who searches. */
const inTheirs = (goes: string, their: 'your' | 'their'): string =>
  goes
    .replace('<it>', IT)
    .replace('your', their)
    .replace(/^(put|exile)/u, '($1|$1s)');

/** What was found, and how the shuffling joins. */
const joining: readonly Rule[] = [
  ...['it', 'them', 'that card', 'those cards', 'the card', 'the cards'].map((found) =>
    rule('found', found, () => found),
  ),
  rule('shuffling', ', then shuffle [your library]', () => ''),
  rule('shuffling', '. then shuffle [your library]', () => ''),
  rule('shuffling', '. if you do , shuffle your library', () => ''),
  rule('their shuffling', ', then (shuffle|shuffles) [their library]', () => ''),
  rule('their shuffling', '. then (they|that player) (shuffle|shuffles) [their library]', () => ''),
  rule(
    'their shuffling',
    '. if (they|that player) (do|does) , (they|that player) (shuffle|shuffles) their library',
    () => '',
  ),
];

/** The player who searches also puts the cards where they go, and shuffles. */
const searches: readonly Rule[] = SOUGHT.flatMap(([sought]) =>
  REVEALED.flatMap(([reveal, isShown]) =>
    SEARCHERS.flatMap(([category, search, their, shuffled]) => [
      ...GOES.map(([goes, then]) =>
        rule(
          category,
          `${search} for ${sought as '<a noun:one>'} ${reveal} (and|,|, and) ${inTheirs(goes, their)} ${shuffled}`,
          (slots, scope) => (who: Reference) => {
            const [found, what] = searching(slots, isShown, who, scope);
            return [...found, ...then(what, who), { do: 'shuffle', who }];
          },
        ),
      ),
      // On top of the library, after it was shuffled.
      rule(
        category,
        `${search} for ${sought as '<a noun:one>'} ${reveal} (, then shuffle your library and|. shuffle your library , then|, then shuffle and|. then shuffle [your library] and) put ${IT} on top [of (it|your library)]`,
        (slots, scope) => (who: Reference) => {
          if ('number' in slots) scope.need('search: several on top of the library');
          if (category === 'deeds') throw new Nonsense();
          const [found, what] = searching(slots, isShown, who, scope);
          return [...found, { do: 'shuffle', who }, { do: 'move', what, to: 'library' }];
        },
      ),
    ]),
  ),
);

/** A card in the player's own hand, which nobody else sees. */
const fromHand: readonly Rule[] = [
  rule('simple', 'put <a noun:one> from your hand onto the battlefield', ({ one }, scope) =>
    putFromHand(one, scope, {}),
  ),
  rule('simple', 'put <a noun:one> from your hand onto the battlefield tapped', ({ one }, scope) =>
    putFromHand(one, scope, { tapped: true }),
  ),
  rule(
    'simple',
    'put <number> cards from your hand on top of your library in any order',
    (slots, scope) => {
      const as = scope.name();
      return [
        {
          do: 'choose',
          among: { cards: { all: [] }, in: 'hand', of: 'you' },
          as,
          count: slots.number,
        },
        { do: 'move', what: { bound: as }, to: 'library' },
      ];
    },
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
  const [as, put] = [scope.name(), scope.result()];
  const sorts = noun.sorts.map((sort) => sort.replace('card of a ', ''));
  scope.mention({ bound: put }, [...sorts.filter((sort) => sort !== 'card'), 'permanent']);
  return [
    { do: 'choose', among: inHand(noun), as },
    { do: 'putIntoPlay', what: { bound: as }, ...more, as: put },
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
    rule(
      category,
      pattern as '<counted>',
      ({ counted }: { readonly counted?: Amount }): Deed =>
        (who) => [{ do: 'mill', who, amount: counted ?? 1 }],
    ),
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
  rule('simple', 'look at the top card of <whose> library', ({ whose }, scope) => {
    const what: Reference = { top: 1, in: 'library', of: whose };
    scope.mention(what, ['card'], { realm: 'card' });
    scope.focus(what);
    return [{ do: 'lookAtTop', of: whose, amount: 1 }];
  }),
  rule('simple', 'reveal the top card of <whose> library', ({ whose }, scope) => {
    const what: Reference = { top: 1, in: 'library', of: whose };
    scope.mention(what, ['card'], { realm: 'card' });
    scope.focus(what);
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

export const libraryDeeds: readonly Rule[] = [...joining, ...searches, ...fromHand, ...top];
