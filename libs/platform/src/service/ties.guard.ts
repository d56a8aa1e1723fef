import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { EventLog } from '@arbiter/event-log';
import type { CallerRequest } from '@arbiter/http';
import { Ties } from './ties.ts';

/** Adds the ties that somebody has declared themselves to those of their token, before any route asks for them. */
export class TiesGuard implements CanActivate {
  readonly #ties: Ties;

  constructor(log: EventLog) {
    this.#ties = new Ties(log);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CallerRequest>();
    const { caller = null } = request;
    if (caller === null || caller.role === 'player') return true;
    const declared = (await this.#ties.of(caller.id)).map(({ player }) => player);
    request.caller = { ...caller, ties: [...new Set([...caller.ties, ...declared])] };
    return true;
  }
}
