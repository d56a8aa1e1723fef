import { waitingIn } from '../state/series.ts';
import { isObjects } from './answers.ts';
import { decision } from './decision.ts';

/** In which order a player's triggered abilities go on the stack (6ED 410.3): the numbers of those that wait. */
export const orderTriggers = decision({
  kind: 'orderTriggers',
  frames: ['triggers'],
  asks: 'triggerOrder',
  isAnswer: isObjects,
  space: ({ sight, frame, seat }) => ({
    shape: 'order',
    of: waitingIn(sight.game, frame)
      .filter(({ controller }) => controller === seat)
      .map(({ id }) => id),
  }),
});
