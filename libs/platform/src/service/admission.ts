import type { Coordination, Rate } from '../coordination/coordination.ts';
import type { KeyRing } from '@arbiter/http';
import { callerOf, type Caller } from '@arbiter/http';
import { Problem } from '@arbiter/http';

/** Requests of one player, or of one address without a token. */
export const REQUESTS: Rate = { burst: 200, perMinute: 1_200 };

/** Admits one more of that key. @throws Problem 429 */
export async function pass(
  { limits }: Pick<Coordination, 'limits'>,
  key: string,
  rate: Rate,
): Promise<void> {
  const { allowed, retryAfter } = await limits.pass(key, rate);
  if (allowed) return;
  throw new Problem(
    429,
    { kind: 'too-often', title: 'Too many requests', detail: `again in ${retryAfter} ms` },
    { 'retry-after': String(Math.ceil(retryAfter / 1000)) },
  );
}

/** What is known of a request before it is handled. */
export interface Knock {
  readonly ip?: string | undefined;
  readonly headers: { readonly authorization?: string | undefined };
}

/**
 * Lets a request in, and says whose it is; null without a token.
 *
 * @throws Problem 401 for a token that doesn't count, 429 for too many requests
 */
export async function admit(
  { keys, coordination }: { readonly keys: KeyRing; readonly coordination: Coordination },
  { ip, headers }: Knock,
  rate: Rate = REQUESTS,
): Promise<Caller | null> {
  const caller = await callerOf(keys, headers.authorization);
  await pass(coordination, `requests/${caller?.id ?? `ip:${ip ?? ''}`}`, rate);
  return caller;
}
