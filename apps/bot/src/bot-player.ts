import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BOTS, freshMemory, type BotMemory, type BotName } from '@arbiter/bots';
import {
  Client,
  uncompressed,
  type AnySocketClass,
  type Asked,
  type SecretStore,
  Seat,
} from '@arbiter/client';
import { seededRandom, type Random } from '@arbiter/kernel';
import { botOf, type CommandBody, type MatchState } from '@arbiter/protocol';
import { WebSocket } from 'ws';

/** Who a bot is. */
export interface BotIdentity {
  /** How it plays. */
  readonly name: BotName;
  /** Its player id. */
  readonly player: string;
  /** A token that speaks for it now. */
  readonly token: () => Promise<string>;
}

/** What a bot is given. */
export interface BotPlayerOptions {
  readonly url: string;
  readonly identity: BotIdentity;
  /** What its secrets follow from: with it, a bot that was killed discloses what it promised. */
  readonly key: string;
  readonly onError: (error: unknown) => void;
}

/** A new token, and so a new connection, after so long, and how often it is looked whether it is time; milliseconds. */
const RENEW_AFTER = 24 * 3_600_000;
const RENEW_LOOK = 600_000;
/** Where two bots play each other, people watch: one command in so many milliseconds; in tournaments they wait. */
const PACE_TO_WATCH = 150;

/** One bot as a client of the gateway: takes its seat in each match that it is named in, and keeps nothing. */
export class BotPlayer {
  readonly #options: BotPlayerOptions;
  readonly #secrets: SecretStore;
  readonly #random: Random;
  readonly #playing = new Set<string>();
  readonly #memories = new Map<string, BotMemory>();
  readonly #ends = new Set<() => void>();
  #client: Client | undefined;
  #renewed = 0;
  #renewing: NodeJS.Timeout | undefined;

  constructor(options: BotPlayerOptions) {
    this.#options = options;
    this.#secrets = derivedSecrets(options.key, options.identity.player);
    const seed = createHmac('sha256', options.key).update(`${Date.now()}`).digest().readUInt32BE();
    this.#random = seededRandom(seed);
  }

  /** @throws what keeps it from having a token */
  async start(): Promise<void> {
    await this.#watch();
    this.#renewing = setInterval(() => {
      this.#renew().catch((error: unknown) => {
        this.#options.onError(error);
      });
    }, RENEW_LOOK).unref();
  }

  stop(): void {
    clearInterval(this.#renewing);
    for (const end of this.#ends) end();
    this.#client?.close();
  }

  /** The gateway tells of matches to sit down in, those that went on before too. */
  async #watch(): Promise<void> {
    const { identity, url } = this.#options;
    const token = await identity.token();
    const client = new Client(url, identity.player, {
      token,
      // Both have what is used of a WebSocket; their types for the rest differ.
      WebSocket: uncompressed(WebSocket as unknown as AnySocketClass),
      secrets: this.#secrets,
    });
    client.socket.onProblem = this.#options.onError;
    client.followSeatings((match) => this.#sitDown(client, match));
    this.#client = client;
    this.#renewed = Date.now();
  }

  /** A token holds for a while only; the next one comes between two matches. */
  async #renew(): Promise<void> {
    if (Date.now() - this.#renewed < RENEW_AFTER || this.#playing.size > 0) return;
    this.#client?.close();
    await this.#watch();
  }

  #sitDown(client: Client, { match, players, table }: MatchState): void {
    if (this.#playing.has(match)) return;
    this.#playing.add(match);
    const areBots = players.every(({ player }) => botOf(player) !== undefined);
    const watched = areBots && table === undefined;
    const seat = new Seat(client, {
      match,
      choose: async (asked) => {
        if (watched) await pause(PACE_TO_WATCH);
        return this.#choose(asked);
      },
    });
    const end = (): void => {
      seat.leave();
    };
    this.#ends.add(end);
    seat.result
      .catch((error: unknown) => {
        this.#options.onError(error);
      })
      .finally(() => {
        this.#ends.delete(end);
        this.#playing.delete(match);
        for (const key of this.#memories.keys()) {
          if (key.startsWith(`${match}/`)) this.#memories.delete(key);
        }
      });
  }

  #choose({ match, number, view, options, secret }: Asked): CommandBody {
    const key = `${match.match}/${number}`;
    let memory = this.#memories.get(key);
    if (memory === undefined) this.#memories.set(key, (memory = freshMemory(secret)));
    if (options === null) return { type: 'Pass' };
    const command = BOTS[this.#options.identity.name](view, options, this.#random, memory);
    return command as unknown as CommandBody;
  }
}

/** Secrets that follow from a key and the game, so that none has to be kept. */
function derivedSecrets(key: string, player: string): SecretStore {
  const half = (name: string, n: number): string =>
    createHmac('sha256', key).update(`${player}/${name}/${n}`).digest('hex');
  return {
    get: (name) => half(name, 0) + half(name, 1),
    set: () => undefined,
  };
}
