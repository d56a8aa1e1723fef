/** What is worked out from what an instruction before has really done: "this way". */
import { words, type Effects } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';

/** Cards of a graveyard, as many as were discarded. */
const returned = (count: string, name: string): Effects => [
  {
    do: 'choose',
    among: words.cardsIn('graveyard', 'you'),
    as: name,
    count: { countOf: { bound: count } },
  },
  { do: 'move', what: { bound: name }, to: 'hand' },
];

export const results: readonly Rule[] = [
  rule(
    'simple',
    '<player> discards <counted> (card|cards) , then draws as many cards as they discarded this way',
    ({ player, counted }, scope) => {
      const as = scope.name();
      return [
        { do: 'discard', who: player, amount: counted, as },
        { do: 'draw', who: player, amount: { countOf: { bound: as } } },
      ];
    },
  ),
  rule(
    'simple',
    'discard <counted> cards , then return a card from your graveyard to your hand for each card discarded this way',
    ({ counted }, scope) => {
      const as = scope.name();
      return [{ do: 'discard', who: 'you', amount: counted, as }, ...returned(as, scope.name())];
    },
  ),
  rule(
    'simple',
    '~ deals <amount> damage to <recipient> . you gain life equal to the damage dealt this way',
    ({ amount, recipient }, scope) => {
      const as = scope.name();
      return [
        { do: 'dealDamage', amount, to: recipient, as },
        { do: 'gainLife', who: 'you', amount: { bound: as } },
      ];
    },
  ),
  rule('simple', 'draw <counted> cards , then discard one of them', ({ counted }, scope) => {
    const [drawn, chosen] = [scope.name(), scope.name()];
    return [
      { do: 'draw', who: 'you', amount: counted, as: drawn },
      { do: 'choose', among: { bound: drawn }, as: chosen },
      { do: 'discardCards', who: 'you', what: { bound: chosen } },
    ];
  }),
];
