import { say } from '../words/say.ts';
/** What the history of the server says of ratings, as far as the page shows it. */

/** A rating as it stands or stood. */
export interface Rating {
  readonly rating: number;
  /** 95 of 100 players are within twice that of their rating. */
  readonly deviation: number;
  /** Whether too little is known of the player, yet or any longer. */
  readonly provisional: boolean;
  /** Rated matches so far. */
  readonly matches: number;
}

/** A player's rating in an edition and format. */
export interface PlayerRating extends Rating {
  readonly player: string;
  readonly edition: string;
  readonly format: string;
}

/** A match that is over. */
export interface PastMatch {
  readonly match: string;
  readonly edition: string;
  readonly format: string;
  readonly bestOf: number;
  readonly rated: boolean;
  /** By seat; null where the match rates nobody. */
  readonly ratings: readonly { readonly before: Rating; readonly after: Rating }[] | null;
  readonly players: readonly string[];
  readonly score: readonly number[];
  readonly winner: 0 | 1 | null;
  /** Milliseconds since 1970. */
  readonly endedAt: number | null;
}

/** In which edition and format somebody is rated. */
export interface Pool {
  readonly edition: string;
  readonly format: string;
}

export const isIn = (pool: Pool, { edition, format }: Pool): boolean =>
  pool.edition === edition && pool.format === format;

/** A rating as it is said: provisional ones carry a question mark, as chess servers mark them. */
export const ratingText = ({ rating, provisional }: Rating): string =>
  `${Math.round(rating)}${provisional ? '?' : ''}`;

/** What a match did to a player's rating: `+12`, `−5`, `±0`; null where it rated nobody. */
export function changeText(match: PastMatch, player: string): string | null {
  const of = match.ratings?.[match.players.indexOf(player)];
  if (of === undefined) return null;
  const change = Math.round(of.after.rating) - Math.round(of.before.rating);
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** How a match ended for a player. */
export function resultText({ players, winner, score }: PastMatch, player: string): string {
  const seat = players.indexOf(player);
  const [own = 0, theirs = 0] = seat === 1 ? [score[1], score[0]] : score;
  const how = winner === null ? say('drawn') : winner === seat ? say('won') : say('lost');
  return `${how} ${own} : ${theirs}`;
}

/** A player's rating after each rated match of an edition and format, the oldest first. */
export function courseOf(
  matches: readonly PastMatch[],
  player: string,
  pool: Pool,
): readonly Rating[] {
  const rated = matches.flatMap((match) => {
    const of = isIn(pool, match) ? match.ratings?.[match.players.indexOf(player)] : undefined;
    return of === undefined ? [] : [of];
  });
  const course = rated.map(({ after }) => after).reverse();
  const first = rated.at(-1)?.before;
  return first === undefined ? [] : [first, ...course];
}

/** Where a course of ratings is drawn, in units of its own: a line, and the band of what is uncertain about it. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  /** Corners as SVG wants them, `x,y x,y …`. */
  readonly line: string;
  readonly band: string;
  /** The lowest and the highest rating that the picture reaches. */
  readonly least: number;
  readonly most: number;
}

const WIDTH = 600;
const HEIGHT = 160;
/** Points of rating that the picture reaches at least, so that a single match is no cliff. */
const REACH = 100;

/** The course of a rating as a picture. */
export function drawn(course: readonly Rating[]): Drawn {
  const spans = course.map(({ rating, deviation }) => [
    rating - 2 * deviation,
    rating + 2 * deviation,
  ]);
  const lowest = Math.min(...spans.map(([from = 0]) => from));
  const highest = Math.max(...spans.map(([, to = 0]) => to));
  const more = Math.max(0, (REACH - (highest - lowest)) / 2);
  const [least, most] = [Math.floor(lowest - more), Math.ceil(highest + more)];
  const x = (at: number): number => (course.length < 2 ? 0 : (at / (course.length - 1)) * WIDTH);
  const y = (rating: number): number => HEIGHT - ((rating - least) / (most - least)) * HEIGHT;
  const corner = (at: number, rating: number): string =>
    `${x(at).toFixed(1)},${y(rating).toFixed(1)}`;
  const along = (pick: (span: readonly number[]) => number): string[] =>
    spans.map((span, at) => corner(at, pick(span)));
  const upper = along(([, to = 0]) => to);
  const lower = along(([from = 0]) => from);
  return {
    ...{ width: WIDTH, height: HEIGHT, least, most },
    line: course.map(({ rating }, at) => corner(at, rating)).join(' '),
    band: [...upper, ...lower.reverse()].join(' '),
  };
}
