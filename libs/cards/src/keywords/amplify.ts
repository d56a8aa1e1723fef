import type { KeywordWord } from './keyword.ts';

export interface Amplify {
  readonly kind: 'keyword';
  readonly keyword: 'amplify';
  readonly amount: number;
}

export const amplifyWord: KeywordWord<Amplify> = {
  text: ({ amount }) => `amplify ${amount}`,
  parameter: ({ amount }) => String(amount),
  /** TSP 502.27a: so many counters for each card of the hand that is revealed, and that shares a creature type. */
  abilities: ({ amount }) => [{ kind: 'enters', amplify: amount }],
};
