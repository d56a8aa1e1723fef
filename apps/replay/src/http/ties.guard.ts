import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { CallerRequest } from '@arbiter/platform';
import { Ties } from '../disputes/ties.ts';

/** Adds the ties that somebody has declared themselves to those of their token, before any route asks for them. */
@Injectable()
export class TiesGuard implements CanActivate {
  readonly #ties: Ties;

  constructor(ties: Ties) {
    this.#ties = ties;
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
