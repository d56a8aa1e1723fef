/** Libraries of other players: what is searched for there, and what is looked at on top. */
import type { Amount, Effects, Reference } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { cardsOf } from './nouns.ts';

function others(whose: Reference): Reference {
  if (whose === 'you' || whose === 'each player') throw new Nonsense();
  return whose;
}

function exiled(whose: Reference, noun: Noun, count: number, scope: Scope): Effects {
  const as = scope.name();
  const wanted = cardsOf(noun);
  // Of any cards fewer may be found only where the text says so; of cards of a kind always.
  const upTo = count > 1 && 'all' in wanted && wanted.all.length === 0;
  return [
    {
      do: 'search',
      whose: others(whose),
      for: wanted,
      as,
      ...(count === 1 ? {} : { count }),
      ...(upTo ? { upTo } : {}),
    },
    { do: 'move', what: { bound: as }, to: 'exile' },
    { do: 'shuffle', who: whose },
  ];
}

const THEN = '. then that player shuffles [their library]';

/** One of the top cards goes somewhere, and the others back in an order of yours. */
function oneAway(
  whose: Reference,
  amount: Amount,
  goes: 'exile' | 'graveyard' | 'hand',
  scope: Scope,
): Effects {
  const [looked, chosen] = [scope.name(), scope.name()];
  const rest: Amount = typeof amount === 'number' ? amount - 1 : { difference: [amount, 1] };
  return [
    { do: 'lookAtTop', of: whose, amount, as: looked },
    { do: 'choose', among: { bound: looked }, as: chosen },
    { do: 'move', what: { bound: chosen }, to: goes },
    ...(rest === 1 ? [] : [{ do: 'orderTop' as const, of: whose, count: rest }]),
  ];
}

const AWAY: readonly (readonly [string, 'exile' | 'graveyard'])[] = [
  [
    ". put one of those cards into that player 's graveyard and the rest on top of their library in any order",
    'graveyard',
  ],
  ['. put one of them into their graveyard', 'graveyard'],
  [', then exile one of them', 'exile'],
  [
    ". exile one of those cards and put the rest back on top of that player 's library in any order",
    'exile',
  ],
];

export const librariesOfOthers: readonly Rule[] = [
  rule(
    'simple',
    `search <whose> library for <a noun:one> and exile it ${THEN}` as 'search <whose> library for <a noun:one>',
    (slots, scope) => exiled(slots.whose, slots.one, 1, scope),
  ),
  rule(
    'simple',
    `search <whose> library for up to <number> <nouns> and exile them ${THEN}` as 'search <whose> library for up to <number> <nouns>',
    (slots, scope) => exiled(slots.whose, slots.nouns, slots.number, scope),
  ),
  rule(
    'simple',
    "search that player 's library for <a noun:one> and exile it , then the player shuffles their library",
    ({ one }, scope) => {
      const who = scope.back('that player', (sorts) => sorts.includes('player')).reference;
      return exiled(who, one, 1, scope);
    },
  ),
  ...AWAY.map(([words, goes]) =>
    rule(
      'simple',
      `look at the top <amount> cards of <whose> library ${words}` as '<amount> <whose>',
      ({ amount, whose }, scope) => {
        // Where nothing is said of an order, there is one card left.
        if (!words.includes('order') && amount !== 2) throw new Nonsense();
        return oneAway(others(whose), amount, goes, scope);
      },
    ),
  ),
  rule(
    'simple',
    'look at the top <number> cards of your library . put one of them into your hand and the rest on top of your library in any order',
    ({ number }, scope) => oneAway('you', number, 'hand', scope),
  ),
  ...(
    [
      ["into (that player 's|their) graveyard", { to: 'graveyard' }],
      ["on the bottom of that player 's library", { to: 'library', bottom: true }],
    ] as const
  ).map(([where, how]) =>
    rule(
      'sentence',
      `look at the top card of <whose> library . you may put that card ${where} .` as '<whose>',
      ({ whose }) => {
        const what: Reference = { top: 1, in: 'library', of: others(whose) };
        return {
          effects: [
            { do: 'lookAtTop', of: whose, amount: 1 },
            { do: 'may', effect: [{ do: 'move', what, ...how }] },
          ],
        };
      },
    ),
  ),
  rule(
    'deeds',
    'puts the top half of their library , rounded down , into their graveyard',
    () => (who) => [
      {
        do: 'mill',
        who,
        amount: {
          half: { count: { cards: { is: 'card' }, in: 'library', of: who } },
          rounded: 'down',
        },
      },
    ],
  ),
  rule(
    'deeds',
    'puts a number of cards equal to <measure> from the top of their library into their graveyard',
    ({ measure }) =>
      (who) => [{ do: 'mill', who, amount: measure }],
  ),
  rule(
    'simple',
    'search your library for a card , put that card into your hand , discard a card at random , then shuffle your library',
    (_, scope) => {
      const as = scope.name();
      return [
        { do: 'search', for: { all: [] }, as },
        { do: 'move', what: { bound: as }, to: 'hand' },
        { do: 'discardAtRandom', who: 'you', amount: 1 },
        { do: 'shuffle', who: 'you' },
      ];
    },
  ),
];
