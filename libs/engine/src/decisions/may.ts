import { isFlag } from './answers.ts';
import { decision } from './decision.ts';

/** Whether an optional ability goes on the stack or, where that is chosen later, is followed (6ED 410.5). */
export const may = decision({
  kind: 'may',
  frames: ['triggers', 'resolve'],
  asks: 'optionalTrigger',
  isAnswer: isFlag,
  space: () => ({ shape: 'oneOf', options: [true, false] }),
});
