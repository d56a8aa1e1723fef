import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Problem, type KeyRing } from '@arbiter/platform';
import type { Request } from 'express';

/** The request with what `identify` found. */
export interface Asked extends Request {
  /** The player whose token came with the request; null without one. */
  player?: string | null;
}

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

/** A problem for who has to say who they are. */
export function unauthorized(detail: string): Problem {
  return new Problem(
    401,
    { kind: 'unauthorized', title: 'A token is needed', detail },
    { 'www-authenticate': 'Bearer realm="arbiter"' },
  );
}

/** Injects the id of the player who asks; 401 without a token. */
export const Me = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { player } = context.switchToHttp().getRequest<Asked>();
  if (player === undefined || player === null) {
    throw unauthorized('send Authorization: Bearer <token>; POST /v1/players gives one');
  }
  return player;
});

/** Injects the id of the player who asks, or null. */
export const MaybeMe = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null =>
    context.switchToHttp().getRequest<Asked>().player ?? null,
);
