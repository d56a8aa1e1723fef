import { setTimeout as pause } from 'node:timers/promises';
import { openLmdbLog, type LogRecord } from '@arbiter/event-log';
import { makeHeaders } from '@arbiter/protocol';
import { hopsOf, type Hop } from './hop-records.ts';
import type { RecordSizes } from './record-sizes.ts';

/**
 * The yardstick: the event log alone, doing what a command costs it. Each game has one command under way: appended to
 * game.commands, read and appended to rules.requests, rules.verdicts and game.events, read there; then the next one.
 * The records are as large as those of the pipeline, and nobody looks into them.
 *
 * @returns commands per second
 */
export async function bareLog(
  folder: string,
  games: number,
  sizes: RecordSizes,
  millis: number,
): Promise<number> {
  const log = await openLmdbLog({ folder });
  const hops = hopsOf(sizes);
  let commands = 0;
  let running = true;
  const failures: unknown[] = [];
  const append = (hop: number, game: string): void => {
    const { topic, type, value } = hops[hop] as Hop;
    const headers = makeHeaders({ id: game, source: '/bench', type, subject: game });
    log.append([{ topic: topic.name, key: game, value, headers }]).catch((error: unknown) => {
      if (running) failures.push(error);
    });
  };
  const next = (hop: number, records: readonly LogRecord[]): void => {
    for (const { key } of records) {
      if (hop < hops.length - 1) append(hop + 1, key);
      else {
        commands += 1;
        if (running) append(0, key);
      }
    }
  };
  try {
    await Promise.all(
      hops.map(({ topic }, hop) =>
        log.tail({
          topics: [topic.name],
          from: 'end',
          onBatch: ({ records }) => {
            next(hop, records);
          },
        }),
      ),
    );
    for (let i = 0; i < games; i++) append(0, `bare-${i}`);
    // The first part only warms it up.
    await pause(millis / 4);
    const before = commands;
    const began = performance.now();
    await pause((3 * millis) / 4);
    const done = commands - before;
    const seconds = (performance.now() - began) / 1_000;
    running = false;
    await pause(50);
    if (failures.length > 0) throw failures[0];
    return done / seconds;
  } finally {
    running = false;
    await log.close();
  }
}
