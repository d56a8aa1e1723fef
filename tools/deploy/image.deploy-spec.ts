import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rooms } from '../rooms.mjs';
import { environment, rehearse, type Image } from './dockerfile.mjs';
import { sbom } from './sbom.mjs';
import { ROOT } from './sources.mjs';

/** What a package says of itself. */
interface Package {
  readonly name: string;
  readonly version: string;
}

/**
 * The steps of the Dockerfile in a folder, with this machine's Node in place of the base image. What an engine would
 * have in its cache is laid in: packages as they are installed, and what was compiled of the same sources. The compiler
 * runs all the same, and would find a source missing that is not sent to it.
 */
describe('the image', () => {
  let folder: string;
  let image: Image;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'arbiter-image-'));
    chmodSync(folder, 0o755);
    image = rehearse({
      context: ROOT,
      dockerfile: 'deploy/Dockerfile',
      folder,
      target: 'gateway',
      before: (stage, root) => {
        if (stage === 'build') layIn(join(root, 'arbiter'));
      },
    });
  }, 600_000);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  function layIn(workdir: string): void {
    mkdirSync(workdir, { recursive: true });
    execFileSync('cp', ['-a', '-l', join(ROOT, 'node_modules'), workdir]);
    for (const { at } of rooms) {
      const [from, to] = [join(ROOT, at, 'dist'), join(workdir, at, 'dist')];
      mkdirSync(dirname(to), { recursive: true });
      cpSync(from, to, { recursive: true, preserveTimestamps: true });
    }
  }

  const at = (path: string): string => join(image.root, image.workdir, path);

  test('holds what runs, and neither sources nor what only builds and tests', () => {
    expect(existsSync(at('dist/services/gateway.js'))).toBe(true);
    expect(existsSync(at('apps/web/public/ledger.html'))).toBe(true);
    for (const path of [
      'apps/gateway/src',
      'apps/gateway/dist/main.d.ts',
      'node_modules/esbuild',
      'node_modules/typescript',
      'node_modules/jest',
      'node_modules/eslint',
      'tools',
    ]) {
      expect([path, existsSync(at(path))]).toEqual([path, false]);
    }
  });

  test('holds no package that the SBOM does not name', () => {
    const installed = readdirSync(at('node_modules'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|node_modules\/)(@[^/]+\/)?[^/]+\/package\.json$/.test(file))
      .map((file) => JSON.parse(readFileSync(at(`node_modules/${file}`), 'utf8')) as Package)
      .filter(({ name }) => !name.startsWith('@arbiter/'))
      .map(({ name, version }) => `${name}@${version}`);
    const named = sbom().components.map((one) => `${one.name}@${one.version}`);
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.filter((one) => !named.includes(one))).toEqual([]);
  });

  test('as its user, starts, is healthy, and stops when it is asked to', async () => {
    const [uid, gid] = image.user.split(':').map(Number);
    const [program = '', ...args] = image.command;
    const who = process.getuid?.() === 0 ? { uid: uid!, gid: gid! } : {};
    const env = { ...environment(image), PORT: String(40_000 + (process.pid % 20_000)) };
    const child = spawn(program, args, { cwd: at('.'), env, ...who, stdio: 'pipe' });
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    const ready = new Promise<void>((resolve) => {
      child.stdout.on('data', (text: Buffer) => {
        said += text.toString();
        if (said.includes('is ready at')) resolve();
      });
    });
    const ended = once(child, 'exit').then(([code]) => code as number | null);
    await Promise.race([
      ready,
      ended.then(() => {
        throw new Error(`it ended: ${said}`);
      }),
    ]);
    const [probe = '', ...what] = image.health ?? [];
    expect(execFileSync(probe, what, { cwd: at('.'), env, encoding: 'utf8' })).toBe('');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(() => execFileSync(probe, what, { cwd: at('.'), env, stdio: 'pipe' })).toThrow();
  }, 120_000);
});
