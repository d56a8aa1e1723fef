import { entrantOf, goesOn, type Tournament } from '@arbiter/protocol';

/** A table of the next round; its number is its place in the tree. */
export interface Bracketed {
  readonly table: number;
  readonly entrants: readonly [number, number | null];
}

/**
 * The next round of a single elimination: winners of neighbouring tables meet, who has nobody to meet goes on without
 * playing. In the first round the tree is filled up to a power of two, so that the best seeded have the byes, and meet each
 * other as late as can be.
 */
export function eliminationRound(tournament: Tournament): readonly Bracketed[] {
  const places = placesOf(tournament);
  const tables: Bracketed[] = [];
  for (let i = 0; i < places.length; i += 2) {
    const [one, other] = [places[i], places[i + 1]].filter((number) => number != null);
    if (one != null) tables.push({ table: i / 2 + 1, entrants: [one, other ?? null] });
  }
  return tables;
}

/** The one who is left; null while there are several, or if there is nobody. */
export function eliminationWinner(tournament: Tournament): number | null {
  const [one, ...others] = placesOf(tournament).filter((number) => number !== null);
  return one !== undefined && others.length === 0 ? one : null;
}

/** Who may play on, by their places in the tree; null: nobody stands there. */
function placesOf(tournament: Tournament): (number | null)[] {
  const { seeding, rounds } = tournament;
  const places = rounds.length === 0 ? firstPlaces(seeding) : goingOn(tournament);
  return places.map((number) => (entrantOf(tournament, number)?.left === null ? number : null));
}

/** How many rounds it takes. */
export const eliminationRounds = (players: number): number =>
  Math.ceil(Math.log2(Math.max(2, players)));

/** Seed 1 meets the last one, 2 the last but one, and so on; places beyond the last seed stay empty. */
function firstPlaces(seeding: readonly number[]): (number | null)[] {
  let seeds = [1];
  while (seeds.length < seeding.length) {
    const sum = 2 * seeds.length + 1;
    seeds = seeds.flatMap((seed) => [seed, sum - seed]);
  }
  return seeds.map((seed) => seeding[seed - 1] ?? null);
}

/** By table of the last round, who goes on from there. */
function goingOn({ rounds, planned, seeding }: Tournament): (number | null)[] {
  const last = rounds.at(-1) ?? [];
  const size = 2 ** (planned - rounds.length);
  return Array.from({ length: size }, (_, i) => {
    const table = last.find((one) => one.table === i + 1);
    return table === undefined ? null : goesOn(table, seeding);
  });
}
