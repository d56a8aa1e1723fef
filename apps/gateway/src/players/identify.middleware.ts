import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import { admit, problemOf, sendProblem } from '@arbiter/platform';
import type { NextFunction, Response } from 'express';
import { GATEWAY_OPTIONS, LIMITS, type GatewayOptions, type Limits } from '../options.ts';
import type { Asked } from './auth.ts';

/** Finds out who asks, and whether they ask too often. */
@Injectable()
export class IdentifyMiddleware implements NestMiddleware {
  readonly #options: GatewayOptions;
  readonly #limits: Limits;

  constructor(@Inject(GATEWAY_OPTIONS) options: GatewayOptions, @Inject(LIMITS) limits: Limits) {
    this.#options = options;
    this.#limits = limits;
  }

  async use(request: Asked, response: Response, next: NextFunction): Promise<void> {
    try {
      request.player = await admit(this.#options, request, this.#limits.requests);
    } catch (error) {
      sendProblem(response, problemOf(error));
      return;
    }
    next();
  }
}
