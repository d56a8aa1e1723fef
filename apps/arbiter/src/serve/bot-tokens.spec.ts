import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOT_TOKEN_LIFETIME, memoryKeyRing, openKeyRing, PURPOSES } from '@arbiter/http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { botTokens, giveBotsTokens } from './bot-tokens.ts';
import { BOT_PLAYERS, botKey } from './bots.ts';

const [BOT = ''] = BOT_PLAYERS;
const GATEWAY = 'http://gateway.example';
const away: typeof fetch = () => Promise.reject(new Error('away'));

describe('the bots’ folder among the keys', () => {
  let keys: string;
  beforeEach(() => {
    keys = mkdtempSync(join(tmpdir(), 'keys-'));
  });
  afterEach(() => {
    rmSync(keys, { recursive: true });
  });

  test('has a token for each bot and no key that signs', async () => {
    const ring = openKeyRing(keys, PURPOSES);
    botKey(keys);
    await giveBotsTokens(keys, ring);
    const tokenOf = botTokens(keys, GATEWAY, away);
    for (const player of BOT_PLAYERS) {
      expect(await ring.read(await tokenOf(player))).toMatchObject({ claims: { sub: player } });
    }
    const texts = readdirSync(join(keys, 'bots')).map((name) =>
      readFileSync(join(keys, 'bots', name), 'utf8'),
    );
    expect(texts.join()).not.toContain('"d":');
  });

  test('without tokens, it says who makes them', () => {
    expect(() => botTokens(keys, GATEWAY, away)).toThrow('`arbiter keys` makes them');
  });

  test('has the bots’ own secret from where it was before', () => {
    writeFileSync(join(keys, 'bots.key'), 'the old secret');
    expect(botKey(keys)).toBe('the old secret');
    expect(botKey(keys)).toBe('the old secret');
  });

  describe('at work, a bot has its next token', () => {
    test('from the gateway, by the one that it had', async () => {
      await giveBotsTokens(keys, memoryKeyRing());
      const asked: string[] = [];
      const tokenOf = botTokens(keys, GATEWAY, (url, options) => {
        const { authorization = '' } = options?.headers as { authorization?: string };
        asked.push(`${options?.method} ${(url as URL).href} ${authorization}`);
        return Promise.resolve(Response.json({ token: `token ${asked.length}`, expires: 0 }));
      });
      const first = await tokenOf(BOT);
      expect(asked).toEqual([]);
      expect([await tokenOf(BOT), await tokenOf(BOT)]).toEqual(['token 1', 'token 2']);
      const url = `POST ${GATEWAY}/v1/players/me/token`;
      expect(asked).toEqual([`${url} Bearer ${first}`, `${url} Bearer token 1`]);
    });

    test('from the folder, where the gateway gives none', async () => {
      let now = Date.now();
      const ring = memoryKeyRing(() => now);
      await giveBotsTokens(keys, ring);
      const tokenOf = botTokens(keys, GATEWAY, away);
      const first = await tokenOf(BOT);
      now += BOT_TOKEN_LIFETIME + 60_000;
      expect(await ring.read(first)).toEqual({ bad: 'expired' });
      await giveBotsTokens(keys, ring);
      expect(await ring.read(await tokenOf(BOT))).toHaveProperty('claims');
    });
  });
});
