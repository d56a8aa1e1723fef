import type { Change } from '@arbiter/protocol';

/**
 * The value after a change; inverse of protocol's `changeOf`. What did not change is shared with the value before.
 *
 * @throws Error for a change that belongs to another value
 */
export function changed(before: unknown, change: Change): unknown {
  if ('=' in change) return change['='];
  if ('.' in change) {
    if (!isObject(before)) throw new Error('a change of members belongs to an object');
    const after: Record<string, unknown> = { ...before };
    for (const [name, member] of Object.entries(change['.'])) {
      after[name] = changed(before[name], member);
    }
    return after;
  }
  if (!Array.isArray(before)) throw new Error('a change of elements belongs to a list');
  const elements: readonly unknown[] = before;
  return change['#'].map((part) => {
    if (typeof part === 'number') return elements[part];
    return '=' in part ? part['='] : changed(elements[part[0]], part[1]);
  });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
