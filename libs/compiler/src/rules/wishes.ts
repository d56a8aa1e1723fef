/** What players own outside the game, and bring into it. */
import { words, type Effects } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense, type Scope } from '../scope.ts';
import { filterOf } from './nouns.ts';

function wishedFor(noun: Noun, isShown: boolean, scope: Scope): Effects {
  if (noun.realm !== 'card' || noun.lies !== undefined) throw new Nonsense();
  const as = scope.name();
  const what = { bound: as };
  return [
    { do: 'choose', among: words.cardsIn('outside', 'you', filterOf(noun)), as },
    ...(isShown ? [{ do: 'reveal' as const, what }] : []),
    { do: 'move', what, to: 'hand' },
  ];
}

export const wishes: readonly Rule[] = [
  rule(
    'deed',
    'choose <a noun> you own from outside the game , reveal that card , and put it into your hand',
    (slots, scope) => (who) => {
      if (who !== 'you') throw new Nonsense();
      return wishedFor(slots['a noun'], true, scope);
    },
  ),
  rule(
    'deed',
    'choose <a noun> you own from outside the game and put it into your hand',
    (slots, scope) => (who) => {
      if (who !== 'you') throw new Nonsense();
      return wishedFor(slots['a noun'], false, scope);
    },
  ),
];
