/** What goes somewhere else than to the graveyard (6ED 419.5). */
import type { Ability, Effects, Watched } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { filterOf } from './nouns.ts';

const PLACES = [
  ["put (it|~) on top of its owner 's library", 'library'],
  ['exile (it|~)', 'exile'],
  ["return (it|~) to its owner 's hand", 'hand'],
] as const;

type Goes = (typeof PLACES)[number][1];

const replaced = (what: Watched | 'any card', goes: Goes): readonly Ability[] => [
  { kind: 'static', effect: { replaces: { would: 'be put into a graveyard', what, goes } } },
];

function inPlay(noun: Noun): Watched {
  if (noun.realm !== 'play') throw new Nonsense();
  return filterOf(noun);
}

function countered(noun: Noun, goes: Goes, scope: Scope): Effects {
  if (noun.realm !== 'stack') throw new Nonsense();
  const what = scope.target({ what: filterOf(noun) }, noun.sorts, 'stack');
  return [{ do: 'counter', what, goes }];
}

export const elsewhere: readonly Rule[] = [
  ...PLACES.flatMap(([words, goes]) => [
    rule('static', `if ~ would die , ${words} instead`, () => replaced('self', goes)),
    rule('static', `if <a noun:one> would die , ${words as 'it'} instead`, ({ one }) =>
      replaced(inPlay(one), goes),
    ),
    rule(
      'simple',
      `counter target <noun> . if that spell is countered this way , ${words as 'it'} instead of [putting it] into (its owner|that player) 's graveyard`,
      ({ noun }, scope) => countered(noun, goes, scope),
    ),
  ]),
  rule(
    'static',
    'if a card would be put into a graveyard from anywhere , exile (it|that card) instead',
    () => replaced('any card', 'exile'),
  ),
  rule(
    'static',
    'if a card would be put into your graveyard from anywhere , exile (it|that card) instead',
    () => replaced({ all: [{ is: 'card' }, { ownedBy: 'you' }] }, 'exile'),
  ),
  // What can't be done for want of a card loses the game.
  rule(
    'static',
    "if you would draw a card , return a card from your graveyard to your hand instead . if you can't , you lose the game",
    (_, scope) => {
      const card = scope.name();
      return [
        {
          kind: 'static',
          effect: {
            replaces: {
              would: 'draw',
              who: 'you',
              effect: [
                {
                  do: 'choose',
                  among: { cards: { is: 'card' }, in: 'graveyard', of: 'you' },
                  as: card,
                },
                {
                  do: 'if',
                  condition: { did: card },
                  effect: [{ do: 'move', what: { bound: card }, to: 'hand' }],
                  otherwise: [{ do: 'endGame', loses: 'you' }],
                },
              ],
            },
          },
        },
      ];
    },
  ),
  rule('quality', 'that was dealt damage this turn', () => [{ is: 'was dealt damage this turn' }]),
];
