import { setTimeout as pause } from 'node:timers/promises';

/** How long replay may get no further, and how often it is asked, in milliseconds. */
const PATIENCE = 300_000;
const LOOK_EVERY = 1_000;
/** How far a group is behind, by partition. */
const LAG = /^arbiter_consumer_lag_events\{[^}]*group="(.*?)"[^}]*\} (\d+)/gmu;

/**
 * Resolves when replay has projected all that is on the log, as it has where a server ran for a while.
 *
 * @param groups the consumer groups that have to be done; `replay.public` tells analytics
 */
export async function projected(
  url: string,
  groups: readonly string[] = ['replay'],
): Promise<void> {
  let least = Infinity;
  let until = performance.now() + PATIENCE;
  for (;;) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const lags = [...metrics.matchAll(LAG)].filter(([, group = '']) => groups.includes(group));
    const behind = lags.map(([, , events]) => Number(events));
    const known = new Set(lags.map(([, group]) => group));
    if (known.size === groups.length && behind.every((events) => events === 0)) return;
    const left = behind.reduce((sum, events) => sum + events, 0);
    if (left < least) [least, until] = [left, performance.now() + PATIENCE];
    if (performance.now() > until) throw new Error(`replay stays ${left} events behind`);
    await pause(LOOK_EVERY);
  }
}
