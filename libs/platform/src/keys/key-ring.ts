import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  makePrivateKey,
  tipSigner,
  type PrivateKey,
  type PublicKey,
  type TipSigner,
} from '@arbiter/protocol';
import {
  audienceOf,
  makeToken,
  readToken,
  type Audience,
  type BadToken,
  type Role,
  type TokenClaims,
} from './token.ts';

/** Lifetime of a guest's token, in milliseconds. */
export const TOKEN_LIFETIME = 7 * 24 * 3_600_000;
/** A new key signs after this time; what the old one signed stays valid until it expires. */
export const ROTATE_AFTER = 30 * 24 * 3_600_000;
/** At most this often, a token of an unknown key has us look for another process's new key; milliseconds. */
const LOOK_EVERY = 1_000;

interface StoredKey {
  readonly key: PrivateKey;
  /** Milliseconds since 1970. */
  readonly since: number;
}

interface StoredRing {
  readonly tokens: readonly StoredKey[];
  readonly tips: readonly StoredKey[];
}

/**
 * The server's keys: those that sign players' tokens, which rotate, and those that sign tips, all of which count for
 * ever because records name them.
 */
export class KeyRing {
  #ring: StoredRing;
  /** Null: the keys are mounted, and rotated elsewhere. */
  readonly #store: ((ring: StoredRing) => void) | null;
  readonly #load: () => StoredRing | undefined;
  readonly #now: () => number;
  #looked = -Infinity;
  #signer: TipSigner | undefined;

  constructor(
    ring: StoredRing | undefined,
    store: ((ring: StoredRing) => void) | null,
    now: () => number = Date.now,
    load: () => StoredRing | undefined = () => undefined,
  ) {
    this.#now = now;
    this.#store = store;
    this.#load = load;
    this.#ring = ring ?? { tokens: [], tips: [this.#newKey()] };
    if (ring === undefined) store?.(this.#ring);
    this.#rotate();
  }

  /** Signs tips of games. */
  get tips(): TipSigner {
    return (this.#signer ??= tipSigner((this.#ring.tips.at(-1) as StoredKey).key));
  }

  /** Every key that ever signed a tip: what a record's header names. */
  get tipKeys(): readonly PublicKey[] {
    return this.#ring.tips.map(({ key }) => publicOf(key));
  }

  /** The keys whose tokens may still be valid, the newest last. */
  get tokenKeys(): readonly PublicKey[] {
    return this.#ring.tokens.map(({ key }) => publicOf(key));
  }

  /** A token for somebody, from now on; `lifetime` and `expires` in milliseconds, the latter since 1970. */
  async token(
    subject: string,
    {
      role = 'player',
      lifetime = TOKEN_LIFETIME,
      service = false,
      ties = [],
      audience = audienceOf(role),
    }: {
      role?: Role;
      lifetime?: number;
      service?: boolean;
      ties?: readonly string[];
      audience?: Audience;
    } = {},
  ): Promise<{ token: string; expires: number }> {
    this.#rotate();
    const now = this.#now();
    const { key } = this.#ring.tokens.at(-1) as StoredKey;
    const iat = Math.floor(now / 1000);
    const exp = Math.floor((now + lifetime) / 1000);
    const claims = { sub: subject, role, service, ties, iat, exp };
    return { token: await makeToken(claims, key, audience), expires: exp * 1000 };
  }

  /** Whose token this is, or why it doesn't count. */
  async read(
    token: string,
    audience: Audience = 'arbiter:play',
  ): Promise<{ readonly claims: TokenClaims } | { readonly bad: BadToken }> {
    const read = await readToken(token, this.tokenKeys, this.#now(), audience);
    if (!('bad' in read && read.bad === 'signed by no key that counts')) return read;
    if (this.#now() - this.#looked < LOOK_EVERY) return read;
    this.#looked = this.#now();
    this.#ring = this.#load() ?? this.#ring;
    return readToken(token, this.tokenKeys, this.#now(), audience);
  }

  #rotate(): void {
    const now = this.#now();
    // If a new key is due, another process may have made it already.
    const isOld = (this.#ring.tokens.at(-1)?.since ?? -Infinity) + ROTATE_AFTER < now;
    if (isOld) this.#ring = this.#load() ?? this.#ring;
    if (this.#store === null) return;
    const kept = this.#ring.tokens.filter(
      ({ since }) => since + ROTATE_AFTER + TOKEN_LIFETIME >= now,
    );
    const newest = kept.at(-1);
    const tokens =
      newest === undefined || newest.since + ROTATE_AFTER < now ? [...kept, this.#newKey()] : kept;
    if (tokens.length === this.#ring.tokens.length && tokens.at(-1) === this.#ring.tokens.at(-1)) {
      return;
    }
    this.#ring = { ...this.#ring, tokens };
    this.#store(this.#ring);
  }

  #newKey(): StoredKey {
    return { key: makePrivateKey(), since: this.#now() };
  }
}

/**
 * The keys in a folder (`keys.json`, readable by its owner alone); made at the first call. Several processes may have
 * the same folder: they get the same keys, and find those that another one makes later. Where the folder can't be
 * written, as in a cluster that mounts it, its newest key signs until a newer one is put there.
 */
export function openKeyRing(folder: string, now: () => number = Date.now): KeyRing {
  const file = join(folder, 'keys.json');
  const part = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const write = (ring: StoredRing): void => {
    writeFileSync(part, JSON.stringify(ring), { mode: 0o600, flush: true });
  };
  const load = (): StoredRing | undefined => readRing(file);
  const store = (ring: StoredRing): void => {
    // Atomically: a key that signed and was lost would make records doubtful.
    write(ring);
    renameSync(part, file);
  };
  if (load() === undefined) {
    new KeyRing(undefined, write, now);
    try {
      linkSync(part, file); // Of processes that start at the same time, the first one's keys count.
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    rmSync(part);
  }
  return new KeyRing(load(), mayWrite(folder) ? store : null, now, load);
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Keys in memory, for tests. */
export function memoryKeyRing(now: () => number = Date.now): KeyRing {
  return new KeyRing(undefined, () => undefined, now);
}

function readRing(file: string): StoredRing | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return JSON.parse(text) as StoredRing;
}

const publicOf = ({ kty, crv, x, kid }: PrivateKey): PublicKey => ({ kty, crv, x, kid });
