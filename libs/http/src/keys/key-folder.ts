import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublicKey } from '@arbiter/protocol';
import { BadSettings } from '@arbiter/settings';
import { newKey, publicHalf, publicOf, type KeptKey, type RingPlace } from './ring.ts';

/** What keys sign: players' tokens, operators' tokens, tips of games. Each has a ring of its own. */
export const PURPOSES = ['players', 'operators', 'tips'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** `<purpose>/private.json` is for whoever signs. */
const privateFile = (folder: string, purpose: Purpose): string =>
  join(folder, purpose, 'private.json');
/** `public/<purpose>.json` is for all who look whether a signature counts. */
const publicFile = (folder: string, purpose: Purpose): string =>
  join(folder, 'public', `${purpose}.json`);
/** The one file that had all keys, before each purpose had a ring of its own. */
const earlierFile = (folder: string): string => join(folder, 'keys.json');

/** Whether a folder has keys of that purpose, be it in the one file of earlier. */
export const hasKeys = (folder: string, purpose: Purpose): boolean =>
  [privateFile(folder, purpose), earlierFile(folder)].some((file) => existsSync(file));

/**
 * Where a folder keeps the private keys of a purpose; the first of them is made, if there is none. Of processes that start
 * at the same time, the first one's keys count.
 *
 * @throws BadSettings if there are none, and none can be made
 */
export function privatePlace(folder: string, purpose: Purpose, now: () => number): RingPlace {
  const file = privateFile(folder, purpose);
  const open = publicFile(folder, purpose);
  const load = (): readonly KeptKey[] | undefined => parsed(file) as KeptKey[] | undefined;
  if (load() === undefined) {
    try {
      makeFolders(file, open);
      linkNew(file, earlierKeys(folder, purpose) ?? [newKey(now())]);
    } catch (error) {
      if (!isForbidden(error)) throw error;
      throw new BadSettings(`there are no keys in ${dirname(file)}: \`arbiter keys\` makes them`);
    }
  }
  const publish = (keys: readonly KeptKey[]): void => {
    const text = JSON.stringify(publicOf(keys));
    if (textIn(open) !== text) replace(open, text, 0o644);
  };
  if (!mayWrite(dirname(file)) || !mayWrite(dirname(open))) return { load, store: null };
  publish(load() ?? []);
  const store = (keys: readonly KeptKey[]): void => {
    // Made known before it signs: nobody is to meet a signature of a key that is not there.
    publish(keys);
    // Atomically: a key that signed and was lost would make records doubtful.
    replace(file, JSON.stringify(keys), 0o600);
  };
  return { load, store };
}

/** The public keys of a purpose, as a folder has them now; none, before somebody has made any. */
export function publicKeysIn(folder: string, purpose: Purpose): readonly PublicKey[] {
  return (
    (parsed(publicFile(folder, purpose)) as PublicKey[] | undefined) ??
    publicOf(earlierKeys(folder, purpose) ?? [])
  );
}

/** What the one file of earlier says. */
interface EarlierKeys {
  readonly tokens: readonly KeptKey[];
  readonly tips: readonly KeptKey[];
}

/**
 * The keys that the one file of earlier has for a purpose. Its keys of tokens were anyone's who had the file: they are
 * players' from now on, and operators have to sign in again.
 */
function earlierKeys(folder: string, purpose: Purpose): readonly KeptKey[] | undefined {
  if (purpose === 'operators') return undefined;
  const earlier = parsed(earlierFile(folder)) as EarlierKeys | undefined;
  if (purpose === 'tips') return earlier?.tips;
  return earlier?.tokens.map((one, at, { length }) =>
    at === length - 1 ? one : { ...one, key: publicHalf(one.key) },
  );
}

function makeFolders(file: string, open: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  mkdirSync(dirname(open), { recursive: true });
}

/** Writes a file, unless it is there. */
function linkNew(file: string, keys: readonly KeptKey[]): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, JSON.stringify(keys), { mode: 0o600, flush: true });
  try {
    linkSync(part, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  rmSync(part);
}

function replace(file: string, text: string, mode: number): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text, { mode, flush: true });
  renameSync(part, file);
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function parsed(file: string): unknown {
  const text = textIn(file);
  return text === undefined ? undefined : JSON.parse(text);
}

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const isForbidden = (error: unknown): boolean =>
  ['EACCES', 'EROFS', 'EPERM'].includes(codeOf(error) ?? '');
