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
