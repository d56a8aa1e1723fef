import { hash } from 'node:crypto';
import { canonicalJson } from './canonical.ts';
import { hmacSha256, sha256 } from './digest.ts';
import type { JsonObject } from './json.ts';

/**
 * Which builds and definitions a game is played by: names (`engine`, `cards`, …) to digests. A game pins them when it
 * opens, and only a recorded `GameUpgraded` changes them.
 */
export type Pinned = Readonly<Record<string, string>>;

/** What the first commit of a game follows: SHA-256 over the game's id and its pinned digests. */
export function rootId(game: string, pinned: Pinned): string {
  return sha256(canonicalJson({ game, pinned }));
}

/**
 * The salt of a commit. It follows from the game's secret, so that an id shown during play can't be searched for the
 * hidden card that it covers, and so that two owners who decide the same make the same commit.
 */
export function saltOf(secret: string, prev: string, command: string): string {
  return hmacSha256(secret, canonicalJson({ command, for: 'commit', prev }));
}

/**
 * The id of a player's command: equal for each retry with the same `Idempotency-Key`, different for everything else.
 * 128 bits, because a game keeps all its ids in memory to its end.
 */
export function commandId(player: string, game: string, idempotencyKey: string): string {
  return shortHash({ game, key: idempotencyKey, player });
}

/**
 * The id of a command that no player sends: a clock's, matchmaking's, `Continue`.
 *
 * @param cause what it follows: a ticket, a decision, a commit. The same cause asks for the same thing only once.
 */
export function systemCommandId(game: string, kind: string, cause: string): string {
  return shortHash({ cause, game, kind });
}

/** The id of the command that starts a match's game of that number, counted from 1: anyone who sends it again means the same. */
export function startCommandId(game: string, match: string, number: number): string {
  return systemCommandId(game, 'StartGame', `${match}/${number}`);
}

function shortHash(of: JsonObject): string {
  return hash('sha256', canonicalJson(of), 'buffer').subarray(0, 16).toString('base64url');
}
