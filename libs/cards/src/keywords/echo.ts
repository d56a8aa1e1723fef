import type { Cost } from '../costs.ts';
import { keywordWithCost } from '../say/keyword-cost.ts';
import { symbols } from '../say/symbols.ts';
import type { KeywordWord } from './keyword.ts';

export interface Echo {
  readonly kind: 'keyword';
  readonly keyword: 'echo';
  /** What is paid, where it is another than the card's own mana cost (TSP 502.19a). */
  readonly cost?: Cost;
}

export const echo: Echo = { kind: 'keyword', keyword: 'echo' };

export const echoWord: KeywordWord<Echo> = {
  text({ cost }, on, terms) {
    if (cost !== undefined) return keywordWithCost('echo', cost, on, terms);
    return on === null ? 'echo' : `echo ${symbols(on.cost)}`;
  },
  parameter: ({ cost }) => (cost === undefined ? '' : JSON.stringify(cost)),
  /** 6ED Glossary: Echo: it costs what the card costs; TSP 502.19a: or what stands beside it. */
  ability: ({ cost }, on) => ({
    kind: 'triggered',
    trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
    condition: 'came under control since last upkeep',
    effect: [
      {
        do: 'pay',
        who: 'you',
        cost: cost ?? { mana: on.cost },
        otherwise: [{ do: 'sacrifice', what: 'self' }],
      },
    ],
  }),
};
