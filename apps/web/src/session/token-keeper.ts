import type { Client } from '@arbiter/client';
import type { Identities, Identity } from './identity.ts';

/** After so long it looks again whether there is a newer token, or asks again for one that it did not get. */
const PAUSE = 60_000;

/**
 * Keeps a guest who they are: their token is all that speaks for them, and it ends after some days. It is renewed when half
 * of its time is over, by whichever window of the browser is first; the others find the new one.
 */
export class TokenKeeper {
  readonly #client: Pick<Client, 'renewToken' | 'useToken'>;
  readonly #identities: Pick<Identities, 'of' | 'renew'>;
  #identity: Identity;
  #next = 0;

  constructor(
    client: Pick<Client, 'renewToken' | 'useToken'>,
    identities: Pick<Identities, 'of' | 'renew'>,
    identity: Identity,
  ) {
    this.#client = client;
    this.#identities = identities;
    this.#identity = identity;
  }

  get token(): string {
    return this.#identity.token;
  }

  /** Called now and then; does something about once a minute. */
  async tick(now: number): Promise<void> {
    if (now < this.#next) return;
    this.#next = now + PAUSE;
    this.takeNewer();
    const { since = now, expires = now } = this.#identity;
    if (now < since + (expires - since) / 2) return;
    try {
      const renewed = await this.#client.renewToken();
      this.#use({ ...this.#identity, ...renewed, since: now });
      this.#identities.renew(this.#identity);
    } catch {
      // It is tried again; one that has ended meanwhile is told of by whatever is asked next.
    }
  }

  /** Takes what another window has renewed. @returns whether there was something */
  takeNewer(): boolean {
    const kept = this.#identities.of(this.#identity.player);
    if (kept === null || kept.token === this.#identity.token) return false;
    this.#use(kept);
    return true;
  }

  #use(identity: Identity): void {
    this.#identity = identity;
    this.#client.useToken(identity.token);
  }
}
