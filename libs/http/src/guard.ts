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
import type { Role } from './keys/token.ts';
import { meantForElse, unauthorized, type Caller } from './bearer.ts';
import { Problem } from './problem.ts';

/** A request with whom it comes from, once it was let in at the door (`admit`). */
export interface CallerRequest extends Request {
  /** Null without a token. */
  caller?: Caller | null;
}

const PUBLIC = Symbol('public');

/** Lets a route, or all of a controller, be asked without a token. */
export const Public = (): CustomDecorator<symbol> => SetMetadata(PUBLIC, true);

const FOR = Symbol('roles');

/** Says whose tokens a route, or all of a controller, is for; players' only, where nothing is said. */
export const For = (...roles: readonly Role[]): CustomDecorator<symbol> => SetMetadata(FOR, roles);

/**
 * The one guard of all routes: anyone who asks has a token, except where a route says `@Public()`, and one that is for this
 * route (`@For`).
 */
@Injectable()
export class TokenGuard implements CanActivate {
  readonly #reflector = new Reflector();

  /** @throws Problem 401, 403 */
  canActivate(context: ExecutionContext): boolean {
    if (isPublic(this.#reflector, context)) return true;
    const { caller = null } = context.switchToHttp().getRequest<CallerRequest>();
    if (caller === null) {
      throw unauthorized('send Authorization: Bearer <token>; POST /v1/players gives one');
    }
    const roles = rolesOf(this.#reflector, context);
    if (roles.includes(caller.role)) return true;
    if (roles.length === 1 && roles[0] === 'player') throw meantForElse();
    throw new Problem(403, {
      kind: 'not-allowed',
      title: 'This is not for you',
      detail: `it is for ${roles.join(', ')}; your token says ${caller.role}`,
    });
  }
}

const isPublic = (reflector: Reflector, context: ExecutionContext): boolean =>
  reflector.getAllAndOverride<boolean | undefined>(PUBLIC, [
    context.getHandler(),
    context.getClass(),
  ]) === true;

const rolesOf = (reflector: Reflector, context: ExecutionContext): readonly Role[] =>
  reflector.getAllAndOverride<readonly Role[] | undefined>(FOR, [
    context.getHandler(),
    context.getClass(),
  ]) ?? ['player'];

/** Injects the id of the one who asks; the guard has seen to it that somebody does. */
export const Me = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { caller = null } = context.switchToHttp().getRequest<CallerRequest>();
  if (caller === null) throw unauthorized('this route is public, and asks who you are');
  return caller.id;
});

/** Injects the id of the player who asks, or null; for public routes that show more to some. */
export const MaybeMe = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null => {
    const { caller = null } = context.switchToHttp().getRequest<CallerRequest>();
    return caller?.role === 'player' ? caller.id : null;
  },
);

/** Injects the one who asks, player or not, or null. */
export const MaybeCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller | null =>
    context.switchToHttp().getRequest<CallerRequest>().caller ?? null,
);

/** Injects the one who asks; the guard has seen to it that somebody does. */
export const TheCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller = null } = context.switchToHttp().getRequest<CallerRequest>();
  if (caller === null) throw unauthorized('this route is public, and asks who you are');
  return caller;
});
