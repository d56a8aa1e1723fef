/** Hands that are looked at or shown, cards chosen from them, and what is discarded. */
import { words, type Amount, type Effects, type Filter, type Reference } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { kindOf } from './nouns.ts';

const handOf = (of: Reference, cards: Filter = words.anyCard): Reference => ({
  cards,
  in: 'hand',
  of,
});

/** What cards are spoken of: any, if nothing is said of them. */
function ofKind(noun: Noun): Filter {
  if (noun.realm !== 'card' || noun.lies !== undefined) throw new Nonsense();
  const kind = kindOf(noun);
  return 'all' in kind && kind.all.length === 0 ? words.anyCard : kind;
}

/** Cards of the hand that was spoken of: "that card", "those cards", "them" from here on. */
function chosen(cards: Filter, count: Amount, scope: Scope): Effects {
  const owner = scope.back('it', (sorts) => sorts.includes('player')).reference;
  const as = scope.name();
  scope.mention({ bound: as }, ['card'], { realm: 'card', isMany: count !== 1 });
  const among = handOf(owner, cards);
  return [count === 1 ? { do: 'choose', among, as } : { do: 'choose', among, as, count }];
}

export const hands: readonly Rule[] = [
  rule('simple', "look at <player> 's hand", ({ player }) => [
    { do: 'lookAt', what: handOf(player) },
  ]),
  // One after the other goes on top: the last one that is chosen lies highest.
  rule(
    'simple',
    "look at <player> 's hand and choose <number> cards from it . put them on top of that player 's library in any order",
    ({ player, number }, scope) => [
      { do: 'lookAt', what: handOf(player) },
      ...Array.from({ length: number }, (): Effects => {
        const as = scope.name();
        return [
          { do: 'choose', among: handOf(player), as },
          { do: 'move', what: { bound: as }, to: 'library' },
        ];
      }).flat(),
    ],
  ),
  rule('simple', '(choose|you choose) <a noun> from it', (slots, scope) =>
    chosen(ofKind(slots['a noun']), 1, scope),
  ),
  rule('simple', '(choose|you choose) <amount> cards from it', ({ amount }, scope) =>
    chosen(words.anyCard, amount, scope),
  ),
  // A kind of cards has to be looked for in a hand that is shown.
  rule(
    'simple',
    '<player> reveals their hand and discards a <noun> at random',
    ({ player, noun }) => [
      { do: 'reveal', who: player, what: handOf(player) },
      { do: 'discardAtRandom', who: player, amount: 1, that: ofKind(noun) },
    ],
  ),
  rule('simple', '<player> discards that card', ({ player }, scope) => [
    discarded(player, scope.back('that card', isCard).reference, scope),
  ]),
  rule('simple', '<player> discards (those cards|them)', ({ player }, scope) => [
    discarded(player, scope.back('those cards', isCard, true).reference, scope),
  ]),
];

const isCard = (sorts: readonly string[]): boolean => sorts.includes('card');

const discarded = (who: Reference, what: Reference, scope: Scope): Effects[number] => {
  scope.move(what);
  return { do: 'discardCards', who, what };
};
