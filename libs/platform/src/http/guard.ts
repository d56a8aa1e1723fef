import {
  createParamDecorator,
  Injectable,
  SetMetadata,
  type CanActivate,
  type CustomDecorator,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { unauthorized, type Caller } from './bearer.ts';

/** A request with whom it comes from, once it was let in at the door (`admit`). */
export interface CallerRequest extends Request {
  /** Null without a token. */
  caller?: Caller | null;
}

const PUBLIC = Symbol('public');

/** Lets a route, or all of a controller, be asked without a token. */
export const Public = (): CustomDecorator<symbol> => SetMetadata(PUBLIC, true);

/** The one guard of all routes: whoever asks has a token, except where a route says `@Public()`. */
@Injectable()
export class TokenGuard implements CanActivate {
  readonly #reflector = new Reflector();

  /** @throws Problem 401 */
  canActivate(context: ExecutionContext): boolean {
    if (isPublic(this.#reflector, context)) return true;
    const { caller = null } = context.switchToHttp().getRequest<CallerRequest>();
    if (caller !== null) return true;
    throw unauthorized('send Authorization: Bearer <token>; POST /v1/players gives one');
  }
}

const isPublic = (reflector: Reflector, context: ExecutionContext): boolean =>
  reflector.getAllAndOverride<boolean | undefined>(PUBLIC, [
    context.getHandler(),
    context.getClass(),
  ]) === true;

/** Injects the id of whoever asks; the guard has seen to it that somebody does. */
export const Me = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { caller = null } = context.switchToHttp().getRequest<CallerRequest>();
  if (caller === null) throw unauthorized('this route is public, and asks who you are');
  return caller.id;
});

/** Injects the id of whoever asks, or null; for public routes that show more to some. */
export const MaybeMe = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null =>
    context.switchToHttp().getRequest<CallerRequest>().caller?.id ?? null,
);
