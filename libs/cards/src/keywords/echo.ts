import { symbols } from '../say/symbols.ts';
import type { KeywordWord } from './keyword.ts';

export interface Echo {
  readonly kind: 'keyword';
  readonly keyword: 'echo';
}

export const echo: Echo = { kind: 'keyword', keyword: 'echo' };

export const echoWord: KeywordWord<Echo> = {
  text: (_, on) => (on === null ? 'echo' : `echo ${symbols(on.cost)}`),
  /** 6ED Glossary: Echo: it costs what the card costs. */
  ability: (_, { cost }) => ({
    kind: 'triggered',
    trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
    condition: 'came under control since last upkeep',
    effect: [
      {
        do: 'pay',
        who: 'you',
        cost: { mana: cost },
        otherwise: [{ do: 'sacrifice', what: 'self' }],
      },
    ],
  }),
};
