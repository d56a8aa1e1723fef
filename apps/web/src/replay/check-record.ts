import { shake256, type SignedTip } from '@arbiter/client';
import { chanceStream, shuffledOrder } from '@arbiter/kernel';
import { say } from '../words/say.ts';

/** What a check of a record in the browser has found. */
export interface Checked {
  /** What is wrong, and in which line of the record; null: nothing. */
  readonly fault: string | null;
  readonly commits: number;
  readonly events: number;
  readonly shuffles: number;
  /** Lots and coins. */
  readonly others: number;
  /** Cards chosen at random: what they were chosen from is for the rules to say. */
  readonly left: number;
  readonly tip: string;
  /** Whether this browser knows the kind of signature. */
  readonly signed: 'holds' | 'unknown to this browser';
}

/** An Ed25519 key as the server publishes it. */
export interface TipKey {
  readonly kid: string;
  readonly x: string;
}

interface Event {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Line {
  readonly id: string;
  readonly prev: string;
  readonly first: number;
  readonly command: string;
  readonly salt: string;
  readonly events: readonly Event[];
}

const ID = /^\{"id":"([0-9a-f]{64})",/u;
const AFTER_ID = '{"id":"'.length + 64 + '",'.length;

class Wrong extends Error {}

/**
 * Checks the whole record of a game with what a browser has: the hash of each line, the chain from the game's root to the signed
 * tip, salts, secrets against what was promised, and each shuffle, lot and coin against the secrets. It decides no command
 * again: that takes the rules, and `arbiter verify` does it.
 *
 * @param keys those that the server publishes; what a record says of them a forger could have written
 */
export async function checkRecord(text: string, keys: readonly TipKey[]): Promise<Checked> {
  const check = new Check(text.split('\n').filter((line) => line !== ''));
  let fault: string | null = null;
  let signed: Checked['signed'] = 'holds';
  try {
    signed = await check.run(keys);
  } catch (error) {
    if (!(error instanceof Wrong || error instanceof SyntaxError)) throw error;
    fault = say('line {line}: {why}', {
      line: check.line,
      why: error instanceof Wrong ? error.message : say('it can’t be read'),
    });
  }
  const { commits, events, shuffles, others, left, tip } = check;
  return { fault, signed, commits, events, shuffles, others, left, tip };
}

class Check {
  line = 1;
  commits = 0;
  events = 0;
  shuffles = 0;
  others = 0;
  left = 0;
  tip = '';
  readonly #lines: readonly string[];
  readonly #seen = new Set<string>();
  readonly #secrets: [string, string] = ['', ''];
  #promised: readonly unknown[] = [];
  #game = '';
  #server = '';
  #rolls = 0;

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  async run(keys: readonly TipKey[]): Promise<Checked['signed']> {
    const header = JSON.parse(this.#lines[0] ?? '') as Event;
    if (header['record'] !== 'record.v1') throw new Wrong(say('this is no record of a game'));
    this.#game = String(header['game']);
    this.tip = await sha256(canonical({ game: header['game'], pinned: header['pinned'] }));
    for (const text of this.#lines.slice(1, -1)) {
      this.line += 1;
      await this.#commit(text, header);
    }
    this.line += 1;
    return this.#final(keys);
  }

  async #commit(text: string, header: Event): Promise<void> {
    const id = ID.exec(text)?.[1];
    if (id === undefined || (await sha256(`{${text.slice(AFTER_ID)}`)) !== id) {
      throw new Wrong(say('a byte was changed: its id is not the hash of the line'));
    }
    const commit = JSON.parse(text) as Line;
    if (commit.prev !== this.tip) throw new Wrong(say('it does not follow the line before it'));
    if (commit.first !== this.events) throw new Wrong(say('its events are numbered otherwise'));
    const [received] = commit.events;
    if (received?.type !== 'CommandReceived' || received['id'] !== commit.command) {
      throw new Wrong(say('its first event is not the command that it answers'));
    }
    if (this.#seen.has(commit.command)) throw new Wrong(say('its command was answered before'));
    if (this.commits === 0) this.#opening(received['command'] as Event, header);
    const salted = canonical({ command: commit.command, for: 'commit', prev: commit.prev });
    if ((await hmac(this.#server, salted)) !== commit.salt) {
      throw new Wrong(say('its salt does not follow from the game’s secret'));
    }
    for (const event of commit.events) this.#chance(event);
    this.#seen.add(commit.command);
    this.tip = id;
    this.commits += 1;
    this.events += commit.events.length;
  }

  #opening(command: Event, header: Event): void {
    if (command['edition'] !== header['edition']) throw new Wrong(say('it opens another edition'));
    if (canonical(command['pinned']) !== canonical(header['pinned'])) {
      throw new Wrong(say('it opens with other definitions than the record says'));
    }
    this.#server = String(command['serverSecret']);
  }

  #chance(event: Event): void {
    const seat = event['seat'] === 1 ? 1 : 0;
    switch (event.type) {
      case 'GameStarted':
        this.#promised = event['commitments'] as unknown[];
        this.#opens(event['serverSecret'], event['serverCommitment'], say('the server’s secret'));
        break;
      case 'SecretDisclosed':
        this.#opens(
          event['secret'],
          this.#promised[seat],
          say('the secret of player {seat}', { seat: seat + 1 }),
        );
        this.#secrets[seat] = String(event['secret']);
        break;
      case 'LibraryShuffled': {
        const order = event['order'] as number[];
        this.shuffles += 1;
        const due = shuffledOrder(this.#stream(event), order.length);
        this.#same(due.join() === order.join(), say('a shuffle'));
        break;
      }
      case 'LotDrawn':
        this.others += 1;
        this.#same(this.#stream(event).below(2) === event['seat'], say('a lot'));
        break;
      case 'CoinFlipped':
        this.others += 1;
        this.#same((this.#stream(event).below(2) === 0) === event['won'], say('a coin'));
        break;
      case 'CoinTossed':
        this.others += 1;
        this.#same(
          (this.#stream(event).below(2) === 0) === (event['side'] === 'heads'),
          say('a coin'),
        );
        break;
      case 'CardChosenAtRandom':
        this.left += 1;
        this.#stream(event);
        break;
      default:
        break;
    }
  }

  #opens(secret: unknown, promised: unknown, whose: string): void {
    const commitment = hex(shake256(`arbiter commitment 1\n${String(secret)}`, 32));
    if (commitment !== promised)
      throw new Wrong(say('{whose} is not the one that was promised', { whose }));
  }

  /** What chance gives for a random outcome, from the secrets of all three. */
  #stream({ roll }: Event): ReturnType<typeof chanceStream> {
    this.#rolls += 1;
    if (roll !== this.#rolls)
      throw new Wrong(say('random outcome {number} is missing', { number: this.#rolls }));
    const parts = ['arbiter chance 1', this.#game, String(roll), ...this.#secrets, this.#server];
    return chanceStream(shake256, parts.join('\n'));
  }

  #same(holds: boolean, what: string): void {
    if (!holds) throw new Wrong(say('{what} is not what follows from the secrets', { what }));
  }

  async #final(keys: readonly TipKey[]): Promise<Checked['signed']> {
    const final = JSON.parse(this.#lines.at(-1) ?? '') as SignedTip;
    const { game, version, tip, kid } = final;
    if (game !== this.#game || version !== this.commits || tip !== this.tip) {
      throw new Wrong(say('the signed tip is not where the record ends'));
    }
    if (keys.every((one) => one.kid !== kid)) {
      throw new Wrong(say('the tip is signed with a key that is not the server’s'));
    }
    const holds = await isSigned(final, keys);
    if (holds === false) throw new Wrong(say('the signature of the tip does not hold'));
    return holds === null ? 'unknown to this browser' : 'holds';
  }
}

/** JSON with names in order: the one text of what has texts, whole numbers and such objects in it. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inside]) => `${JSON.stringify(name)}:${canonical(inside)}`);
  return `{${parts.join(',')}}`;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text))));
}

/** The same key salts every line. */
let last: { readonly secret: string; readonly key: CryptoKey } | null = null;

async function hmac(secret: string, text: string): Promise<string> {
  if (last?.secret !== secret) {
    const how = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', bytesOf(secret), how, false, ['sign']);
    last = { secret, key };
  }
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', last.key, bytesOf(text))));
}

/** Whether one of these keys signed this tip. @returns null if this browser does not know such signatures */
export async function isSigned(
  { game, tip, version, kid, signature }: SignedTip,
  keys: readonly TipKey[],
): Promise<boolean | null> {
  const key = keys.find((one) => one.kid === kid);
  if (key === undefined) return false;
  return verified(key.x, signature, canonical({ game, tip, version }));
}

async function verified(x: string, signature: string, text: string): Promise<boolean | null> {
  const base64 = signature.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  let key: CryptoKey;
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x };
    key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
  } catch {
    return null;
  }
  return crypto.subtle.verify('Ed25519', key, bytes, bytesOf(text));
}
