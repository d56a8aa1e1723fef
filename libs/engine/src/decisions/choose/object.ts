import { openEffect } from '../../reading/program.ts';
import { objectsAmong, referTo } from '../../reading/references.ts';
import { choice } from './choice.ts';

/** Objects of which a text has one chosen, or several. */
export const chooseObject = choice({
  purpose: 'object',
  frames: ['resolve'],
  asks: 'choiceOnResolution',
  among({ sight, frame }) {
    const { among, count = 1 } = openEffect(sight, frame, 'choose');
    return { from: objectsAmong(referTo(sight, among, frame)), least: count, most: count };
  },
});
