import type { KeyRing } from './keys/key-ring.ts';
import type { BadToken, Role } from './keys/token.ts';
import { Problem } from './problem.ts';

/** Who asks, as their token says. */
export interface Caller {
  /** Player id, or the id of the person who signed in. */
  readonly id: string;
  readonly role: Role;
  /** An account of a program. */
  readonly service: boolean;
  /** Players whom this person is, or has declared a tie with. */
  readonly ties: readonly string[];
  /** When the token expires; milliseconds since 1970. */
  readonly until: number;
}

/**
 * Whose bearer token a request carries, a player's or an operator's; null if it carries none. Which of them a route is
 * for, the guard says.
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
  const play = await keys.read(token);
  if (!('bad' in play && play.bad === ELSEWHERE)) return callerIn(play);
  return callerIn(await keys.read(token, 'arbiter:operate'));
}

/** The player whose token this is. @throws Problem 401, for an operator's too */
export async function callerOfToken(keys: KeyRing, token: string): Promise<Caller> {
  return callerIn(await keys.read(token));
}

/** The problem of a token that is not for this route. */
export const meantForElse = (): Problem => unauthorized(`the token is of no use: ${ELSEWHERE}`);

const ELSEWHERE: BadToken = 'meant for something else';

function callerIn(read: Awaited<ReturnType<KeyRing['read']>>): Caller {
  if ('bad' in read) throw unauthorized(`the token is of no use: ${read.bad}`);
  const { sub: id, role, service = false, ties = [], exp } = read.claims;
  return { id, role, service, ties, until: exp * 1000 };
}

/** The problem of a request without a token. */
export function unauthorized(detail: string): Problem {
  return new Problem(
    401,
    { kind: 'unauthorized', title: 'A token is needed', detail },
    { 'www-authenticate': 'Bearer realm="arbiter"' },
  );
}
