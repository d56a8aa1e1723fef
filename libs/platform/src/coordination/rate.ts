import type { Passage, Rate } from './coordination.ts';

/**
 * The generic cell rate algorithm: one number a key, the time at which all that passed is paid for.
 *
 * @param paidAt that time, in milliseconds; undefined if nothing passed yet
 * @returns what to answer, and the number to store
 */
export function passAt(
  now: number,
  paidAt: number | undefined,
  { burst, perMinute }: Rate,
): Passage & { readonly paidAt: number } {
  const cost = 60_000 / perMinute;
  const start = Math.max(now, paidAt ?? now);
  const room = now + burst * cost - start;
  if (room < cost)
    return { allowed: false, remaining: 0, retryAfter: Math.ceil(cost - room), paidAt: start };
  const left = Math.floor(room / cost + 1e-9) - 1;
  const retryAfter = left > 0 ? 0 : Math.ceil(2 * cost - room);
  return {
    allowed: true,
    remaining: left,
    retryAfter: Math.max(0, retryAfter),
    paidAt: start + cost,
  };
}
