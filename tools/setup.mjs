/**
 * Makes a clone ready to run: checks Node, installs what the lockfile names, compiles.
 * It runs before every command, so what is done already has to cost next to nothing and says nothing. It speaks on
 * standard error only, so that `npm run -s arbiter -- … | jq` sees the command's own output.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatherCards } from './gather-cards.mjs';
import { rooms } from './rooms.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const NODE_FLOOR = [20, 19];

checkNode();
install();
gatherCards();
compile();

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [floorMajor = 0, floorMinor = 0] = NODE_FLOOR;
  if (major > floorMajor || (major === floorMajor && minor >= floorMinor)) return;
  fail(
    `Arbiter needs Node ${NODE_FLOOR.join('.')} or newer; this is Node ${process.versions.node}.`,
  );
}

/** Native add-ons differ by platform and ABI, so a folder moved to another machine is reinstalled. */
function install() {
  const ready = join(ROOT, 'node_modules', '.ready');
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');
  if (existsSync(ready) && readFileSync(ready, 'utf8') === wanted) return;

  say('installing packages (npm ci; about a minute, once)');
  // `npm run -s` hands its silence down to this npm, which would then fail without a word.
  const env = { ...process.env, npm_config_loglevel: 'error' };
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  run('npm', args, env, 'npm ci failed');
  writeFileSync(ready, wanted);
}

function compile() {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  if (rooms.some((room) => !existsSync(join(ROOT, room.at, 'dist', 'index.js')))) say('compiling');
  for (const room of rooms) prune(join(ROOT, room.at, 'src'), join(ROOT, room.at, 'dist'));
  run(process.execPath, [tsc, '-b'], process.env, 'tsc -b failed');
}

/**
 * Removes compiled files whose source is gone; tsc leaves them. The engine's digest is taken over the
 * compiled files, so a leftover would make two machines disagree about the same build.
 *
 * @param {string} source @param {string} compiled
 */
function prune(source, compiled) {
  if (!existsSync(compiled)) return;
  for (const entry of readdirSync(compiled, { withFileTypes: true })) {
    const path = join(compiled, entry.name);
    if (entry.isDirectory()) {
      if (existsSync(join(source, entry.name))) prune(join(source, entry.name), path);
      else rmSync(path, { recursive: true });
    } else {
      const stem = /^(.+?)(\.d\.ts|\.js|\.js\.map)$/.exec(entry.name)?.[1];
      if (stem === undefined) continue;
      if (!['ts', 'tsx'].some((end) => existsSync(join(source, `${stem}.${end}`)))) rmSync(path);
    }
  }
}

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} env @param {string} failure */
function run(command, args, env, failure) {
  // The child's standard output goes to our standard error (file descriptor 2).
  const { status, error } = spawnSync(command, args, { cwd: ROOT, env, stdio: ['ignore', 2, 2] });
  if (status !== 0) fail(error === undefined ? failure : `${failure}: ${error.message}`);
}

/** @param {string} text */
function say(text) {
  process.stderr.write(`arbiter: ${text}\n`);
}

/** @param {string} text @returns {never} */
function fail(text) {
  process.stderr.write(`arbiter: ${text}\n`);
  process.exit(1);
}
