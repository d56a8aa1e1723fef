import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import type { CallerRequest } from '@arbiter/http';
import { admit, problemOf, sendProblem } from '@arbiter/platform';
import type { NextFunction, Response } from 'express';
import { GATEWAY_OPTIONS, LIMITS, type GatewayOptions, type Limits } from '../options.ts';
import { Lobby } from '../lobby/lobby.ts';
import { mustBeKnown } from './auth.ts';

/** Finds out who asks, and whether they ask too often. */
@Injectable()
export class IdentifyMiddleware implements NestMiddleware {
  readonly #options: GatewayOptions;
  readonly #limits: Limits;

  readonly #lobby: Lobby;

  constructor(
    @Inject(GATEWAY_OPTIONS) options: GatewayOptions,
    @Inject(LIMITS) limits: Limits,
    lobby: Lobby,
  ) {
    this.#options = options;
    this.#limits = limits;
    this.#lobby = lobby;
  }

  async use(request: CallerRequest, response: Response, next: NextFunction): Promise<void> {
    try {
      request.caller = await admit(this.#options, request, this.#limits.requests);
      // Operators are no players: what their token says is all that is known of them.
      if (request.caller?.role === 'player' && !isErasing(request)) {
        await mustBeKnown(this.#lobby, request.caller.id);
      }
    } catch (error) {
      sendProblem(response, problemOf(error));
      return;
    }
    next();
  }
}

/** A client that lost the answer to its own erasure retries, and learns that it is done. */
const isErasing = ({ method, originalUrl }: CallerRequest): boolean =>
  method === 'DELETE' && originalUrl === '/v1/players/me';
