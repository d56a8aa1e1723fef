import type { LandTypeWords } from './question.ts';

/** TSP 418.6a: a land type is a word wherever it is used as one, on the type line of a land too. */
export const landTypesAreWords: LandTypeWords = (change) => ({ ...change, onTypeLine: true });

/** A land's type is its name, which is no word of its text; what it says that it counts as is. */
export const landTypesAreNames: LandTypeWords = (change) => change;
