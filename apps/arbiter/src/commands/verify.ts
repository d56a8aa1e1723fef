import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkKept, NotKept, parseKept } from '@arbiter/client/kept';
import { headerIn, linesOf, verifyTip, type PublicKey } from '@arbiter/protocol';
import { BadArchive, readLines, SUFFIX } from '../copies/archive-folder.ts';
import { failed } from '../copies/with-log.ts';
import { caseIn, verifyCase } from '../records/case.ts';
import { compareBeginning } from '../records/goes-on.ts';
import { compareTold } from '../records/told.ts';
import { verifyLines } from '../records/verify.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter verify FILE…
arbiter verify CASE [--keys FILE]
arbiter verify --client KEPT --record FILE [--keys FILE]
arbiter verify --client KEPT --url URL

Checks records of games offline: the chain, the signed final tip, every shuffle and every other
random outcome, and every command decided again by this build of the engine. A game that pins another
build is told apart: its chain and shuffles are checked all the same, and it is said whether this
build decides otherwise, and from which event on.

A game that goes on where another was that a ruling rewound is held against the record of that, if both are given.

A file of an archive (games/…/*.ndjson.gz) is unpacked as it is read. A case that was exported (arbiter disputes
export) is checked with all that is in it: the server's signature, the record, what is said of it, what both
seats saw, and what comes of each what-if branch among the evidence, which is decided again from its event by what it
supposes. Of a branch that another build decided it is said what this build decides.

  --client  what a player kept of the game ("Download your proof" on the page, or a seat's own record):
            each tip in it was signed while the game went on, so a record that was forged or cut off since
            is named as such, with the commit from which on it departs
  --record  the record that it is held against
  --url     or the server to fetch that from, with the keys that it publishes; ARBITER_TOKEN is sent if set
  --keys    keys whose signatures count, as /.well-known/tips.json has them; without it those that the record
            names, which a forger could have chosen

Exit code 0: all are verified. 1: one is not; the line, the commit, the first bad event and why. 2: it was called
wrongly.
`;

const TEXT = { type: 'string' } as const;

/** Checks records offline. */
export const verify: Command = {
  name: 'verify',
  summary: 'checks the record of a game offline, also by what a player kept of it',
  usage: USAGE,
  async run(args) {
    let files: string[];
    let wish: { client?: string; record?: string; url?: string; keys?: string };
    try {
      ({ values: wish, positionals: files } = parseArgs({
        args: [...args],
        options: { client: TEXT, record: TEXT, url: TEXT, keys: TEXT },
        allowPositionals: true,
      }));
      if (wish.client === undefined && (files.length === 0 || isHalf(wish))) {
        throw new Error('name a file');
      }
      if (wish.client !== undefined && (wish.record === undefined) === (wish.url === undefined)) {
        throw new Error('say what to hold it against: --record or --url, one of them');
      }
    } catch (error) {
      return failed('verify', (error as Error).message, 2);
    }
    try {
      if (wish.client !== undefined) return (await verifyByClient(wish.client, wish)) ? 0 : 1;
      const keys = wish.keys === undefined ? null : keysIn(textIn(wish.keys));
      return (await verifyFiles(files, keys)) ? 0 : 1;
    } catch (error) {
      if (error instanceof Unreadable || error instanceof NotKept) {
        return failed('verify', error.message, 1);
      }
      throw error;
    }
  },
};

/** What was to be read can't be. */
class Unreadable extends Error {}

/** What belongs to `--client` alone. */
const isHalf = ({ record, url }: { readonly record?: string; readonly url?: string }): boolean =>
  record !== undefined || url !== undefined;

/** Checks each by itself, and those of rewound games against one another. */
async function verifyFiles(
  files: readonly string[],
  keys: readonly PublicKey[] | null,
): Promise<boolean> {
  const records = new Map<string, string[]>();
  let ok = true;
  for (const file of files) {
    try {
      records.set(file, recordIn(file));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      process.stderr.write(`arbiter verify: ${error.message}\n`);
      ok = false;
    }
  }
  for (const [file, record] of records) {
    const prefix = files.length > 1 ? `${file}: ` : '';
    const found = caseIn(record[0] ?? '');
    if (found !== undefined && 'unreadable' in found) {
      process.stderr.write(`arbiter verify: ${file}: ${found.unreadable}\n`);
      ok = false;
      continue;
    }
    if (found !== undefined) {
      ok = say(verifyCase(found, keys), prefix) && ok;
      continue;
    }
    const verified = say(verifyLines(record), prefix);
    const beginning = verified ? await compareBeginning(record, [...records.values()]) : null;
    ok = verified && (beginning === null || say(beginning, prefix)) && ok;
  }
  return ok;
}

function recordIn(file: string): string[] {
  try {
    return file.endsWith(SUFFIX) ? readLines(file) : linesOf(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Unreadable(error instanceof BadArchive ? error.message : `${file} can't be read`);
  }
}

/** Checks a record, and holds it against what a player kept. */
async function verifyByClient(
  client: string,
  { record: file, url, keys }: { record?: string; url?: string; keys?: string },
): Promise<boolean> {
  const text = textIn(client);
  const record = file === undefined ? await recordAt(url ?? '', text) : recordIn(file).join('\n');
  const trusted = keys === undefined ? await keysAt(url, record) : keysIn(textIn(keys));
  const chain = say(verifyLines(linesOf(record)), '');
  const { holds, said } = await checkKept(record, text, (tip) => verifyTip(tip, trusted));
  if (!holds) {
    process.stderr.write(`${said}\n`);
    return false;
  }
  const lines = [said];
  const { compared, otherwise } = chain ? compareTold(record, parseKept(text)) : NOTHING;
  if (otherwise !== null) {
    lines.push(
      `of commit ${otherwise} the player kept other words than the record gives; only tips are signed, so that proves nothing`,
    );
  } else if (compared > 0) {
    lines.push(
      `what the player was told of ${compared} commits is what the record tells that seat`,
    );
  }
  say({ ok: true, lines }, '');
  return chain;
}

const NOTHING = { compared: 0, otherwise: null };

function say(
  { ok, lines }: { readonly ok: boolean; readonly lines: readonly string[] },
  prefix: string,
): boolean {
  const out = ok ? process.stdout : process.stderr;
  for (const line of lines) out.write(`${prefix}${line}\n`);
  return ok;
}

function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Unreadable(`${file} can't be read`);
  }
}

