import type { SecretStore } from '@arbiter/client';

/** What a browser keeps of a guest. */
export interface Identity {
  readonly player: string;
  readonly name: string;
  readonly token: string;
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const GUESTS = 'arbiter guest ';
const ME = 'arbiter me';
const SECRETS = 'arbiter secret ';

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
    const text = player === null ? null : this.#local.getItem(GUESTS + player);
    if (player === null || text === null) return null;
    this.#session.setItem(ME, player);
    return JSON.parse(text) as Identity;
  }

  keep({ player, name, token }: Identity): void {
    this.#local.setItem(GUESTS + player, JSON.stringify({ player, name, token }));
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
    return {
      get: (name) => this.#local.getItem(SECRETS + name),
      set: (name, secret) => {
        this.#local.setItem(SECRETS + name, secret);
      },
    };
  }
}
