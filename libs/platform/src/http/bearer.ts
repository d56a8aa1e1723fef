import type { KeyRing } from '../keys/key-ring.ts';
import type { Role } from '../keys/token.ts';
import { Problem } from './problem.ts';

/** Who asks, as their token says. */
export interface Caller {
  /** Player id, or the id of whoever signed in. */
  readonly id: string;
  readonly role: Role;
  /** When the token expires; milliseconds since 1970. */
  readonly until: number;
}

/**
 * Whose bearer token a request carries; null if it carries none.
 *
 * @throws Problem 401 for a token that doesn't count
 */
export async function callerOf(
  keys: KeyRing,
  authorization: string | undefined,
): Promise<Caller | null> {
  if (authorization === undefined) return null;
  const token = /^Bearer (\S{1,2000})$/iu.exec(authorization)?.[1];
  if (token === undefined) throw unauthorized('the Authorization header has no bearer token');
  return callerOfToken(keys, token);
}

/** Whose token this is. @throws Problem 401 */
export async function callerOfToken(keys: KeyRing, token: string): Promise<Caller> {
  const read = await keys.read(token);
  if ('bad' in read) throw unauthorized(`the token is of no use: ${read.bad}`);
  const { sub: id, role, exp } = read.claims;
  return { id, role, until: exp * 1000 };
}

/** The problem of a request without a token. */
export function unauthorized(detail: string): Problem {
  return new Problem(
    401,
    { kind: 'unauthorized', title: 'A token is needed', detail },
    { 'www-authenticate': 'Bearer realm="arbiter"' },
  );
}
