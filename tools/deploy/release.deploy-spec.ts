import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { IMAGES } from './release.mjs';
import { sbom } from './sbom.mjs';
import { ROOT, textOf } from './sources.mjs';

const HELM = process.env['ARBITER_TEST_HELM'] ?? 'helm';
const CHART = join(ROOT, 'deploy/helm/arbiter');
const digestOf = (name: string): string =>
  `sha256:${createHash('sha256').update(name).digest('hex')}`;

/** A stand-in for Docker, which there is none of: it notes what it was told, and tells a digest by the target's name. */
const DOCKER = `#!/usr/bin/env node
import { createHash } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
const args = process.argv.slice(2);
appendFileSync(process.env.TOLD, JSON.stringify(args) + '\\n');
const after = (flag) => args[args.indexOf(flag) + 1];
const digest = (text) => 'sha256:' + createHash('sha256').update(text).digest('hex');
if (args[1] === 'imagetools') process.stdout.write(digest('base') + '\\n');
else writeFileSync(after('--metadata-file'), JSON.stringify({ 'containerimage.digest': digest(after('--target')) }));
`;

describe('a release', () => {
  let folder: string;
  let told: string[][];
  const at = (file: string): string => join(folder, file);
  const read = (file: string): string => readFileSync(at(file), 'utf8');

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'arbiter-release-'));
    writeFileSync(at('docker'), DOCKER);
    writeFileSync(at('package.json'), '{"type":"module"}');
    chmodSync(at('docker'), 0o755);
    const args = ['--repository', 'registry.example/arbiter', '--tag', '1.0.0', '--to', folder];
    execFileSync(process.execPath, [join(ROOT, 'tools/deploy/release.mjs'), ...args], {
      env: { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}`, TOLD: at('told') },
    });
    told = read('told')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as string[]);
  }, 120_000);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('builds each image on a base that is named by digest, with SBOM and provenance, and pushes it', () => {
    const [looked, ...builds] = told;
    const [, base] = /^ARG NODE=(\S+)$/m.exec(textOf('deploy/Dockerfile')) ?? [];
    expect(looked).toContain(base);
    expect(builds.map((args) => args[args.indexOf('--target') + 1])).toEqual(IMAGES);
    for (const args of builds) {
      expect(args).toEqual(
        expect.arrayContaining([
          ...['--sbom=true', '--provenance=mode=max', '--push'],
          `NODE=${base}@${digestOf('base')}`,
        ]),
      );
    }
  });

  test('tells the chart its digests, and that runs nothing of ours by a tag', () => {
    const values = join(CHART, 'ci/all-values.yaml');
    const args = ['template', 'game', CHART, '--kube-version', '1.31', '-f', values];
    const text = execFileSync(HELM, [...args, '-f', at('values.yaml')], { encoding: 'utf8' });
    const images = parseAllDocuments(text).flatMap((document) =>
      [...JSON.stringify(document.toJS()).matchAll(/"image":"([^"]+)"/g)].map(([, one]) => one!),
    );
    const ours = images.filter((image) => !image.startsWith('nginxinc/'));
    expect([...new Set(ours)].sort()).toEqual(
      IMAGES.map((name) => `registry.example/arbiter/${name}@${digestOf(name)}`).sort(),
    );
  });

  test.each([
    [
      'one image has a digest, others none',
      `image.digests.bot=${digestOf('bot')}`,
      'image.digests has none of',
    ],
    ['it is none', 'image.digests.bot=latest', 'pattern'],
  ])('a chart in which digests can’t be meant is refused: %s', (_, set, why) => {
    const args = [
      'template',
      'game',
      CHART,
      '--kube-version',
      '1.31',
      '--set',
      'kafka.brokers={k:9}',
    ];
    const more = ['--set', set];
    const { status, stderr } = spawnSync(HELM, [...args, ...more], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining(why)]);
  });

  test('tells compose the same', () => {
    const args = ['--env-file', at('compose.env'), 'config'];
    const text = execFileSync('docker-compose', args, { cwd: ROOT, encoding: 'utf8' });
    const { services } = parse(text) as {
      services: Record<string, { image: string; build?: object }>;
    };
    const ours = Object.values(services).filter(({ build }) => build !== undefined);
    expect([...new Set(ours.map(({ image }) => image))].sort()).toEqual(
      IMAGES.map((name) => `registry.example/arbiter/${name}@${digestOf(name)}`).sort(),
    );
  });

  test('has an SBOM of what runs', () => {
    expect(JSON.parse(read('arbiter.cdx.json'))).toEqual(sbom());
  });
});
