/** Counters that players get. */
import { rule, type Rule } from '../grammar/pattern.ts';

export const poison: readonly Rule[] = [
  rule('deed', 'get <counted> poison (counter|counters)', ({ counted }) => (who) => [
    { do: 'putCounters', what: who, counter: 'poison', amount: counted },
  ]),
  rule('deeds', 'gets <counted> poison (counter|counters)', ({ counted }) => (who) => [
    { do: 'putCounters', what: who, counter: 'poison', amount: counted },
  ]),
];
