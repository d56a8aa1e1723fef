import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { memoryKeyRing, openLmdbLog, type LocalLog } from '@arbiter/platform';
import { linesOf, topics, verifyChain, verifyTip, type GameUpdate } from '@arbiter/protocol';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { setUpAlone } from './http/set-up-alone.ts';
import type { MatchList, Timeline } from './http/shapes.ts';
import { ReplayModule } from './index.ts';
import { endOf, matchOf, playGame, record, tell } from './testing/played.behaviour-spec.ts';

const keys = memoryKeyRing();
const ann = { authorization: `Bearer ${keys.token('ann').token}` };
const eve = { authorization: `Bearer ${keys.token('eve').token}` };

describe('replay, over a log on disk and PGlite', () => {
  const played = playGame('game-1', 1);
  let folder: string;
  let log: LocalLog;
  let app: NestExpressApplication;
  let url: string;

  async function boot(): Promise<void> {
    @Module({
      imports: [
        ReplayModule.forRoot({ log, keys, readModels: { folder: join(folder, 'models') } }),
      ],
    })
    class Alone {}
    app = await NestFactory.create<NestExpressApplication>(Alone as Type, {
      logger: ['error', 'warn'],
    });
    setUpAlone(app);
    await app.listen(0, '127.0.0.1');
    url = await app.getUrl();
  }

  const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${url}/v1/${path}`, { headers });
  const get = async <T>(path: string, headers: Record<string, string> = {}): Promise<T> =>
    (await ask(path, headers)).json() as Promise<T>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'replay-'));
    log = await openLmdbLog({ folder: join(folder, 'log') });
    await boot();
    await tell(log, matchOf('match-1', ['game-1']));
    await record(log, played);
    // The first database may have to be made from nothing.
    for (let i = 0; i < 100 && (await ask('history/matches')).status === 503; i++);
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await log.close();
    rmSync(folder, { recursive: true });
  });

  test('while the match goes on', async () => {
    const list = await get<MatchList>('history/matches?player=ann');
    expect(list.matches).toMatchObject([{ match: 'match-1', status: 'playing' }]);
    const t = await get<Timeline>('games/game-1/timeline?limit=10', ann);
    console.log(JSON.stringify(t, null, 1).slice(0, 3000));
    const own = await ask('games/game-1/record', ann);
    expect(own.status).toBe(200);
    const lines = linesOf(await own.text());
    expect(lines).toHaveLength(1 + played.lines.length);
    const last = JSON.parse(lines.at(-1) ?? '') as GameUpdate;
    expect(last.tip.tip).toBe(played.head.tip);
    expect(verifyTip(last.tip, keys.tipKeys)).toBe(true);
    expect((await ask('games/game-1/record', eve)).status).toBe(409);
    expect((await ask('games/game-1/states/20', ann)).status).toBe(200);
  });

  test('when it is over', async () => {
    await tell(log, endOf('match-1', played));
    const text = await (await ask('games/game-1/record')).text();
    expect(verifyChain(linesOf(text))).toMatchObject({ verified: true, tip: played.head.tip });
    expect(topics.gameEvents.name).toBe('game.events.v1');
  });
});
