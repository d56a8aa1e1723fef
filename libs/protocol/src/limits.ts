/**
 * What players are allowed: how long they may take, and how much they may ask for at once. An entrance of its own, since the
 * page says so and wants nothing else of this room.
 */

/** How long two who were paired may take to say that they are ready, in milliseconds; the server's own downtime not counted. */
export const READY_MS = 20_000;

/** How long a seat may take to commit to its secret, in milliseconds; the server's own downtime not counted. */
export const COMMIT_MS = 30_000;

/** The same for the first game of a match in which something is played again by a ruling: nobody waits for that at the table. */
export const CALLED_MS = 3 * 86_400_000;

/** How long sideboarding between two games lasts, in milliseconds. */
export const SIDEBOARDING_MS = 180_000;

/** How long after a round is paired a player may take to come to the table, in milliseconds. */
export const TOURNAMENT_COMMIT_MS = 180_000;

/** On how many terms somebody may be looked for at once. */
export const MOST_TERMS = 12;

/** For how many games in advance a seat may commit to secrets. */
export const GAMES_AHEAD = 16;
