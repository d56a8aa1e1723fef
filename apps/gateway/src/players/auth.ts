import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { unauthorized } from '@arbiter/platform';
import type { Request } from 'express';

/** The request with what `identify` found. */
export interface Asked extends Request {
  /** The player whose token came with the request; null without one. */
  player?: string | null;
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
