import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { verifyTip } from '@arbiter/protocol';
import { KeyRing, memoryKeyRing, openKeyRing, ROTATE_AFTER, TOKEN_LIFETIME } from './key-ring.ts';

const TIP = { game: 'g', version: 1, tip: 'a'.repeat(64) };

describe('the key ring', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keys-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

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

  test('keys rotate; what the old one signed stays valid until it expires', async () => {
    let now = 1_000_000_000_000;
    const ring = memoryKeyRing(() => now);
    now += ROTATE_AFTER - 1000;
    const { token } = await ring.token('ann');
    now += 2000;
    const later = (await ring.token('bob')).token;
    expect(ring.tokenKeys).toHaveLength(2);
    expect(await ring.read(token)).toHaveProperty('claims');
    expect(await ring.read(later)).toHaveProperty('claims');
    now += ROTATE_AFTER + TOKEN_LIFETIME;
    await ring.token('cid');
    expect(ring.tokenKeys.length).toBeLessThan(3);
  });

  test('of two processes on one folder each knows the keys that the other one makes', async () => {
    let now = 1_000_000_000_000;
    const [one, other] = [openKeyRing(folder, () => now), openKeyRing(folder, () => now)];
    expect(other.tipKeys).toEqual(one.tipKeys);
    expect(await other.read((await one.token('ann')).token)).toHaveProperty('claims');
    now += ROTATE_AFTER + 1000;
    const { token } = await one.token('ann');
    expect(await other.read(token)).toHaveProperty('claims');
    await other.token('bob');
    expect(other.tokenKeys).toEqual(one.tokenKeys);
  });

  test('where it may not write, an old key signs until a newer one is put there', async () => {
    let now = 1_000_000_000_000;
    const other = openKeyRing(folder, () => now);
    const ring = (): unknown => JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8'));
    const mounted = new KeyRing(
      ring() as never,
      null,
      () => now,
      () => ring() as never,
    );
    const old = mounted.tokenKeys;
    now += ROTATE_AFTER + TOKEN_LIFETIME + 1000;
    expect(await mounted.read((await mounted.token('ann')).token)).toHaveProperty('claims');
    expect(mounted.tokenKeys).toEqual(old);
    const { token } = await other.token('bob');
    now += 2_000;
    expect(await mounted.read(token)).toHaveProperty('claims');
    await mounted.token('ann');
    expect(mounted.tokenKeys).toEqual(other.tokenKeys);
  });

  test('processes that start at the same time on an empty folder get the same keys', async () => {
    const script = `
      import { openKeyRing } from './libs/platform/dist/keys/key-ring.js';
      process.stdout.write(JSON.stringify(openKeyRing(process.argv[1]).tipKeys));
    `;
    const cwd = fileURLToPath(new URL('../../../..', import.meta.url));
    const begun = Array.from({ length: 4 }, () =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, folder], { cwd }),
    );
    const keys = new Set((await Promise.all(begun)).map(({ stdout }) => stdout));
    expect(keys.size).toBe(1);
    expect(readdirSync(folder)).toEqual(['keys.json']);
  });

  test('a folder keeps its keys, readable by nobody else', async () => {
    const first = openKeyRing(folder);
    const { token } = await first.token('ann');
    const tip = first.tips.sign(TIP);
    const second = openKeyRing(folder);
    expect(await second.read(token)).toHaveProperty('claims');
    expect(verifyTip(tip, second.tipKeys)).toBe(true);
    expect(statSync(join(folder, 'keys.json')).mode & 0o077).toBe(0);
  });
});
