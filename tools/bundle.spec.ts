import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { engineDigest } from '@arbiter/platform';
import { bundle, SERVICES } from './bundle.mjs';
import { ROOT } from './deploy/sources.mjs';

describe('services as bundles', () => {
  let folder: string;
  beforeAll(async () => {
    // Below the root of the project, as packages that stay where they are are looked for from there.
    mkdirSync(join(ROOT, 'dist'), { recursive: true });
    folder = mkdtempSync(join(ROOT, 'dist', 'bundle-spec-'));
    await bundle({ folder });
  }, 120_000);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const texts = (): string[] =>
    readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));

  test('there is a program for each of them', () => {
    expect(readdirSync(folder)).toEqual(
      expect.arrayContaining(SERVICES.map((service) => `${service}.js`)),
    );
  });

  test('the digest of the engine that is in them is written in, once', () => {
    expect(texts().filter((text) => text.includes(engineDigest()))).toHaveLength(1);
  });

  test('made again, they leave alone what is up to date, and nothing else', async () => {
    const [spoilt = '', stale, whole] = ['replay.js', 'chunk-GONE.js', 'gateway.js'].map((name) =>
      join(folder, name),
    );
    const before = { spoilt: readFileSync(spoilt, 'utf8'), whole: statSync(whole!).ino };
    for (const file of [spoilt, stale!]) writeFileSync(file, 'spoilt');

    await bundle({ folder });

    expect(readFileSync(spoilt, 'utf8')).toBe(before.spoilt);
    expect(statSync(whole!).ino).toBe(before.whole);
    expect(readdirSync(folder)).not.toContain('chunk-GONE.js');
  }, 120_000);
});
