import { amountNow } from '../../reading/amounts.ts';
import { openEffect, type EffectOf } from '../../reading/program.ts';
import type { Reading } from '../../reading/reading.ts';
import { objectsAmong, referTo } from '../../reading/references.ts';
import type { Sight } from '../../sight/sight.ts';
import { choice, type Among } from './choice.ts';

/** Objects of which a text has one chosen, or several. */
export const chooseObject = choice({
  purpose: 'object',
  frames: ['resolve'],
  asks: 'choiceOnResolution',
  among: ({ sight, frame }) => choiceAmong(sight, openEffect(sight, frame, 'choose'), frame),
});

/** What an instruction to choose allows: as many as it says, or as there are. */
export function choiceAmong(
  sight: Sight,
  { among, count = 1, upTo }: EffectOf<'choose'>,
  text: Reading,
): Among {
  const from = objectsAmong(referTo(sight, among, text));
  const most = Math.min(Math.max(0, amountNow(sight, count, text)), from.length);
  return { from, least: upTo === true ? 0 : most, most };
}
