/**
 * A token that has the name of something else in its game is known by its owner too: `Test Sliver@Test Queen`. Objects,
 * events and references to abilities have it so; in the game it has its name and no more.
 */
export const tokenKey = (name: string, owner: string, number: number): string =>
  `${name}@${owner}${number === 0 ? '' : `@${String(number)}`}`;

/** The name that something is known by has in the game. */
export const nameOf = (known: string): string => {
  const end = known.indexOf('@');
  return end < 0 ? known : known.slice(0, end);
};

/** What copies something, with what a card adds to that, is known by both: `Quirion Elves@+Unstable Shapeshifter`. */
export const copyKey = (model: string, copier: string): string =>
  cardsIn(model).includes(copier) ? model : `${model}${ADDED}${copier}`;

/** What such a name stands for, a copy itself perhaps, and the card that added to it; `null` for any other name. */
export function partsOfCopy(known: string): readonly [model: string, copier: string] | null {
  const at = known.lastIndexOf(ADDED);
  return at < 0 ? null : [known.slice(0, at), known.slice(at + ADDED.length)];
}

/** All definitions that have a part in what is known by this name. */
export const cardsIn = (known: string): readonly string[] => known.split(ADDED);

const ADDED = '@+';
