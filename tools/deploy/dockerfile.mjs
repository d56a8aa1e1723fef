/**
 * Reads a Dockerfile, and carries out its steps in a folder where there is no container engine: each stage is a folder
 * that stands for the root of its image, absolute paths lead into it, and commands run with this machine's own programs
 * in place of those of the base image.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * @typedef {{ instruction: string, text: string }} Step
 * @typedef {{ name: string, from: string, steps: Step[] }} Stage
 *
 * @typedef {object} Image  what a stage came to
 * @property {string} root      the folder that stands for `/`
 * @property {string} workdir
 * @property {Record<string, string>} env
 * @property {string} user
 * @property {string[] | null} health  the command of HEALTHCHECK
 * @property {string[]} command        ENTRYPOINT and CMD, one after the other
 */

/** @param {string} text @returns {Stage[]} */
export function parseDockerfile(text) {
  /** @type {Stage[]} */
  const stages = [];
  /** @type {Map<string, string>} */
  const defaults = new Map();
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    if (instruction === 'ARG' && stages.length === 0) {
      const [, name = '', value = ''] = /^(\w+)=(\S+)$/.exec(rest) ?? [];
      defaults.set(name, value);
    } else if (instruction === 'FROM') {
      const [, from = '', name = ''] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      const named = from.replace(/^\$\{(\w+)\}$/, (whole, arg) => defaults.get(arg) ?? whole);
      stages.push({ name, from: named, steps: [] });
    } else {
      const stage = stages.at(-1);
      if (stage === undefined) throw new Error(`before the first FROM: ${line}`);
      stage.steps.push({ instruction, text: rest });
    }
  }
  return stages;
}

/**
 * Carries out all stages that a target needs.
 *
 * @param {{ context: string, dockerfile: string, folder: string, target: string,
 *   before?: (stage: string, root: string) => void }} what
 *   `context`: the folder that is sent to the builder; `folder`: an empty one to work in; `before` may lay into a
 *   stage what an engine would have from its cache
 * @returns {Image}
 */
export function rehearse({ context, dockerfile, folder, target, before }) {
  const stages = new Map(
    parseDockerfile(readFileSync(join(context, dockerfile), 'utf8')).map((one) => [one.name, one]),
  );
  /** @type {Map<string, Image>} */
  const done = new Map();
  return image(target);

  /** @param {string} name @returns {Image} */
  function image(name) {
    const known = done.get(name);
    if (known !== undefined) return known;
    const stage = stages.get(name);
    if (stage === undefined) throw new Error(`there is no stage ${name}`);
    const root = join(folder, name);
    mkdirSync(root);
    const base = stages.has(stage.from) ? image(stage.from) : null;
    // Nothing that a later stage does changes a file of its base.
    if (base !== null) execFileSync('cp', ['-a', '-l', `${base.root}/.`, root]);
    const built = base === null ? bare(root) : { ...base, root, env: { ...base.env } };
    before?.(name, root);
    for (const step of stage.steps) carryOut(step, built);
    done.set(name, built);
    return built;
  }

  /** @param {Step} step @param {Image} built */
  function carryOut({ instruction, text }, built) {
    const at = (/** @type {string} */ path) => join(built.root, posix.resolve(built.workdir, path));
    switch (instruction) {
      case 'WORKDIR':
        built.workdir = text;
        mkdirSync(at('.'), { recursive: true });
        return;
      case 'COPY': {
        const [, from, source = '', to = ''] =
          /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(text) ?? fail(`COPY ${text}`);
        if (from !== undefined) copyInto(join(image(from).root, source), at(to));
        else if (source === '.') copyContext(context, at(to));
        else fail(`COPY ${text}`);
        return;
      }
      case 'RUN':
        execFileSync('sh', ['-euc', inside(built.root, text)], {
          cwd: at('.'),
          env: environment(built),
          stdio: ['ignore', 'ignore', 'inherit'],
        });
        return;
      case 'ENV':
        for (const [, name = '', value = ''] of text.matchAll(/(\w+)=(\S+)/g)) {
          built.env[name] = value;
        }
        return;
      case 'USER':
        built.user = text;
        return;
      case 'HEALTHCHECK':
        built.health = text === 'NONE' ? null : JSON.parse(/CMD (\[.*\])$/.exec(text)?.[1] ?? '');
        return;
      case 'ENTRYPOINT':
      case 'CMD':
        built.command = [...(instruction === 'CMD' ? built.command : []), ...JSON.parse(text)];
        return;
      case 'EXPOSE':
        return;
      default:
        fail(instruction);
    }
  }
}

/**
 * A command as it is to run where another folder stands for `/`.
 *
 * @param {string} root @param {string} command
 */
export function inside(root, command) {
  return command.replaceAll(/(^|[\s=:"'])\/(?=\w)/g, (_, before) => `${before}${root}/`);
}

/** What a process in the image finds in its environment. @param {Image} image @returns {Record<string, string>} */
export function environment({ root, env }) {
  const { PATH = '', HOME = '' } = process.env;
  const within = Object.entries(env).map(([name, value]) => [name, inside(root, value)]);
  return { PATH, HOME, npm_config_loglevel: 'error', ...Object.fromEntries(within) };
}

/** Files of the context that .dockerignore lets pass, from the root. @param {string} context */
export function filesSent(context) {
  const ignored = readFileSync(join(context, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(patternOf);
  /** @type {string[]} */
  const sent = [];
  walk('');
  return sent;

  /** @param {string} folder */
  function walk(folder) {
    for (const entry of readdirSync(join(context, folder), { withFileTypes: true })) {
      const path = posix.join(folder, entry.name);
      if (ignored.some((pattern) => pattern.test(path))) continue;
      if (entry.isDirectory()) walk(path);
      else sent.push(path);
    }
  }
}

/** @param {string} line one of .dockerignore; `!` is not known here */
function patternOf(line) {
  if (line.startsWith('!')) fail(`in .dockerignore: ${line}`);
  const pattern = line
    .replaceAll('.', '\\.')
    .replaceAll('**/', '(?:.+/)?')
    .replaceAll(/(?<!\.)\*/g, '[^/]*');
  return new RegExp(`^${pattern}$`);
}

/** @param {string} context @param {string} to */
function copyContext(context, to) {
  for (const file of filesSent(context)) {
    mkdirSync(join(to, posix.dirname(file)), { recursive: true });
    cpSync(join(context, file), join(to, file), {
      verbatimSymlinks: true,
      preserveTimestamps: true,
    });
  }
}

/** @param {string} from @param {string} to */
function copyInto(from, to) {
  if (!existsSync(from)) fail(`COPY: ${from} is not there`);
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

/** @param {string} root @returns {Image} */
function bare(root) {
  return { root, workdir: '/', env: {}, user: 'root', health: null, command: [] };
}

/** @param {string} what @returns {never} */
function fail(what) {
  throw new Error(`a Dockerfile's step that can't be rehearsed: ${what}`);
}
