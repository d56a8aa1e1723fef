import { spliceable } from '../../paying/splice.ts';
import { choice } from './choice.ts';

/** Cards of the hand whose text is added to the spell, in the order in which it is followed (TSP 502.40b). */
export const chooseToSplice = choice({
  purpose: 'splice',
  frames: ['announce'],
  asks: 'splice',
  among({ sight, frame }) {
    const from = spliceable(sight, frame);
    return { from, least: 0, most: from.length };
  },
  brokenRule: () => 'spliceChoice',
});
