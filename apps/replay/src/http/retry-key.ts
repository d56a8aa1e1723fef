import { randomUUID } from 'node:crypto';
import { Problem, type CallerRequest } from '@arbiter/http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

/** The header as OpenAPI tells of it. */
export const RETRY_KEY_HEADER = {
  name: 'Idempotency-Key',
  required: false,
  description: '1 to 128 visible ASCII characters, the same for a retry: then it is done once',
} as const;

/**
 * Injects the request's `Idempotency-Key`, or one of its own where it has none: then a retry is done again.
 *
 * @throws Problem 422
 */
export const RetryKey = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { headers } = context.switchToHttp().getRequest<CallerRequest>();
  const key = headers['idempotency-key'];
  if (key === undefined) return randomUUID();
  if (typeof key === 'string' && /^[!-~]{1,128}$/u.test(key)) return key;
  throw new Problem(422, {
    kind: 'idempotency-key',
    title: 'This is no Idempotency-Key',
    detail: 'send 1 to 128 visible ASCII characters, the same for a retry',
  });
});
