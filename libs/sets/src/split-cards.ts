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
