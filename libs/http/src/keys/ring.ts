import { makePrivateKey, type PrivateKey, type PublicKey } from '@arbiter/protocol';

/** A key of a ring. Of one that signs no more, the public half alone is kept. */
export interface KeptKey {
  readonly key: PublicKey | PrivateKey;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Where a ring is kept. Several processes may have the same one. */
export interface RingPlace {
  load(): readonly KeptKey[] | undefined;
  /** Null: it is mounted, and rotated elsewhere. */
  readonly store: ((keys: readonly KeptKey[]) => void) | null;
}

/** How the keys of a ring follow one another; milliseconds. */
export interface Rotation {
  /** A new key signs after this time. */
  readonly after: number;
  /** What a key has signed counts for so long. */
  readonly counts: number;
}

/** The private keys of one purpose: the newest signs, and those before it count as long as what they have signed. */
export class Ring {
  readonly #place: RingPlace;
  readonly #rotation: Rotation | null;
  readonly #now: () => number;
  #keys: readonly KeptKey[];

  /** @param rotation null: its keys count for ever */
  constructor(place: RingPlace, rotation: Rotation | null, now: () => number) {
    this.#place = place;
    this.#rotation = rotation;
    this.#now = now;
    const kept = place.load();
    this.#keys = kept ?? [newKey(now())];
    if (kept === undefined) place.store?.(this.#keys);
    this.#rotate();
  }

  /** The key that signs now. */
  get signing(): PrivateKey {
    this.#rotate();
    return this.#keys.at(-1)?.key as PrivateKey;
  }

  /** The keys whose signatures may still count, the newest last. */
  get publicKeys(): readonly PublicKey[] {
    return publicOf(this.#keys);
  }

  /** Looks for keys that another process has made since. */
  look(): void {
    this.#keys = this.#place.load() ?? this.#keys;
  }

  #rotate(): void {
    if (this.#rotation === null) return;
    const { after, counts } = this.#rotation;
    const now = this.#now();
    const isDue = (): boolean => (this.#keys.at(-1)?.since ?? -Infinity) + after < now;
    // If a new key is due, another process may have made it already.
    if (isDue()) this.look();
    if (this.#place.store === null) return;
    const kept = this.#keys.filter(({ since }) => since + after + counts >= now);
    const keys =
      kept.length === 0 || isDue()
        ? [...kept.map((one) => ({ ...one, key: publicHalf(one.key) })), newKey(now)]
        : kept;
    if (keys.length === this.#keys.length && keys.at(-1) === this.#keys.at(-1)) return;
    this.#keys = keys;
    this.#place.store(keys);
  }
}

/** A key that signs from now on. */
export const newKey = (since: number): KeptKey => ({ key: makePrivateKey(), since });

/** The public halves of keys. */
export const publicOf = (keys: readonly KeptKey[]): readonly PublicKey[] =>
  keys.map(({ key }) => publicHalf(key));

/** The public half of a key. */
export const publicHalf = ({ kty, crv, x, kid }: PublicKey): PublicKey => ({ kty, crv, x, kid });
