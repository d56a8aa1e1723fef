import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { makePrivateKey, tipSigner, verifyTip } from '@arbiter/protocol';
import { PURPOSES } from './key-folder.ts';
import {
  BOT_TOKEN_LIFETIME,
  type KeyRing,
  memoryKeyRing,
  openKeyRing,
  ROTATE_AFTER,
  TOKEN_LIFETIME,
} from './key-ring.ts';
import { Ring } from './ring.ts';
import { makeToken } from './token.ts';

const TIP = { game: 'g', version: 1, tip: 'a'.repeat(64) };
const OPERATOR = { role: 'operator' } as const;

describe('the key ring', () => {
  test('a token names its player until it expires', async () => {
    let now = 1_000_000_000_000;
    const ring = memoryKeyRing(() => now);
    const { token, expires } = await ring.token('ann');
    expect(expires).toBe(now + TOKEN_LIFETIME);
    expect(await ring.read(token)).toMatchObject({ claims: { sub: 'ann' } });
    now += TOKEN_LIFETIME + 60_000;
    expect(await ring.read(token)).toEqual({ bad: 'expired' });
  });

  test('of what is for signing in, two made for one person at one moment are two', async () => {
    const ring = memoryKeyRing(() => 1_000_000_000_000);
    const signIn = { role: 'operator', audience: 'arbiter:sign-in' } as const;
    const made = [await ring.token('olga', signIn), await ring.token('olga', signIn)];
    const marks = new Set<unknown>();
    for (const { token } of made) {
      const read = await ring.read(token, 'arbiter:sign-in');
      marks.add('claims' in read ? read.claims.jti : undefined);
    }
    expect([...marks]).toEqual([expect.any(String), expect.any(String)]);
  });

  test('a changed token and one of another server do not count', async () => {
    const ring = memoryKeyRing();
    const { token } = await ring.token('ann');
    const [head, body, signature] = token.split('.') as [string, string, string];
    const forged = Buffer.from(
      JSON.stringify({ iss: 'arbiter', sub: 'bob', iat: 0, exp: 9e9 }),
    ).toString('base64url');
    expect(await ring.read(`${head}.${forged}.${signature}`)).toEqual({
      bad: 'signed by no key that counts',
    });
    expect(await ring.read(`${head}.${body}`)).toEqual({ bad: 'not a token' });
    expect(await ring.read('x.y.z')).toEqual({ bad: 'not a token' });
    expect(await memoryKeyRing().read(token)).toEqual({ bad: 'signed by no key that counts' });
  });

  test('keys rotate; what the old one signed stays valid until the longest has expired', async () => {
    let now = 1_000_000_000_000;
    const ring = memoryKeyRing(() => now);
    now += ROTATE_AFTER - 1000;
    const { token } = await ring.token('bot:sensible', { lifetime: BOT_TOKEN_LIFETIME });
    const [first] = ring.tokenKeys;
    now += 2000;
    const later = (await ring.token('bob')).token;
    expect(await ring.read(later)).toHaveProperty('claims');
    now += BOT_TOKEN_LIFETIME - 3000;
    await ring.token('cid');
    expect(await ring.read(token)).toHaveProperty('claims');
    now += ROTATE_AFTER;
    await ring.token('cid');
    expect(ring.tokenKeys).not.toContainEqual(first);
  });
});

