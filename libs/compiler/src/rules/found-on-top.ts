/** Cards that are turned up from the top of a library until one of a kind comes, or among so many of them. */
import { type Amount, type Effects, type Filter, type Reference } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { allOf, kindOf } from './nouns.ts';

export function sought(noun: Noun): Filter {
  if (noun.realm !== 'card' || noun.lies !== undefined) throw new Nonsense();
  const kind = kindOf(noun);
  if (/"(?:bound|event|target)"/u.test(JSON.stringify(kind))) throw new Nonsense();
  return kind;
}

/** Where the card goes that came. */
const GOES: readonly (readonly [string, (what: Reference) => Effects[number]])[] = [
  ['into your hand', (what) => ({ do: 'move', what, to: 'hand' })],
  ['onto the battlefield', (what) => ({ do: 'putIntoPlay', what })],
];

/** Where all others go, in each of the words for them. */
const OTHERS = '(the rest|all other cards revealed this way)';
const RESTS: readonly (readonly [string, (what: Reference) => Effects])[] = [
  [`and ${OTHERS} into your graveyard`, (what) => [{ do: 'move', what, to: 'graveyard' }]],
  [`and put ${OTHERS} into your graveyard`, (what) => [{ do: 'move', what, to: 'graveyard' }]],
  [`and exile ${OTHERS}`, (what) => [{ do: 'move', what, to: 'exile' }]],
  [
    `and ${OTHERS} on the bottom of your library in any order`,
    (what) => [{ do: 'move', what, to: 'library', bottom: true }],
  ],
  [`and shuffle ${OTHERS} into your library`, () => [{ do: 'shuffle', who: 'you' }]],
];

const UNTIL = 'reveal cards from the top of your library until you reveal <a noun:one>' as const;

function until(
  noun: Noun,
  goes: (what: Reference) => Effects[number],
  rest: (what: Reference) => Effects,
  scope: Scope,
): Effects {
  const [card, others] = [scope.name(), scope.name()];
  return [
    { do: 'revealUntil', until: sought(noun), as: card, others },
    goes({ bound: card }),
    ...rest({ bound: others }),
  ];
}

/** One of a kind among the top cards, which has to be shown for that; the rest goes under the library. */
function among(amount: Amount, noun: Noun, scope: Scope): Effects {
  const looked = scope.name();
  return [
    ...shown(amount, sought(noun), looked, scope),
    // What has gone to the hand is another object there, and no more one of those (6ED 217.1c).
    { do: 'move', what: { bound: looked }, to: 'library', bottom: true },
  ];
}

/** One of a kind among the top cards may be shown and put into the hand. */
function shown(amount: Amount, kind: Filter, looked: string, scope: Scope): Effects {
  const chosen = scope.name();
  const all = [kind, { among: { bound: looked } }];
  return [
    { do: 'lookAtTop', of: 'you', amount, as: looked },
    {
      do: 'choose',
      among: { cards: { all }, in: 'library', of: 'you' },
      as: chosen,
      count: 1,
      upTo: true,
    },
    { do: 'reveal', what: { bound: chosen } },
    { do: 'move', what: { bound: chosen }, to: 'hand' },
  ];
}

/** So many of the top cards into the hand. */
function taken(amount: Amount, count: number, scope: Scope): Effects {
  const [looked, chosen] = [scope.name(), scope.name()];
  return [
    { do: 'lookAtTop', of: 'you', amount, as: looked },
    {
      do: 'choose',
      among: { bound: looked },
      as: chosen,
      ...(count === 1 ? {} : { count }),
    },
    { do: 'move', what: { bound: chosen }, to: 'hand' },
    { do: 'move', what: { bound: looked }, to: 'library', bottom: true },
  ];
}

export const foundOnTop: readonly Rule[] = [
  ...GOES.flatMap(([where, goes]) =>
    RESTS.flatMap(([others, rest]) => [
      rule(
        'simple',
        `${UNTIL} . put that card ${where} ${others}` as typeof UNTIL,
        ({ one }, scope) => until(one, goes, rest, scope),
      ),
      rule(
        'sentence',
        `you may ${UNTIL} . if you do , put that card ${where} ${others} .` as typeof UNTIL,
        ({ one }, scope) => ({ effects: until(one, goes, rest, scope), may: 'you' as const }),
      ),
    ]),
  ),
  rule(
    'simple',
    'look at the top <number> cards of your library . you may reveal <a noun:one> from among them and put it into your hand . put the rest on the bottom of your library in any order',
    ({ number, one }, scope) => among(number, one, scope),
  ),
  rule(
    'simple',
    'look at the top card of your library . if that card is <adjective> , you may reveal it and put it into your hand',
    ({ adjective }, scope) => shown(1, allOf(adjective), scope.name(), scope),
  ),
  rule(
    'simple',
    'look at the top <number> cards of your library , then put <number:some> of them into your hand and the rest on the bottom of your library in any order',
    ({ number, some }, scope) => taken(number, some, scope),
  ),
  rule(
    'simple',
    'look at the top x cards of your library , where x is <measure> . put one of those cards into your hand and the rest on the bottom of your library in any order',
    ({ measure }, scope) => taken(measure, 1, scope),
  ),
  // Searches for cards that nobody is shown.
  rule(
    'simple',
    'search your library for <number> cards , exile them , then shuffle your library',
    ({ number }, scope) => {
      const as = scope.name();
      return [
        { do: 'search', for: { all: [] }, as, count: number },
        { do: 'move', what: { bound: as }, to: 'exile' },
        { do: 'shuffle', who: 'you' },
      ];
    },
  ),
  ...(
    [
      ['<land type> , <land type:two> , <land type:three> , or <land type:four> card', 4],
      [
        '<land type> , <land type:two> , <land type:three> , <land type:four> , or <land type:five> card',
        5,
      ],
    ] as const
  ).map(([words]) =>
    rule('head', words as '<land type> <land type:two>', (slots) => ({
      realm: 'card' as const,
      sorts: ['card'],
      filters: [
        { type: 'Land' as const },
        { any: Object.values(slots).map((subtype) => ({ subtype })) },
      ],
    })),
  ),
  rule('object', 'the top <noun> of your graveyard', ({ noun }, scope) =>
    onTopOfGraveyard(noun, 'you', scope),
  ),
  rule('object', "the top <noun> of defending player 's graveyard", ({ noun }, scope) =>
    onTopOfGraveyard(noun, 'defending player', scope),
  ),
];

function onTopOfGraveyard(noun: Noun, of: Reference, scope: Scope): Reference {
  const that = sought(noun);
  const reference: Reference = {
    top: 1,
    in: 'graveyard',
    of,
    ...('all' in that && that.all.length === 0 ? {} : { that }),
  };
  scope.mention(reference, noun.sorts, { realm: 'card' });
  return reference;
}
