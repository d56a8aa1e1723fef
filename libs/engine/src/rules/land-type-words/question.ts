import type { LandTypeChange } from '@arbiter/cards';

/** Which words does a change of a land type replace? The change as it is kept, given one of the words of a text alone. */
export type LandTypeWords = (change: LandTypeChange) => LandTypeChange;
