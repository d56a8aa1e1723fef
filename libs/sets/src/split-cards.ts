/** The split cards of 1993 to 2008, left half first. Two halves make one card with one name. */
export const SPLIT_CARDS: readonly (readonly [left: string, right: string])[] = [
  // Invasion
  ['Assault', 'Battery'],
  ['Pain', 'Suffering'],
  ['Spite', 'Malice'],
  ['Stand', 'Deliver'],
  ['Wax', 'Wane'],
  // Apocalypse
  ['Fire', 'Ice'],
  ['Illusion', 'Reality'],
  ['Life', 'Death'],
  ['Night', 'Day'],
  ['Order', 'Chaos'],
  // Dissension
  ['Bound', 'Determined'],
  ['Crime', 'Punishment'],
  ['Hide', 'Seek'],
  ['Hit', 'Run'],
  ['Odds', 'Ends'],
  ['Pure', 'Simple'],
  ['Research', 'Development'],
  ['Rise', 'Fall'],
  ['Supply', 'Demand'],
  ['Trial', 'Error'],
  // Planar Chaos
  ['Boom', 'Bust'],
  ['Dead', 'Gone'],
  ['Rough', 'Tumble'],
];

/** The name of the card that has this name or this half. */
export const wholeCard = (name: string): string => WHOLE.get(name) ?? name;

const WHOLE = new Map(
  SPLIT_CARDS.flatMap(([left, right]) =>
    [left, right].map((half) => [half, `${left} // ${right}`] as const),
  ),
);
