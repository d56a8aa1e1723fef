import { setTimeout as pause } from 'node:timers/promises';
import { Client, ProblemError, type AnySocketClass } from '@arbiter/client';
import { SPED_RED } from '@arbiter/sets';
import { WebSocket } from 'ws';

/** How long what was asked of a server that is killed is asked again, and how often, in milliseconds. */
const [PATIENCE, AGAIN] = [60_000, 500];

/** Two people who play rated matches against each other, one after the other, whatever is killed meanwhile. */
export class RatedRivals {
  readonly #people: readonly [Client, Client];

  private constructor(people: readonly [Client, Client]) {
    this.#people = people;
  }

  static async of(url: string): Promise<RatedRivals> {
    const sockets = { WebSocket: WebSocket as unknown as AnySocketClass };
    const guest = (name: string) => whileDown(() => Client.guest(url, name, sockets));
    return new RatedRivals([await guest('Cid'), await guest('Dora')]);
  }

  /** Sits both down. @returns the match, whose game has begun */
  async begin(): Promise<string> {
    const [one, other] = this.#people;
    const deck = { main: [...SPED_RED.main], side: [...SPED_RED.side] };
    const opponentOf = ({ player }: Client) => ({ kind: 'player', player: player ?? '' }) as const;
    const [ticket] = await Promise.all(
      [[one, other] as const, [other, one] as const].map(([me, opponent]) =>
        whileDown(() => me.openTicket({ deck, rated: true, opponent: opponentOf(opponent) })),
      ),
    );
    const match = await until(async () => (await one.ticket(ticket?.ticket ?? '')).match);
    for (const person of this.#people) await whileDown(() => person.commit(match, 1));
    await until(async () => (await one.match(match)).status === 'playing' || null);
    return match;
  }

  /** The match ends: one of them gives it up. */
  async end(match: string, loser: 0 | 1): Promise<void> {
    const person = this.#people[loser];
    await until(async () => {
      if ((await person.match(match)).status === 'over') return true;
      await person.concedeMatch(match);
      return null;
    });
  }

  stop(): void {
    for (const person of this.#people) person.close();
  }
}

/** Asks until there is something; a server that is down is asked again. */
async function until<T>(ask: () => Promise<T | null>): Promise<T> {
  for (const end = Date.now() + PATIENCE; ;) {
    const found = await whileDown(ask);
    if (found !== null) return found;
    if (Date.now() > end) throw new Error('it has not come in time');
    await pause(AGAIN);
  }
}

async function whileDown<T>(ask: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + PATIENCE; ;) {
    try {
      return await ask();
    } catch (error) {
      // What is wrong with what was asked stays wrong.
      if (error instanceof ProblemError && error.status >= 400 && error.status < 500) throw error;
      if (Date.now() > end) throw error;
    }
    await pause(AGAIN);
  }
}
