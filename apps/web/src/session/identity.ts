import type { SecretStore } from '@arbiter/client';

/** What a browser keeps of a guest. */
export interface Identity {
  readonly player: string;
  readonly name: string;
  readonly token: string;
  /** From when until when the token counts, in milliseconds since 1970; a guest of an older page has neither. */
  readonly since?: number;
  readonly expires?: number;
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const GUESTS = 'arbiter guest ';
const ME = 'arbiter me';
const SECRETS = 'arbiter secret ';
const PROOFS = 'arbiter tip ';

/**
 * Who plays in this window. Guests are kept in `localStorage`, so that one comes back after closing the browser; which
 * of them this window is in `sessionStorage`, so that two windows of one browser can play each other.
 */
export class Identities {
  readonly #local: Kept;
  readonly #session: Kept;

  constructor(local: Kept, session: Kept) {
    this.#local = local;
    this.#session = session;
  }

  get(): Identity | null {
    const here = this.#session.getItem(ME);
    // Empty: this window has said that it is somebody else.
    if (here === '') return null;
    const player = here ?? this.#local.getItem(ME);
    const known = player === null ? null : this.of(player);
    if (known !== null) this.#session.setItem(ME, known.player);
    return known;
  }

  /** A guest as this browser knows them by now, from whichever window. */
  of(player: string): Identity | null {
    const text = this.#local.getItem(GUESTS + player);
    return text === null ? null : (JSON.parse(text) as Identity);
  }

  /** Keeps a newer token of a guest. */
  renew(identity: Identity): void {
    const { player, name, token, since, expires } = identity;
    const kept = JSON.stringify({ player, name, token, since, expires });
    this.#local.setItem(GUESTS + player, kept);
  }

  /** Keeps a guest, who this window is from now on. */
  keep(identity: Identity): void {
    const { player } = identity;
    this.renew(identity);
    this.#session.setItem(ME, player);
    if (this.#local.getItem(ME) === null) this.#local.setItem(ME, player);
  }

  /** This window is nobody for now; others stay who they are. */
  leave(): void {
    this.#session.setItem(ME, '');
  }

  /** The server knows this guest no more. */
  forget(player: string): void {
    this.#local.removeItem(GUESTS + player);
    if (this.#local.getItem(ME) === player) this.#local.removeItem(ME);
    this.leave();
  }

  /** Promised parts of chance, which must outlive a reload. */
  secrets(): SecretStore {
    return this.#under(SECRETS);
  }

  /** The newest signed tip of each game: proof of how it went, whatever its record says later. */
  proofs(): SecretStore {
    return this.#under(PROOFS);
  }

  #under(what: string): SecretStore {
    return {
      get: (name) => this.#local.getItem(what + name),
      set: (name, text) => {
        this.#local.setItem(what + name, text);
      },
    };
  }
}
