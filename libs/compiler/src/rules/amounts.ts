/** Amounts that are worked out: "the number of …", "for each …". */
import { words, type Amount } from '@arbiter/cards';
import type { Noun } from '../categories.ts';
import { lacks, rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { filterOf } from './nouns.ts';

function count(noun: Noun): Amount {
  if (noun.realm !== 'play') throw new Nonsense();
  return { count: filterOf(noun) };
}

/** A number for each of so many. */
export const timesOf = (number: Amount, of: Amount): Amount => {
  if (number === 1) return of;
  if (number === 0) return 0;
  if (typeof number !== 'number') throw new Nonsense();
  return { times: number, of };
};

export const amounts: readonly Rule[] = [
  rule('measure', 'the number of <nouns>', ({ nouns }) => count(nouns)),
  rule('measure', 'twice the number of <nouns>', ({ nouns }) => ({ times: 2, of: count(nouns) })),
  rule('measure', 'the number of cards in your hand', () => ({
    count: words.cardsIn('hand', 'you'),
  })),
  rule('measure', 'the number of cards in your graveyard', () => ({
    count: words.cardsIn('graveyard', 'you'),
  })),
  rule('measure', 'the number of <counter name> counters on ~', (slots) => ({
    counters: slots['counter name'],
    on: 'self',
  })),
  rule('measure', "<object> 's power", ({ object }) => ({ powerOf: object })),
  rule('measure', 'its power', (_, scope) => ({
    powerOf: scope.back('its', (sorts) => !sorts.includes('player')).former,
  })),
  rule('measure', 'its converted mana cost', (_, scope) => ({
    manaValueOf: scope.back('its', (sorts) => !sorts.includes('player')).former,
  })),
  rule('measure', "<object> 's converted mana cost", ({ object }) => ({ manaValueOf: object })),
  rule('measure', 'your life total', () => ({ lifeOf: 'you' })),
  lacks('measure', 'its toughness', 'amount: toughness'),
  lacks('measure', "<object> 's toughness", 'amount: toughness'),
  lacks(
    'measure',
    "the number of cards in <player> 's (hand|graveyard)",
    'amount: cards of a zone of a player',
  ),

  rule('multiplier', 'for each <noun>', ({ noun }) => count(noun)),
  rule('multiplier', 'for each card in your hand', () => ({ count: words.cardsIn('hand', 'you') })),
  rule('multiplier', 'for each card in your graveyard', () => ({
    count: words.cardsIn('graveyard', 'you'),
  })),
  rule('multiplier', 'for each <counter name> counter on ~', (slots) => ({
    counters: slots['counter name'],
    on: 'self',
  })),
];
