import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { unauthorized, type CallerRequest } from '@arbiter/http';
import type { Lobby } from '../lobby/lobby.ts';

/** What a request or a message is counted for: its player, or else its address. */
export const askerOf = (player: string | null, address: string): string =>
  player ?? `ip:${address}`;

/** A token may outlive whom it speaks for. @throws Problem 401 for nobody, or somebody who was erased */
export async function mustBeKnown(lobby: Lobby, player: string): Promise<void> {
  if (await lobby.knows(player)) return;
  throw unauthorized('the person this token speaks for is not known here, or was erased');
}

/** Injects whom a request counts against: the player who asks, or else the address. */
export const Asker = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { caller = null, ip = '' } = context.switchToHttp().getRequest<CallerRequest>();
  return askerOf(caller?.id ?? null, ip);
});