describe('the keys in a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keys-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const read = (...at: string[]): unknown =>
    JSON.parse(readFileSync(join(folder, ...at), 'utf8')) as unknown;

  describe('each purpose has a ring of its own', () => {
    test('who signs players’ tokens makes no operator’s, and signs no tip', async () => {
      const gateway = openKeyRing(folder, ['players']);
      await expect(gateway.token('olga', OPERATOR)).rejects.toThrow('key of operators');
      expect(() => gateway.tips).toThrow('key of tips');
    });

    test('who opens none has no private key in reach, and reads what the others sign', async () => {
      const [gateway, replay, reader] = (
        [['players', 'tips'], ['operators', 'tips'], []] as const
      ).map((some) => openKeyRing(folder, some)) as [KeyRing, KeyRing, KeyRing];
      const ann = (await gateway.token('ann')).token;
      const olga = (await replay.token('olga', OPERATOR)).token;
      for (const one of [gateway, replay, reader]) {
        expect(await one.read(ann)).toMatchObject({ claims: { sub: 'ann' } });
        expect(await one.read(ann, 'arbiter:operate')).toEqual({ bad: 'meant for something else' });
        expect(await one.read(olga, 'arbiter:operate')).toMatchObject({ claims: { sub: 'olga' } });
        expect(await one.read(olga)).toEqual({ bad: 'meant for something else' });
        expect(verifyTip(replay.tips.sign(TIP), one.tipKeys)).toBe(true);
      }
      await expect(reader.token('ann')).rejects.toThrow('key of players');
    });

    test('an operator’s token that is signed by the players’ key does not count', async () => {
      const reader = openKeyRing(folder, ['players', 'operators']);
      const [{ key }] = read('players', 'private.json') as [{ key: never }];
      const [iat, exp] = [Math.floor(Date.now() / 1000), 9e9];
      const forged = await makeToken({ sub: 'eve', role: 'operator', iat, exp }, key);
      expect(await reader.read(forged, 'arbiter:operate')).toEqual({
        bad: 'signed by no key that counts',
      });
    });

    test('public files have no private half, and of a key that signs no more none is kept', () => {
      let now = 1_000_000_000_000;
      openKeyRing(folder, PURPOSES, () => now);
      now += ROTATE_AFTER + 1000;
      openKeyRing(folder, PURPOSES, () => now);
      for (const one of PURPOSES) {
        expect(JSON.stringify(read('public', `${one}.json`))).not.toContain('"d":');
      }
      const [old, newest] = read('players', 'private.json') as { key: object }[];
      expect([old?.key, newest?.key]).toEqual([
        expect.not.objectContaining({ d: expect.anything() }),
        expect.objectContaining({ d: expect.any(String) }),
      ]);
    });
  });

  test('of two processes on one folder each knows the keys that the other one makes', async () => {
    let now = 1_000_000_000_000;
    const [one, other] = [0, 1].map(() => openKeyRing(folder, PURPOSES, () => now)) as [
      KeyRing,
      KeyRing,
    ];
    const reader = openKeyRing(folder, [], () => now);
    expect(other.tipKeys).toEqual(one.tipKeys);
    expect(await other.read((await one.token('ann')).token)).toHaveProperty('claims');
    now += ROTATE_AFTER + 1000;
    const { token } = await one.token('ann');
    expect(await other.read(token)).toHaveProperty('claims');
    expect(await reader.read(token)).toHaveProperty('claims');
    await other.token('bob');
    expect((await other.token('bob')).token.split('.')[0]).toBe(token.split('.')[0]);
  });

  test('who reads a token finds its key, though whoever made it started later', async () => {
    const reader = openKeyRing(folder, []);
    const { token } = await openKeyRing(folder, ['players']).token('ann');
    expect(await reader.read(token)).toHaveProperty('claims');
  });

  test('where it may not be written, an old key signs until a newer one is put there', () => {
    let now = 1_000_000_000_000;
    const other = openKeyRing(folder, ['players'], () => now);
    const load = (): never => read('players', 'private.json') as never;
    const rotation = { after: ROTATE_AFTER, counts: TOKEN_LIFETIME };
    const mounted = new Ring({ load, store: null }, rotation, () => now);
    const old = mounted.signing;
    now += ROTATE_AFTER + TOKEN_LIFETIME + 1000;
    expect(mounted.signing).toEqual(old);
    return other.token('bob').then(() => {
      expect(mounted.signing.kid).not.toBe(old.kid);
      expect(mounted.publicKeys).toEqual(other.tokenKeys);
    });
  });

  test('processes that start at the same time on an empty folder get the same keys', async () => {
    const script = `
      import { openKeyRing } from './libs/http/dist/keys/key-ring.js';
      process.stdout.write(JSON.stringify(openKeyRing(process.argv[1], ['tips']).tipKeys));
    `;
    const cwd = fileURLToPath(new URL('../../../..', import.meta.url));
    const begun = Array.from({ length: 4 }, () =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, folder], { cwd }),
    );
    const keys = new Set((await Promise.all(begun)).map(({ stdout }) => stdout));
    expect(keys.size).toBe(1);
    expect(readdirSync(join(folder, 'tips'))).toEqual(['private.json']);
    expect(readdirSync(join(folder, 'public'))).toEqual(['tips.json']);
  });

  test('it keeps its keys, private ones readable by nobody else', async () => {
    const first = openKeyRing(folder, PURPOSES);
    const { token } = await first.token('ann');
    const tip = first.tips.sign(TIP);
    const second = openKeyRing(folder, PURPOSES);
    expect(await second.read(token)).toHaveProperty('claims');
    expect(verifyTip(tip, second.tipKeys)).toBe(true);
    for (const one of PURPOSES) {
      expect(statSync(join(folder, one)).mode & 0o077).toBe(0);
      expect(statSync(join(folder, one, 'private.json')).mode & 0o077).toBe(0);
    }
  });

  describe('of a release that kept all keys in one file', () => {
    const [token, tip] = [makePrivateKey(), makePrivateKey()];
    beforeEach(() => {
      const since = Date.now();
      const ring = { tokens: [{ key: token, since }], tips: [{ key: tip, since }] };
      writeFileSync(join(folder, 'keys.json'), JSON.stringify(ring));
    });
    const claims = { sub: 'ann', role: 'player', iat: 0, exp: 9e9 } as const;

    test('players stay who they are, and tips that they keep stay good', async () => {
      const gateway = openKeyRing(folder, ['players', 'tips']);
      expect(await gateway.read(await makeToken(claims, token))).toHaveProperty('claims');
      expect(verifyTip(tipSigner(tip).sign(TIP), gateway.tipKeys)).toBe(true);
      expect(verifyTip(gateway.tips.sign(TIP), [tipSigner(tip).key])).toBe(true);
    });

    test('operators have to sign in again, since anyone who had the file had the key of their tokens', async () => {
      const replay = openKeyRing(folder, ['operators', 'tips']);
      const olga = await makeToken({ ...claims, sub: 'olga', role: 'operator' }, token);
      expect(await replay.read(olga, 'arbiter:operate')).toEqual({
        bad: 'signed by no key that counts',
      });
    });

    test('who only reads needs nobody to have split it', async () => {
      const reader = openKeyRing(folder, []);
      expect(await reader.read(await makeToken(claims, token))).toHaveProperty('claims');
      expect(reader.tipKeys).toEqual([tipSigner(tip).key]);
      expect(existsSync(join(folder, 'tips'))).toBe(false);
    });

    test('the file stays as it was, for a way back', () => {
      const before = readFileSync(join(folder, 'keys.json'), 'utf8');
      openKeyRing(folder, PURPOSES);
      expect(readFileSync(join(folder, 'keys.json'), 'utf8')).toBe(before);
    });
  });
});
