/**
 * Runs unit tests on another Node than the one that is installed: `npm run -s test:node -- 24 [Jest's arguments]`; without
 * arguments, all of them. npm brings that Node as a package, once, into the user's cache.
 *
 * `npm run -s test:node -- 24 --sample` runs a few suites that use most of what differs between Nodes: files, sockets, streams,
 * workers, cryptography, native add-ons, and the order of what is sorted and of what is due.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Those that we promise to run on, besides the oldest (`engines`): exact, as packages are. Others are the newest of theirs. */
export const VERSIONS = { 22: '22.23.5', 24: '24.22.3' };

/** Not the one that keeps what the ledger counts: that is of the Node that is installed. */
const REPORTERS = ['--reporters', 'default'];

const SAMPLE = [
  'libs/kernel',
  'libs/client',
  'libs/protocol/src/[a-z-]+\\.spec',
  'libs/event-log/src/lmdb-log.spec.ts',
  'libs/http/src',
  'libs/telemetry/src/watched-log',
  'libs/engine/src/state',
  'apps/gateway/src/readiness.int-spec.ts',
];

/**
 * The program of a Node, fetched if it is not in the cache.
 *
 * @param {string} major @returns {string}
 * @throws {Error} if there is none for this machine
 */
export function nodeOf(major) {
  const version = VERSIONS[/** @type {keyof typeof VERSIONS} */ (Number(major))] ?? major;
  const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'arbiter');
  const folder = join(cache, `node-${version}`);
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const program = join(folder, 'node_modules', name, 'bin', system === 'win' ? 'node.exe' : 'node');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const how = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--silent'];
    const args = ['install', '--prefix', folder, ...how, `${name}@${version}`];
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return program;
}

/** @param {string} major @param {readonly string[]} args @returns {number} Jest's exit code */
function testOn(major, args) {
  const program = nodeOf(major);
  const is = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  process.stdout.write(`on Node ${is}\n`);
  const results = process.env['ARBITER_TEST_RESULTS'];
  const own = mkdtempSync(join(tmpdir(), 'other-node-'));
  try {
    const tests = args.flatMap((one) => (one === '--sample' ? SAMPLE : [one]));
    const { status } = spawnSync(
      program,
      [join(ROOT, 'tools', 'test.mjs'), 'unit', ...tests, ...REPORTERS],
      {
        cwd: ROOT,
        stdio: 'inherit',
        // What the tests start is started on it, too.
        env: {
          ...process.env,
          PATH: `${dirname(program)}:${process.env['PATH'] ?? ''}`,
          ...(results !== undefined && { ARBITER_TEST_RESULTS: own }),
        },
      },
    );
    if (results !== undefined && existsSync(join(own, 'unit.json'))) {
      copyFileSync(join(own, 'unit.json'), join(results, `unit-on-${major}.json`));
    }
    return status ?? 1;
  } finally {
    rmSync(own, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [major = '', ...args] = process.argv.slice(2);
  if (/^[1-9]\d*$/.test(major)) {
    process.exitCode = testOn(
      major,
      args.filter((one) => one !== '--'),
    );
  } else {
    process.stderr.write(`other-node: name a major version of Node first, not '${major}'\n`);
    process.exitCode = 2;
  }
}
