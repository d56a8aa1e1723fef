import { isFlag } from './answers.ts';
import { decision } from './decision.ts';

/** Whether the opening hand is drawn again (6ED 101.5). */
export const mulligan = decision({
  kind: 'mulligan',
  frames: ['opening'],
  asks: 'mulligan',
  isAnswer: isFlag,
  space: () => ({ shape: 'oneOf', options: [true, false] }),
});
