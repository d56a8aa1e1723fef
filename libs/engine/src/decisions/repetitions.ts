import type { CitedTopic } from '../rules/citations.ts';
import type { OptionSpace } from '../spaces/index.ts';
import type { Loop } from '../state/loops.ts';
import { isNumber } from './answers.ts';
import { decision } from './decision.ts';

/** How often anything may be repeated at most: every repetition is played. */
export const MOST_REPETITIONS = 500;

/** How often a loop is repeated that the other player has proposed (6ED 421). */
export const repetitions = decision({
  kind: 'repetitions',
  frames: ['loop'],
  asks: 'loopOfOne',
  isAnswer: isNumber,
  space: ({ sight }) => timesOf(sight.game.loop),
  brokenRule: ({ sight }) =>
    sight.game.loop === undefined ? 'loopOfOne' : topicOf(sight.game.loop),
});

/** Whose the optional actions are decides by which rule a loop goes. */
export function topicOf({
  by,
  steps,
  independent,
}: Pick<Loop, 'by' | 'steps' | 'independent'>): CitedTopic {
  if (steps.every(({ seat }) => seat === by)) return 'loopOfOne';
  return independent ? 'independentLoops' : 'loopOfBoth';
}

function timesOf(loop: Loop | undefined): OptionSpace {
  if (loop === undefined) return { shape: 'oneOf', options: [] };
  // 6ED 421.5: that number or a higher one; 6ED 421.3: that or a lower one; 6ED 421.2: until they do something.
  return topicOf(loop) === 'independentLoops'
    ? { shape: 'number', least: loop.times, most: MOST_REPETITIONS }
    : { shape: 'number', least: 0, most: loop.times };
}
