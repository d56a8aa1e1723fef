/** What every replacement does: `npm run schemas` writes it. */
import type { Replacement } from '@arbiter/cards';
import type { ReplacementMeaning, ReplacementOf } from './meaning.ts';
import beDealtDamage from './be-dealt-damage.ts';
import beDiscarded from './be-discarded.ts';
import bePutIntoAGraveyard from './be-put-into-a-graveyard.ts';
import draw from './draw.ts';
import gainLife from './gain-life.ts';

export const REPLACEMENT_MEANINGS: {
  readonly [W in Replacement['would']]: ReplacementMeaning<ReplacementOf<W>>;
} = {
  'be dealt damage': beDealtDamage,
  'be discarded': beDiscarded,
  'be put into a graveyard': bePutIntoAGraveyard,
  draw,
  'gain life': gainLife,
};
