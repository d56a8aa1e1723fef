import type { ObjectId } from '../../state/basics.ts';
import type { Sight } from '../../sight/sight.ts';

/** Of legends with one name, which are put into graveyards? `namesakes` are two or more, in play. */
export type LegendRule = (sight: Sight, namesakes: readonly ObjectId[]) => readonly ObjectId[];
