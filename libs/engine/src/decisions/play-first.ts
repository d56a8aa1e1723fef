import { isSeatName } from './answers.ts';
import { decision } from './decision.ts';

/** Who plays first (6ED 101.2). */
export const playFirst = decision({
  kind: 'playFirst',
  frames: ['opening'],
  asks: 'whoPlaysFirst',
  isAnswer: isSeatName,
  space: () => ({ shape: 'oneOf', options: ['p0', 'p1'] }),
});
