import type { KeywordWord } from './keyword.ts';

export interface Bloodthirst {
  readonly kind: 'keyword';
  readonly keyword: 'bloodthirst';
  /** `X`: all the damage that opponents were dealt in this turn (TSP 502.50b). */
  readonly amount: number | 'X';
}

export const bloodthirstWord: KeywordWord<Bloodthirst> = {
  text: ({ amount }) => `bloodthirst ${amount}`,
  parameter: ({ amount }) => String(amount),
  /** TSP 502.50a: counters, if an opponent was dealt damage in this turn. */
  abilities: ({ amount }) => [
    {
      kind: 'enters',
      counters: { '+1/+1': amount === 'X' ? { damageTakenBy: 'opponent' } : amount },
      unless: { not: { thisTurn: 'was dealt damage', what: { is: 'opponent' } } },
    },
  ],
};
