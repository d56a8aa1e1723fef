import { setTimeout as pause } from 'node:timers/promises';
import { databaseLost, ReadModelsAway } from '@arbiter/platform';
import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { RecordRow } from '../store/entities.ts';
import type { ReplayRepository } from '../store/replay.repository.ts';
import type { ReplayMetrics } from '../replay.metrics.ts';
import { checkRecord, type CheckParts } from './check-record.ts';

/** Games that are asked for at once. */
const MOST = 20;
/** Pause between two games, in milliseconds: players need the processor more. */
const PACE = 200;
/** When to look again, though nobody has said that a game is over: another instance may have projected it. */
const LOOK_EVERY = 30_000;

/** What the verifier stands on. */
export interface VerifierParts extends CheckParts {
  readonly repository: ReplayRepository;
  readonly metrics: ReplayMetrics;
  /** The partitions that this instance projects: a game is checked by the instance that projects it. */
  readonly partitions: () => readonly number[];
}

/**
 * Checks the record of each game once it is over, one after the other, and keeps what it found. What another build has
 * pinned, and no build of its own has checked yet, is checked again by this one.
 */
export class Verifier implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #parts: VerifierParts;
  readonly #logger = new Logger('replay');
  readonly #ending = new AbortController();
  #woken = new AbortController();
  #running: Promise<void> | undefined;

  constructor(parts: VerifierParts) {
    this.#parts = parts;
  }

  onApplicationBootstrap(): void {
    this.#running = this.#run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#ending.abort();
    this.#woken.abort();
    await this.#running;
  }

  /** A game may be over now. */
  wake(): void {
    this.#woken.abort();
  }

  async #run(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      this.#woken = new AbortController();
      try {
        if (await this.#verifySome()) continue;
      } catch (error) {
        // That the read models are away, their projection says.
        const told = error instanceof ReadModelsAway || databaseLost(error) !== undefined;
        if (!told && !this.#ending.signal.aborted) this.#logger.error(error);
      }
      const either = AbortSignal.any([signal, this.#woken.signal]);
      await pause(LOOK_EVERY, undefined, { signal: either, ref: false }).catch(() => undefined);
    }
  }

  /** @returns whether there may be more */
  async #verifySome(): Promise<boolean> {
    const { repository, partitions, pinned } = this.#parts;
    const { signal } = this.#ending;
    const own = partitions();
    if (own.length === 0) return false;
    const build = pinned()['engine'] ?? '';
    const games = await repository.unverified(build, own, MOST);
    for (const one of games) {
      if (signal.aborted) return false;
      await this.#verify(one);
      await pause(PACE, undefined, { signal, ref: false }).catch(() => undefined);
    }
    return games.length === MOST;
  }

  async #verify({ game, first, offset }: RecordRow): Promise<void> {
    const { repository, metrics } = this.#parts;
    const verified = await checkRecord({ game, first, offset }, this.#parts);
    const { state, build, event } = verified;
    await repository.storeVerification({
      ...{ game, state, build, event, at: Date.now(), body: verified },
    });
    metrics.verified(state);
    if (state !== 'differs') return;
    const message = `the record of game ${game} differs at event ${event ?? 0}: ${verified.why ?? ''}`;
    this.#logger.error({ message });
  }
}
