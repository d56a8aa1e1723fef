/** Whole hands, graveyards and libraries, and searches of somebody else's. */
import { words } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';

export const wholeZones: readonly Rule[] = [
  rule('simple', 'shuffle your graveyard into your library', () => [
    { do: 'move', what: words.cardsIn('graveyard', 'you'), to: 'library' },
    { do: 'shuffle', who: 'you' },
  ]),
  rule('simple', 'target player shuffles their graveyard into their library', (_, scope) => {
    const who = scope.target({ what: { is: 'player' } }, ['player'], 'player');
    return [
      { do: 'move', what: words.cardsIn('graveyard', who), to: 'library' },
      { do: 'shuffle', who },
    ];
  }),
  // Each for himself or herself: what one has moved says how many that one draws.
  rule(
    'simple',
    'each player shuffles the cards from their hand into their library , then draws that many cards',
    (_, scope) => {
      const [one, moved] = [scope.name(), scope.name()];
      return [
        {
          do: 'forEach',
          each: 'each player',
          as: one,
          effect: [
            { do: 'move', what: words.cardsIn('hand', { bound: one }), to: 'library', as: moved },
            { do: 'shuffle', who: { bound: one } },
            { do: 'draw', who: { bound: one }, amount: { countOf: { bound: moved } } },
          ],
        },
      ];
    },
  ),
  rule(
    'text',
    "search target player 's library for <number> cards and exile them . then that player shuffles their library .",
    ({ number }, scope) => {
      const who = scope.target({ what: { is: 'player' } }, ['player'], 'player');
      const found = scope.name();
      return {
        effects: [
          { do: 'search', for: { all: [] }, as: found, count: number, whose: who },
          { do: 'move', what: { bound: found }, to: 'exile' },
          { do: 'shuffle', who },
        ],
      };
    },
  ),
  rule(
    'simple',
    "look at the top <number> cards of target player 's library , then put them back in any order",
    ({ number }, scope) => {
      const who = scope.target({ what: { is: 'player' } }, ['player'], 'player');
      return [{ do: 'orderTop', of: who, count: number }];
    },
  ),
  rule(
    'simple',
    'look at the top <number> cards of your library , then put them back in any order',
    ({ number }) => [{ do: 'orderTop', of: 'you', count: number }],
  ),
  rule('simple', "look at the top <number> cards of target player 's library", (slots, scope) => {
    const who = scope.target({ what: { is: 'player' } }, ['player'], 'player');
    return [{ do: 'lookAtTop', of: who, amount: slots.number }];
  }),
  rule('sentence', 'you may [then] have that player shuffle (their|that) library .', (_, scope) => {
    const { reference } = scope.back('that player', (sorts) => sorts.includes('player'));
    if (reference === 'you') throw new Nonsense();
    return { effects: [{ do: 'may', effect: [{ do: 'shuffle', who: reference }] }] };
  }),
];
