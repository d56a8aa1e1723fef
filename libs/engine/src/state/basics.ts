/** The smallest words of the state. */

/** A player's place at the table. */
export type Seat = 0 | 1;

/** Names an object. Taken from a counter of the game; an object gets a new one on each change of zone. */
export type ObjectId = number;

/** A player where an object could stand as well: `p0` is seat 0. */
export type PlayerRef = 'p0' | 'p1';

/** What may be a target or receive damage. */
export type Recipient = ObjectId | PlayerRef;

/** Moments in the order in which they came: timestamps of permanents, beginnings of turns. */
export type Moment = number;

export const opponentOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
export const playerRef = (seat: Seat): PlayerRef => (seat === 0 ? 'p0' : 'p1');
export const seatOf = (ref: PlayerRef): Seat => (ref === 'p0' ? 0 : 1);
export const isPlayer = (recipient: Recipient): recipient is PlayerRef =>
  typeof recipient === 'string';

export const ZONES = [
  'library',
  'hand',
  'graveyard',
  'battlefield',
  'stack',
  'exile',
  'phasedOut',
  /** What is played for, where the game is played for ante (TSP 217.9b). */
  'ante',
  /** No zone: where the cards of a sideboard are (TSP 217.1e). */
  'outside',
] as const;
export type Zone = (typeof ZONES)[number];

/** A text that names a rule with its edition. */
export type Citation = string;
