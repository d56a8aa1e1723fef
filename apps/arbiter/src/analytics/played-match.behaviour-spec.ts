import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type AnySocketClass, Seat } from '@arbiter/client';
import { seededRandom } from '@arbiter/kernel';
import { openLmdbLog, type LogRecord } from '@arbiter/event-log';
import { topics, type PublicGameEvent } from '@arbiter/protocol';
import { SPED_RED, STOMPY } from '@arbiter/sets';
import { WebSocket } from 'ws';
import { ServerProcess } from '../serve/child.behaviour-spec.ts';
import { sensibleChooser } from '../serve/player.behaviour-spec.ts';

const SOCKETS = { WebSocket: WebSocket as unknown as AnySocketClass };
const PUBLIC = [topics.matchPublicEvents.name, topics.gamePublicEvents.name];

/** What two players left on the public topics, partition by partition, and how their match came out. */
export interface PlayedMatch {
  readonly records: readonly LogRecord[];
  readonly score: readonly [number, number];
  readonly games: readonly string[];
}

/** Plays a best of three through all services, embedded in a process of their own. */
export async function playMatch(): Promise<PlayedMatch> {
  const folder = mkdtempSync(join(tmpdir(), 'analytics-'));
  const server = new ServerProcess(folder);
  const clients: Client[] = [];
  try {
    await server.start();
    const results = await Promise.all(
      [STOMPY, SPED_RED].map(async ({ main, side }, i) => {
        const client = await Client.guest(server.url, `Player ${i}`, SOCKETS);
        clients.push(client);
        const { ticket } = await client.openTicket({ bestOf: 3, deck: { main, side } as never });
        const choose = sensibleChooser(seededRandom(i + 1));
        return new Seat(client, { ticket, choose, sideboard: ({ deck }) => deck }).result;
      }),
    );
    const { score, games } = results[0]!;
    const ids = games.map(({ game }) => game);
    let records: LogRecord[] = [];
    while (!ids.every((game) => isRevealed(records, game))) {
      // Public events come a moment after the record; the log has one owner at a time.
      await pause(1_000);
      await server.stop();
      records = await publicRecords(join(folder, 'data', 'log'));
      await server.start();
    }
    return { records, score, games: ids };
  } finally {
    for (const client of clients) client.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The value of a message. */
export const valueOf = ({ value }: LogRecord): PublicGameEvent =>
  JSON.parse(value ?? 'null') as PublicGameEvent;

function isRevealed(records: readonly LogRecord[], game: string): boolean {
  return records.some((one) => one.key === game && valueOf(one).event.type === 'GameRevealed');
}

async function publicRecords(folder: string): Promise<LogRecord[]> {
  const log = await openLmdbLog({ folder });
  const found: LogRecord[] = [];
  try {
    for (const topic of PUBLIC) {
      for (let partition = 0; partition < log.partitions(topic); partition++) {
        for await (const one of log.read(topic, partition, 0)) found.push(one);
      }
    }
  } finally {
    await log.close();
  }
  return found;
}
