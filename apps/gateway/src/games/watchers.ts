import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { GATEWAY_OPTIONS, LIMITS, type GatewayOptions, type Limits } from '../options.ts';
import { Tables } from './tables.ts';

/**
 * How many watch a game, at whatever gateway. Each gateway says of each game how many watch it there, as somebody's presence
 * whose name holds that number; one that dies is believed only for a while longer.
 */
@Injectable()
export class Watchers implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #options: GatewayOptions;
  readonly #limits: Limits;
  readonly #tables: Tables;
  readonly #logger = new Logger('watchers');
  readonly #instance = randomBytes(6).toString('base64url');
  /** What was said last of each game. */
  readonly #said = new Map<string, string>();
  #telling: NodeJS.Timeout | undefined;
  #done: Promise<void> = Promise.resolve();

  constructor(
    @Inject(GATEWAY_OPTIONS) options: GatewayOptions,
    @Inject(LIMITS) limits: Limits,
    tables: Tables,
  ) {
    this.#options = options;
    this.#limits = limits;
    this.#tables = tables;
  }

  onApplicationBootstrap(): void {
    this.#telling = setInterval(() => {
      this.#done = this.#tell().catch(this.#failed);
    }, this.#limits.watchers).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.#telling);
    await this.#done;
  }

  /** Who watches a game and plays neither seat: here as it is, elsewhere as was said last. Without the others, only here. */
  async of(game: string): Promise<number> {
    const here = this.#tables.spectatorsOf(game);
    try {
      const said = await this.#options.coordination.presence.present(placeOf(game));
      return said
        .map((one) => one.split('/'))
        .filter(([instance]) => instance !== this.#instance)
        .reduce((sum, [, count]) => sum + Number(count), here);
    } catch {
      // That nothing is shared is said as often as we would share it.
      return here;
    }
  }

  /** Says what is so now, and takes back what is so no longer. */
  async #tell(): Promise<void> {
    const { presence } = this.#options.coordination;
    const watched = new Set(this.#tables.watched());
    for (const game of watched) {
      const name = `${this.#instance}/${this.#tables.spectatorsOf(game)}`;
      await presence.touch(placeOf(game), name, BELIEVED * this.#limits.watchers);
      await this.#takeBack(game, name);
      this.#said.set(game, name);
    }
    for (const game of this.#said.keys()) {
      if (watched.has(game)) continue;
      await this.#takeBack(game);
      this.#said.delete(game);
    }
  }

  /** @param now what is said in its place */
  async #takeBack(game: string, now?: string): Promise<void> {
    const before = this.#said.get(game);
    if (before === undefined || before === now) return;
    await this.#options.coordination.presence.leave(placeOf(game), before);
  }

  readonly #failed = (error: unknown): void => {
    this.#logger.warn({ message: 'watchers are not told to other gateways', why: String(error) });
  };
}

/** For how many times of saying so a number is believed that is not said again. */
const BELIEVED = 3;

const placeOf = (game: string): string => `watched/${game}`;
