import type { Offer, WireQueue } from '@arbiter/protocol';
import type { Ticket } from './match-of-events.ts';

/** How long what was counted holds, in milliseconds: many lobbies ask, and each count looks at all tickets. */
const HOLDS = 500;
/** On how many terms at most it is told. */
const MOST_TOLD = 50;

/** Counts who waits for anyone who comes, and says so to anybody who asks: how many, never who. */
export class Queue {
  readonly #tickets: () => Iterable<Ticket>;
  #told: WireQueue = { waiting: 0, terms: [] };
  #until = -Infinity;

  constructor(tickets: () => Iterable<Ticket>) {
    this.#tickets = tickets;
  }

  /** @param now milliseconds since whenever */
  told(now: number): WireQueue {
    if (now >= this.#until) {
      this.#told = queueOf(this.#tickets());
      this.#until = now + HOLDS;
    }
    return this.#told;
  }
}

/** Who waits in this queue; those who are asked whether they are ready do not. */
function queueOf(tickets: Iterable<Ticket>): WireQueue {
  const terms = new Map<string, { readonly offer: Offer; waiting: number }>();
  let waiting = 0;
  for (const { status, opponent, offers } of tickets) {
    if (status !== 'waiting' || opponent?.kind !== 'anyone') continue;
    waiting += 1;
    for (const offer of offers) {
      const key = JSON.stringify(offer);
      const same = terms.get(key);
      if (same === undefined) terms.set(key, { offer, waiting: 1 });
      else same.waiting += 1;
    }
  }
  const most = [...terms.values()].sort((one, other) => other.waiting - one.waiting);
  return { waiting, terms: most.slice(0, MOST_TOLD) };
}
