import { tipSigner, type PublicKey, type TipSigner } from '@arbiter/protocol';
import { privatePlace, publicKeysIn, PURPOSES, type Purpose } from './key-folder.ts';
import { Ring, type RingPlace, type Rotation } from './ring.ts';
import {
  audienceIn,
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
/** Lifetime of the tokens that bots are given to start with, in milliseconds; at work, they have newer ones from the gateway. */
export const BOT_TOKEN_LIFETIME = 90 * 24 * 3_600_000;
/** A new key signs after this time; what the old one signed stays valid until it expires. */
export const ROTATE_AFTER = 30 * 24 * 3_600_000;
/** At most this often, a token of an unknown key has us look for another process's new key; milliseconds. */
const LOOK_EVERY = 1_000;

/** How keys of each purpose rotate: those of tips never, since records name them for ever. */
const ROTATIONS: Readonly<Record<Purpose, Rotation | null>> = {
  players: { after: ROTATE_AFTER, counts: BOT_TOKEN_LIFETIME },
  operators: { after: ROTATE_AFTER, counts: TOKEN_LIFETIME },
  tips: null,
};

/** Public keys of a purpose whose private ones somebody else holds. */
interface Seen {
  readonly publicKeys: readonly PublicKey[];
  look(): void;
}

/** Whom a token is made for, and how long it counts. */
export interface TokenOptions {
  readonly role?: Role;
  /** Milliseconds. */
  readonly lifetime?: number;
  readonly service?: boolean;
  readonly ties?: readonly string[];
  readonly audience?: Audience;
}

/**
 * The keys of a process: private ones of the purposes that it signs for, public ones of all others
 * (`docs/decisions/0035-a-ring-for-each-purpose.md`).
 */
export class KeyRing {
  readonly #held: ReadonlyMap<Purpose, Ring>;
  readonly #seen: ReadonlyMap<Purpose, Seen>;
  readonly #now: () => number;
  readonly #looked = new Map<Purpose, number>();
  #signer: TipSigner | undefined;

  constructor(
    held: ReadonlyMap<Purpose, Ring>,
    seen: ReadonlyMap<Purpose, Seen>,
    now: () => number = Date.now,
  ) {
    this.#held = held;
    this.#seen = seen;
    this.#now = now;
  }

  /** Signs tips of games. @throws Error in a process that does not hold their key */
  get tips(): TipSigner {
    return (this.#signer ??= tipSigner(this.#ring('tips').signing));
  }

  /** Every key that ever signed a tip: what a record's header names. */
  get tipKeys(): readonly PublicKey[] {
    return this.#of('tips').publicKeys;
  }

  /** The keys whose tokens may still be valid: players', then operators', the newest of each last. */
  get tokenKeys(): readonly PublicKey[] {
    return [...this.#of('players').publicKeys, ...this.#of('operators').publicKeys];
  }

  /**
   * A token for somebody, from now on; `expires` in milliseconds since 1970.
   *
   * @throws Error in a process that does not hold the key of such tokens
   */
  async token(
    subject: string,
    {
      role = 'player',
      lifetime = TOKEN_LIFETIME,
      service = false,
      ties = [],
      audience = audienceOf(role),
    }: TokenOptions = {},
  ): Promise<{ token: string; expires: number }> {
    const key = this.#ring(purposeOf(audience)).signing;
    const now = this.#now();
    const iat = Math.floor(now / 1000);
    const exp = Math.floor((now + lifetime) / 1000);
    const claims = { sub: subject, role, service, ties, iat, exp };
    return { token: await makeToken(claims, key, audience), expires: exp * 1000 };
  }

  /** Whose token this is, or why it doesn't count. What it says that it is for decides whose keys may have signed it. */
  async read(
    token: string,
    audience: Audience = 'arbiter:play',
  ): Promise<{ readonly claims: TokenClaims } | { readonly bad: BadToken }> {
    const purpose = purposeOf(audienceIn(token));
    const keys = this.#of(purpose);
    const read = await readToken(token, keys.publicKeys, this.#now(), audience);
    if (!('bad' in read && read.bad === 'signed by no key that counts')) return read;
    if (this.#now() - (this.#looked.get(purpose) ?? -Infinity) < LOOK_EVERY) return read;
    this.#looked.set(purpose, this.#now());
    keys.look();
    return readToken(token, keys.publicKeys, this.#now(), audience);
  }

  #ring(purpose: Purpose): Ring {
    const ring = this.#held.get(purpose);
    if (ring === undefined) throw new Error(`this process does not hold the key of ${purpose}`);
    return ring;
  }

  #of(purpose: Purpose): Seen {
    return this.#held.get(purpose) ?? this.#seen.get(purpose) ?? NONE;
  }
}

const NONE: Seen = { publicKeys: [], look: () => undefined };

/** Whose keys sign what is for this audience. */
const purposeOf = (audience: Audience): Purpose =>
  audience === 'arbiter:play' ? 'players' : 'operators';

/**
 * The keys in a folder, private ones only of the purposes that this process signs for; those are made at the first call.
 * Several processes may have the same folder: they get the same keys, and find those that another one makes later. Where
 * the folder can't be written, as in a cluster that mounts it, its newest key signs until a newer one is put there.
 *
 * @throws BadSettings if private keys are missing there and can't be made
 */
export function openKeyRing(
  folder: string,
  signsFor: readonly Purpose[],
  now: () => number = Date.now,
): KeyRing {
  const held = new Map<Purpose, Ring>();
  const seen = new Map<Purpose, Seen>();
  for (const purpose of PURPOSES) {
    if (signsFor.includes(purpose)) {
      held.set(purpose, new Ring(privatePlace(folder, purpose, now), ROTATIONS[purpose], now));
    } else {
      seen.set(
        purpose,
        seenIn(() => publicKeysIn(folder, purpose)),
      );
    }
  }
  return new KeyRing(held, seen, now);
}

/** Keys in memory for every purpose, for tests. */
export function memoryKeyRing(now: () => number = Date.now): KeyRing {
  const nowhere: RingPlace = { load: () => undefined, store: () => undefined };
  const rings = PURPOSES.map((one) => [one, new Ring(nowhere, ROTATIONS[one], now)] as const);
  return new KeyRing(new Map(rings), new Map(), now);
}

function seenIn(load: () => readonly PublicKey[]): Seen {
  let publicKeys = load();
  return {
    get publicKeys() {
      // Whoever holds the private ones may start later.
      if (publicKeys.length === 0) publicKeys = load();
      return publicKeys;
    },
    look: () => {
      publicKeys = load();
    },
  };
}
