import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotIdentity } from '@arbiter/bot';
import { BOT_NAMES } from '@arbiter/bots';
import type { EventLog, KeyRing } from '@arbiter/platform';
import { botPlayer, makeHeaders, topics, type Player } from '@arbiter/protocol';

/** The bots of this server. Each has a second name, for matches against itself. */
export function botIdentities(keys: KeyRing): BotIdentity[] {
  return BOT_NAMES.flatMap((name) =>
    [botPlayer(name), `${botPlayer(name)}:2`].map((player) => ({
      name,
      player,
      token: async () => (await keys.token(player)).token,
    })),
  );
}

/** What bots' secrets follow from; made at the first start. */
export function botKey(folder: string): string {
  const file = join(folder, 'bots.key');
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const key = randomBytes(32).toString('hex');
    writeFileSync(file, key, { mode: 0o600, flush: true });
    return key;
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
