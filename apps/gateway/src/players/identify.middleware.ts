import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import { Problem, problemOf, sendProblem, type Rate } from '@arbiter/platform';
import type { NextFunction, Response } from 'express';
import { GATEWAY_OPTIONS, LIMITS, type GatewayOptions, type Limits } from '../options.ts';
import { playerOf, type Asked } from './auth.ts';

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
      request.player = playerOf(this.#options.keys, request.headers.authorization);
      const who = request.player ?? `ip:${request.ip ?? ''}`;
      await pass(this.#options, `requests/${who}`, this.#limits.requests);
    } catch (error) {
      sendProblem(response, problemOf(error));
      return;
    }
    next();
  }
}

/** Lets one more pass. @throws Problem 429 */
export async function pass(
  { coordination }: GatewayOptions,
  key: string,
  rate: Rate,
): Promise<void> {
  const { allowed, retryAfter } = await coordination.limits.pass(key, rate);
  if (allowed) return;
  throw new Problem(
    429,
    { kind: 'too-often', title: 'Too many requests', detail: `again in ${retryAfter} ms` },
    { 'retry-after': String(Math.ceil(retryAfter / 1000)) },
  );
}
