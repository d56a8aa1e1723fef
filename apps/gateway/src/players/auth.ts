import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { unauthorized } from '@arbiter/platform';
import type { Request } from 'express';
import type { Lobby } from '../lobby/lobby.ts';

/** The request with what `identify` found. */
export interface Asked extends Request {
  /** The player whose token came with the request; null without one. */
  player?: string | null;
}

/** What a request or a message is counted for: its player, or else its address. */
export const askerOf = (player: string | null, address: string): string =>
  player ?? `ip:${address}`;

/** A token may outlive whom it speaks for. @throws Problem 401 for nobody, or somebody who was erased */
export async function mustBeKnown(lobby: Lobby, player: string): Promise<void> {
  if (lobby.isKnown(player) || (await lobby.knows(player))) return;
  throw unauthorized('whoever the token speaks for is not known here, or was erased');
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

/** Injects whom a request counts against: the player who asks, or else the address. */
export const Asker = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { player = null, ip = '' } = context.switchToHttp().getRequest<Asked>();
  return askerOf(player, ip);
});
