import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotIdentity } from '@arbiter/bot';
import { BOT_NAMES } from '@arbiter/bots';
import type { EventLog } from '@arbiter/event-log';
import { botPlayer, makeHeaders, topics, type Player } from '@arbiter/protocol';

/** Player ids of the bots of this server. Each has a second name, for matches against itself. */
export const BOT_PLAYERS = BOT_NAMES.flatMap((name) => [botPlayer(name), `${botPlayer(name)}:2`]);

/** The bots of this server. @param tokenOf a token that speaks for a bot now */
export function botIdentities(tokenOf: (player: string) => Promise<string>): BotIdentity[] {
  return BOT_NAMES.flatMap((name) =>
    [botPlayer(name), `${botPlayer(name)}:2`].map((player) => ({
      ...{ name, player },
      token: () => tokenOf(player),
    })),
  );
}

/** The folder among the keys that is for bots: what their secrets follow from, and their tokens. */
export const botsFolder = (keys: string): string => join(keys, 'bots');

/** What bots' secrets follow from; made at the first start. */
export function botKey(keys: string): string {
  const folder = botsFolder(keys);
  const file = join(folder, 'bots.key');
  const kept = textIn(file);
  if (kept !== undefined) return kept;
  // Where it was before bots had a folder of their own: in games that go on, promises follow from it.
  const key = textIn(join(keys, 'bots.key')) ?? randomBytes(32).toString('hex');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(file, key, { mode: 0o600, flush: true });
  return key;
}

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes the bots known as persons, unless they are. */
export async function introduceBots(log: EventLog, bots: readonly BotIdentity[]): Promise<void> {
  const topic = topics.players.name;
  const known = new Set<string>();
  for (const partition of new Set(bots.map(({ player }) => log.partitionOf(topic, player)))) {
    for await (const { key } of log.read(topic, partition, 0)) known.add(key);
  }
  const strangers = bots.filter(({ player }) => !known.has(player));
  await log.append(
    strangers.map(({ name, player }) => {
      const person: Player = {
        player,
        kind: 'bot',
        name: `${name} bot${player.endsWith(':2') ? ' (2)' : ''}`,
        since: Date.now(),
        textKey: randomBytes(32).toString('base64url'),
      };
      const headers = makeHeaders({
        id: `introduce/${player}`,
        source: '/gateway',
        type: 'arbiter.player.v1',
        subject: player,
      });
      return { topic, key: player, value: JSON.stringify(person), headers };
    }),
  );
}
