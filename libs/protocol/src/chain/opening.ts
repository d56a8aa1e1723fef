import { isSecret } from '../commitment.ts';
import { isJsonObject } from '../json.ts';
import type { Pinned } from '../ids.ts';
import type { CommandBody } from './commit.ts';

/**
 * What the chain reads in the command that opens a game, whatever else the engine finds there. Such a command has
 * `pinned` (names to digests), `edition` and `serverSecret` (hexadecimal, 64 bytes or more: salts follow from it).
 */
export interface Opening {
  readonly edition: string;
  readonly pinned: Pinned;
  readonly secret: string;
}

/** The opening in a command; undefined if this command opens no game. */
export function openingOf(body: CommandBody): Opening | undefined {
  const { pinned, serverSecret: secret, edition } = body;
  if (!isPinned(pinned) || typeof edition !== 'string') return undefined;
  if (typeof secret !== 'string' || !isSecret(secret)) return undefined;
  return { pinned, secret, edition };
}

/** Whether a value names pinned digests. */
export function isPinned(value: unknown): value is Pinned {
  return isJsonObject(value) && Object.values(value).every((digest) => typeof digest === 'string');
}
