/**
 * Builds and pushes the images of a release, and writes down by which digests they are run:
 *
 *     node tools/deploy/release.mjs --repository registry.example/arbiter --tag 1.0.0 [--to release]
 *
 * needs Docker with buildx, logged in to the registry. Each image has an SBOM and its provenance attached, made by the
 * builder; the base image is named by digest (`--node`, or whatever the registry says that NODE of the Dockerfile is now).
 * In the folder then are `values.yaml` for the chart, `compose.env` for docker-compose.yml, and `arbiter.cdx.json`, the SBOM
 * of our packages.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { sbom } from './sbom.mjs';
import { ROOT, SERVICES, textOf } from './sources.mjs';

/** Every image that is run: the services, and the command line, which makes topics and keys. */
export const IMAGES = [...SERVICES, 'arbiter'];

const DIGEST = /^sha256:[0-9a-f]{64}$/;

/** What Docker says; how a build goes, people see. @param {string[]} args */
const docker = (args) =>
  execFileSync('docker', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/**
 * @param {{ repository: string, tag: string, to: string, node?: string | undefined }} what
 * @returns {void}
 * @throws {Error} if there is no builder, or the registry refuses
 */
export function release({ repository, tag, to, node }) {
  const base = node ?? pinned(/^ARG NODE=(\S+)$/m.exec(textOf('deploy/Dockerfile'))?.[1] ?? '');
  if (!DIGEST.test(base.split('@')[1] ?? '')) throw new Error(`--node names no digest: ${base}`);
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const digests = Object.fromEntries(
      IMAGES.map((image) => [image, built(image, { repository, tag, base, folder })]),
    );
    mkdirSync(to, { recursive: true });
    writeFileSync(join(to, 'values.yaml'), stringify({ image: { repository, tag, digests } }));
    writeFileSync(join(to, 'compose.env'), composeEnv(repository, digests));
    writeFileSync(join(to, 'arbiter.cdx.json'), JSON.stringify(sbom(), null, 1));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} image @returns {string} the same, by the digest that the registry has for it now */
function pinned(image) {
  const args = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'];
  return `${image}@${docker(args).trim()}`;
}

/**
 * @param {string} image
 * @param {{ repository: string, tag: string, base: string, folder: string }} how
 * @returns {string} its digest
 */
function built(image, { repository, tag, base, folder }) {
  const metadata = join(folder, `${image}.json`);
  docker([
    ...['buildx', 'build', '--file', 'deploy/Dockerfile', '--target', image],
    ...['--build-arg', `NODE=${base}`, '--sbom=true', '--provenance=mode=max'],
    ...['--metadata-file', metadata, '--tag', `${repository}/${image}:${tag}`, '--push', '.'],
  ]);
  const digest = JSON.parse(readFileSync(metadata, 'utf8'))['containerimage.digest'];
  if (!DIGEST.test(digest)) throw new Error(`${image}: the builder told no digest, but ${digest}`);
  return digest;
}

/** @param {string} repository @param {Record<string, string>} digests */
function composeEnv(repository, digests) {
  const lines = Object.entries(digests).map(
    ([image, digest]) => `AT_${image.toUpperCase().replaceAll('-', '_')}=@${digest}`,
  );
  return [`IMAGES=${repository}`, ...lines, ''].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = { type: /** @type {const} */ ('string') };
  const { values } = parseArgs({ options: { repository: text, tag: text, to: text, node: text } });
  const { repository, tag, to = 'release', node } = values;
  if (repository === undefined || tag === undefined) {
    process.stderr.write('release: name --repository and --tag\n');
    process.exitCode = 2;
  } else release({ repository, tag, node, to: resolve(to) });
}
