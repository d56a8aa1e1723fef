import { goesElsewhere } from '../replacing/goes-elsewhere.ts';
import { goesToGraveyard } from '../replacing/would-happen.ts';
import type { ReplacementMeaning, ReplacementOf } from './meaning.ts';

/** 6ED 419.5. */
const bePutIntoAGraveyard: ReplacementMeaning<ReplacementOf<'be put into a graveyard'>> = {
  applies: ({ what }, change, { watches }) =>
    goesToGraveyard(change) && (what === 'any card' || watches(what, change.object)),
  replace: ({ goes }, proposed, { sight }) => goesElsewhere(sight, proposed, goes),
};
export default bePutIntoAGraveyard;
