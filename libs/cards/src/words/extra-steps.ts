import { article, listed } from '../say/grammar.ts';
import type { Word } from '../say/word.ts';

/** Steps after this one, in the order given (TSP 300.8). */
export interface ExtraSteps {
  readonly do: 'extraSteps';
  readonly steps: readonly ('upkeep' | 'draw')[];
}

export const extraSteps = (...steps: ExtraSteps['steps']): ExtraSteps => ({
  do: 'extraSteps',
  steps,
});

const word: Word<ExtraSteps> = {
  text: ({ steps }) =>
    `after this step, there is ${listed(steps.map((step) => `${article('additional')} ${step} step`))}`,
};
export default word;