async function fetched(url: string, path: string): Promise<string> {
  const { ARBITER_TOKEN: token } = process.env;
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = URL.canParse(url)
    ? await fetch(new URL(path, url), { headers }).catch(() => null)
    : null;
  if (answer === null) throw new Unreadable(`${url} can't be reached`);
  if (answer.ok) return answer.text();
  throw new Unreadable(`${url} answers ${path} with ${answer.status}`);
}

/** The record of the game that a player kept something of. */
function recordAt(url: string, kept: string): Promise<string> {
  const { game } = parseKept(kept);
  return fetched(url, `/v1/games/${encodeURIComponent(game)}/record?kind=whole`);
}

/** The keys that a server publishes; or that a record names. */
async function keysAt(url: string | undefined, record: string): Promise<readonly PublicKey[]> {
  if (url !== undefined) return keysIn(await fetched(url, '/.well-known/tips.json'));
  return headerIn(record.split('\n', 1)[0])?.keys ?? [];
}

function keysIn(text: string): readonly PublicKey[] {
  try {
    const { keys } = JSON.parse(text) as { readonly keys: readonly PublicKey[] };
    return keys.map(({ kty, crv, x, kid }) => ({ kty, crv, x, kid }));
  } catch {
    throw new Unreadable('the keys are not as /.well-known/tips.json has them');
  }
}
