/** Cards of libraries that are looked at, shown, found, and put where the text says. */
import { type Amount, type Effects, type Reference } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { type Scope } from '../scope.ts';
import { cardsOf } from './nouns.ts';

/** What a search is for; of any card nothing is said. */

/** Looks at the top cards, takes some of them into the hand, and puts the rest elsewhere. */
function taken(amount: Amount, count: number, rest: 'exile' | 'graveyard', scope: Scope): Effects {
  const [looked, chosen] = [scope.name(), scope.name()];
  const among: Reference = { bound: looked };
  return [
    { do: 'lookAtTop', of: 'you', amount, as: looked },
    count === 1 ? { do: 'choose', among, as: chosen } : { do: 'choose', among, as: chosen, count },
    { do: 'move', what: { bound: chosen }, to: 'hand' },
    // What has gone to the hand is another object there, and no more one of those (6ED 217.1c).
    { do: 'move', what: among, to: rest },
  ];
}

/** Finds cards of a kind, shuffles, and puts them on top. */
function onTop(noun: Noun, scope: Scope): Effects {
  const found = scope.name();
  return [
    { do: 'search', for: cardsOf(noun), as: found, count: 'any number' },
    { do: 'reveal', what: { bound: found } },
    { do: 'shuffle', who: 'you' },
    { do: 'move', what: { bound: found }, to: 'library' },
  ];
}

/** The top card is shown, and what it is decides where it goes. */
function revealed(
  noun: Noun,
  then: (card: Reference) => Effects,
  otherwise: (card: Reference) => Effects,
): Effects {
  const card: Reference = { top: 1, in: 'library', of: 'you' };
  return [
    { do: 'reveal', what: card },
    {
      do: 'if',
      condition: { object: card, is: cardsOf(noun) },
      effect: then(card),
      otherwise: otherwise(card),
    },
  ];
}

export const libraries: readonly Rule[] = [
  rule(
    'simple',
    'look at the top <amount> cards of your library . put <number> of them into your hand and the rest into your graveyard',
    ({ amount, number }, scope) => taken(amount, number, 'graveyard', scope),
  ),
  rule(
    'simple',
    'look at the top <amount> cards of your library , put <number> of them into your hand , and exile the rest',
    ({ amount, number }, scope) => taken(amount, number, 'exile', scope),
  ),
  rule(
    'simple',
    "reveal the top card of your library . if it 's <a noun:one> , put it onto the battlefield . otherwise , put it into your graveyard",
    ({ one }) =>
      revealed(
        one,
        (what) => [{ do: 'putIntoPlay', what }],
        (what) => [{ do: 'move', what, to: 'graveyard' }],
      ),
  ),

  // Searches that leave the card on top.
  rule(
    'simple',
    'search your library for any number of <nouns> and reveal those cards . shuffle your library , then put them on top of it in any order',
    ({ nouns }, scope) => onTop(nouns, scope),
  ),
  // Cards of a hand.
  rule('simple', "put (that card|it) on top of that player 's library", (_, scope) => [
    { do: 'move', what: picked(scope, false), to: 'library' },
  ]),
];

/** A card that was chosen. */
function picked(scope: Scope, isMany: boolean): Reference {
  const { reference } = scope.back('that card', (sorts) => sorts.includes('card'), isMany);
  return scope.move(reference);
}
