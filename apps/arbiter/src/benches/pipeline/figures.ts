import type { Figure } from '../measure.ts';
import type { Measured } from './load.ts';
import type { RecordSizes } from './record-sizes.ts';
import type { Shares } from './stages.ts';

/** From so many matches on the pipeline is compared with the bare log. */
const MANY = 32;

/** Of the games that were asked for, this part has to be played, or the figure says nothing about that many. */
const ENOUGH = 0.9;

/** Commands per second, and what stands beside them. */
export function throughput(measured: Measured, bare: number, sizes: RecordSizes): Figure {
  const { wanted, seated, playing, perSecond, tally, serverCpu, mainCpu, loadCpu } = measured;
  const judged = wanted >= MANY;
  const enough = playing >= ENOUGH * wanted;
  const each = (millis: number): number => millis / tally.count;
  return {
    bench: 'pipeline',
    what: `${wanted} matches at once, socket to socket`,
    value: perSecond,
    unit: 'commands/s',
    yardstick:
      (judged ? `half or more of the bare log's ${bare.toFixed(0)}` : 'no yardstick below 32') +
      (enough ? '' : `; only ${playing} games were begun in time`),
    holds: enough && (!judged || perSecond >= bare / 2),
    details: {
      'bare log commands/s': bare,
      'part of the bare log': perSecond / bare,
      'players seated': seated,
      'games with a command': playing,
      'events/command': sizes.events,
      'bytes/commit': sizes.commit,
      'server ms/command': each(serverCpu),
      ...(mainCpu !== null && { 'its main thread ms/command': each(mainCpu) }),
      'load client ms/command': each(loadCpu),
      'load client share of both': loadCpu / (loadCpu + serverCpu),
    },
  };
}

/**
 * From sending to acknowledgement.
 *
 * @param think how long players think before each command, in milliseconds on average
 */
export function latency({ wanted, perSecond, tally }: Measured, think: number): Figure {
  const p99 = tally.quantile(0.99);
  const judged = wanted === MANY;
  return {
    bench: 'pipeline',
    what:
      `${wanted} matches at once, from sending to acknowledgement, p99 ` +
      (think === 0 ? '(always one command of each under way)' : `(${think} ms of thinking)`),
    value: p99,
    unit: 'ms',
    yardstick: judged ? '20 or less' : 'no yardstick but at 32',
    holds: !judged || p99 <= 20,
    details: {
      p50: tally.quantile(0.5),
      commands: tally.count,
      // By Little's law, what a command takes where nobody thinks: waiting for the others.
      ...(think === 0 && { 'matches by commands/ms': (1_000 * wanted) / perSecond }),
    },
  };
}

/** The second half of long games beside the first; null without a long game. */
export function flatness({ wanted, tally }: Measured): Figure | null {
  const { ratio, games } = tally.halves();
  if (games === 0) return null;
  return {
    bench: 'pipeline',
    what: `${wanted} matches at once, second half of long games beside the first, p50`,
    value: ratio,
    unit: 'times',
    yardstick: 'flat: 1.25 or less',
    holds: ratio <= 1.25,
    details: { 'long games': games },
  };
}

/** Where the server's main thread spends its time. Profiling slows it, so times are shares of what it took without. */
export function stages(measured: Measured, shares: Shares): Figure {
  const { wanted, tally, serverCpu, mainCpu } = measured;
  const main = ((mainCpu ?? serverCpu) * 1_000) / tally.count;
  const other = mainCpu === null ? [] : [['other threads', serverCpu - mainCpu] as const];
  return {
    bench: 'pipeline',
    what: `${wanted} matches at once, main thread by stage (sampled; the engine counts for who asks it)`,
    value: main,
    unit: 'µs/command',
    yardstick: 'no yardstick',
    holds: true,
    details: Object.fromEntries([
      ...Object.entries(shares).map(([stage, share]) => [`${stage} µs`, share * main] as const),
      ...other.map(([name, millis]) => [`${name} µs`, (millis * 1_000) / tally.count] as const),
    ]),
  };
}
