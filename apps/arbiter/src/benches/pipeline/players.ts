import { setTimeout as pause } from 'node:timers/promises';
import { freshMemory, randomBot, type BotMemory } from '@arbiter/bots';
import { Client, uncompressed, type AnySocketClass, type Asked, Seat } from '@arbiter/client';
import { seededRandom, type Random } from '@arbiter/kernel';
import type { CommandBody, Deck } from '@arbiter/protocol';
import { SPED_RED, STOMPY } from '@arbiter/sets';
import { WebSocket } from 'ws';
import type { Tally } from './tally.ts';

const SOCKETS = { WebSocket: uncompressed(WebSocket as unknown as AnySocketClass) };
/** How many sit down at once. */
const AT_ONCE = 64;
/** Before a player who was turned away tries again, in milliseconds. */
const AGAIN = 500;
/** How often it is looked who plays, in milliseconds. */
const LOOK_EVERY = 100;
/** How many games a player remembers. */
const GAMES = 4;

/** A match being played: resolves when it is over. */
interface Playing {
  readonly result: Promise<unknown>;
}

/**
 * Guests who play each other, two a match, over a socket each, and answer every decision at once with whatever is
 * legal: one open command for each seat that is asked. A player whose match is over queues again.
 */
export class Players {
  /** Where times go; nowhere if null. */
  tally: Tally | null = null;
  /** Why players gave up a match, by how often: none should. */
  readonly failures = new Map<string, number>();
  readonly #url: string;
  readonly #think: number;
  readonly #clients: Client[] = [];
  /** Numbers of those who were asked for something. */
  readonly #playing = new Set<number>();
  /** Resolves when play goes on. Nobody plays while others sit down: they would leave the server no time for it. */
  #pause = Promise.resolve();
  #closed = false;

  /** @param think how long they think before each command, in milliseconds on average */
  constructor(url: string, think = 0) {
    this.#url = url;
    this.#think = think;
  }

  get count(): number {
    return this.#clients.length;
  }

  /** Has more guests sit down, until so many play or the time is up. */
  async grow(count: number, until: number): Promise<void> {
    await this.whileWaiting(() => this.#seat(count, until));
  }

  /** Does something while nobody plays. */
  async whileWaiting<T>(work: () => Promise<T>): Promise<T> {
    let goOn = (): void => undefined;
    this.#pause = new Promise((resolve) => (goOn = resolve));
    try {
      return await work();
    } finally {
      goOn();
    }
  }

  async #seat(count: number, until: number): Promise<void> {
    let next = this.count;
    const sitDown = async (): Promise<void> => {
      while (next < count && Date.now() < until) await this.#sitDown(next++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sitDown));
    while (this.#playing.size < count && Date.now() < until) await pause(LOOK_EVERY);
  }

  close(): void {
    this.#closed = true;
    for (const client of this.#clients) client.close();
  }

  async #sitDown(number: number): Promise<void> {
    const client = await Client.guest(this.#url, `Guest ${number}`, SOCKETS);
    this.#clients.push(client);
    void this.#playOn(client, number, await this.#queue(client, number));
  }

  /** One match after the other, until all is over. */
  async #playOn(client: Client, number: number, first: Playing): Promise<void> {
    let playing = first;
    for (;;) {
      try {
        await playing.result;
        playing = await this.#queue(client, number);
      } catch (error) {
        if (this.#closed) return;
        const why = error instanceof Error ? error.message : String(error);
        this.failures.set(why, (this.failures.get(why) ?? 0) + 1);
        await pause(AGAIN);
      }
      if (this.#closed) return;
    }
  }

  async #queue(client: Client, number: number): Promise<Playing> {
    const { main, side } = number % 2 === 0 ? STOMPY : SPED_RED;
    const deck = { main, side } as Deck;
    const { ticket } = await client.openTicket({ bestOf: 1, deck });
    const sent = new Map<string, number>();
    const choose = chooser(seededRandom(number), this.#think);
    const { result } = new Seat(client, {
      ticket,
      choose: async (asked) => {
        this.#playing.add(number);
        await this.#pause;
        return choose(asked);
      },
      onCommand: (game, _, answered) => {
        const now = performance.now();
        if (answered) this.tally?.add(game, now - (sent.get(game) ?? now));
        else sent.set(game, now);
      },
    });
    result.catch(() => undefined);
    return { result };
  }
}

/** Anything legal, quickly. */
function chooser(
  random: Random,
  think: number,
): (asked: Asked) => CommandBody | Promise<CommandBody> {
  const memories = new Map<string, BotMemory>();
  const choose = ({ game, view, options, secret }: Asked): CommandBody => {
    let memory = memories.get(game);
    if (memory === undefined) {
      if (memories.size >= GAMES) memories.clear();
      memories.set(game, (memory = freshMemory(secret)));
    }
    if (options === null) return { type: 'Pass' };
    return randomBot(view, options, random, memory) as unknown as CommandBody;
  };
  if (think === 0) return choose;
  return async (asked) => {
    // Evenly between nothing and twice as long, so that players don't fall into step.
    await pause(random.below(2 * think + 1));
    return choose(asked);
  };
}
