import type { KeyRing } from '../keys/key-ring.ts';
import { Problem } from './problem.ts';

/**
 * Whose bearer token a request carries; null if it carries none.
 *
 * @throws Problem 401 for a token that doesn't count
 */
export function playerOf(keys: KeyRing, authorization: string | undefined): string | null {
  if (authorization === undefined) return null;
  const token = /^Bearer (\S{1,2000})$/iu.exec(authorization)?.[1];
  if (token === undefined) throw unauthorized('the Authorization header has no bearer token');
  return playerOfToken(keys, token);
}

/** Whose token this is. @throws Problem 401 */
export function playerOfToken(keys: KeyRing, token: string): string {
  const read = keys.read(token);
  if ('bad' in read) throw unauthorized(`the token is of no use: ${read.bad}`);
  return read.claims.sub;
}

/** The problem of a request without a token. */
export function unauthorized(detail: string): Problem {
  return new Problem(
    401,
    { kind: 'unauthorized', title: 'A token is needed', detail },
    { 'www-authenticate': 'Bearer realm="arbiter"' },
  );
}
