import type { JsonObject } from './json.ts';

/** Makes an event of the next version out of one of the version before. Pure; gets the event without its version. */
export type Upcast = (event: JsonObject) => JsonObject;

/** The upcasts of each type of event: the first leads from version 1 to 2, the second from 2 to 3, and so on. */
export type Upcasts = Readonly<Record<string, readonly Upcast[]>>;

/**
 * A reader for stored events of any age. An event without `v` is of version 1; what comes out has the newest shape
 * and no `v`. Only after the hash of the commit was checked over the bytes as stored.
 *
 * @throws RangeError for an event of a version that this build does not know: a newer build wrote it
 */
export function upcaster(upcasts: Upcasts): (event: JsonObject) => JsonObject {
  return (event) => {
    const steps = typeof event['type'] === 'string' ? upcasts[event['type']] : undefined;
    const version = event['v'] ?? 1;
    if (steps === undefined && version === 1 && !('v' in event)) return event;
    const newest = (steps?.length ?? 0) + 1;
    if (!Number.isInteger(version) || (version as number) < 1 || (version as number) > newest) {
      throw new RangeError(
        `${JSON.stringify(event['type'])} of version ${JSON.stringify(version)} is not known here; the newest is ${newest}`,
      );
    }
    let now: JsonObject = Object.fromEntries(
      Object.entries(event).filter(([name]) => name !== 'v'),
    );
    for (const step of steps?.slice((version as number) - 1) ?? []) now = step(now);
    return now;
  };
}
