/** What is paid with beside what `costs.ts` reads: what the permanent is on, cards of one name. */
import type { Cost, PickedCost } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';
import { filterOf } from './nouns.ts';

const picks = (pick: PickedCost): Cost => ({ picks: [pick] });

/** Only its controller could pay with it: who controls the ability has to control what it is on as well. */
const enchanted = (pay: 'sacrifice' | 'tap'): Cost => picks({ pay, what: { among: 'enchanted' } });

export const waysToPay: readonly Rule[] = [
  rule('cost part', 'sacrifice enchanted (creature|land|artifact|permanent)', () =>
    enchanted('sacrifice'),
  ),
  rule('cost part', 'tap enchanted (creature|land|artifact|permanent)', () => enchanted('tap')),
  // It is in play itself, so that a card in hand is another (TSP 502: grandeur).
  rule('cost part', 'discard another card named ~', (_, scope) =>
    picks({ pay: 'discard', what: { named: scope.card.name } }),
  ),
  rule('cost part', 'sacrifice <number> other <nouns>', ({ number, nouns }) => {
    if (nouns.realm !== 'play') throw new Nonsense();
    return picks({
      pay: 'sacrifice',
      what: { all: [filterOf(nouns), { not: { is: 'self' } }] },
      count: number,
    });
  }),
];
