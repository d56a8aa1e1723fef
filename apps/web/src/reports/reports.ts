import type { MatchState } from '@arbiter/client';
import { OwnState, type Asking } from '../session/own-state.ts';
import type { Dispute, DisputeList } from './dispute.ts';
import { say } from '../words/say.ts';

/** Asks for JSON of a path, or sends a body there. */
export type Ask = <T>(path: string, body?: unknown) => Promise<T>;

/** What somebody reports about: a game, and the commit that they mean. */
export interface About {
  readonly game: string | null;
  readonly version: number | null;
}

/** Everything that the screen shows. */
export interface Reporting extends About, Asking {
  /** The match of the game; null until it has come, and where no game is meant. */
  readonly match: MatchState | null;
  readonly disputes: readonly Dispute[];
  /** What has been done last. */
  readonly told: string | null;
}

/** Players' reports of what went wrong, and what became of them. */
export class Reports extends OwnState<Reporting> {
  readonly #ask: Ask;

  constructor(ask: Ask, { game, version }: About) {
    super({
      ...{ game, version, match: null, disputes: [], asking: true, told: null, problem: null },
    });
    this.#ask = ask;
  }

  /** Reads the match, and what was reported already. */
  begin(): Promise<void> {
    return this.#doing(async () => {
      const { game } = this.state.peek();
      if (game !== null) {
        const match = await this.#ask<MatchState>(`/v1/games/${encodeURIComponent(game)}`);
        this.set({ match });
      }
      await this.#read();
    });
  }

  /** Reports. */
  open(text: string): Promise<void> {
    return this.#doing(async () => {
      const { game, version } = this.state.peek();
      if (game === null) return;
      await this.#ask('/v1/disputes', { game, version: version ?? 1, text });
      this.set({
        told: say(
          'It is reported. An operator will look at it, and you see here what becomes of it.',
        ),
      });
      await this.#read();
    });
  }

  comment(dispute: string, text: string): Promise<void> {
    return this.#doing(async () => {
      await this.#ask(`/v1/disputes/${dispute}/comments`, { text });
      await this.#read();
    });
  }

  appeal(dispute: string, text: string): Promise<void> {
    return this.#doing(async () => {
      await this.#ask(`/v1/disputes/${dispute}/appeal`, { text });
      await this.#read();
    });
  }

  async #read(): Promise<void> {
    const { game } = this.state.peek();
    const of = game === null ? '' : `&game=${encodeURIComponent(game)}`;
    const { disputes } = await this.#ask<DisputeList>(`/v1/disputes?limit=50${of}`);
    const whole = disputes.map(({ dispute }) => this.#ask<Dispute>(`/v1/disputes/${dispute}`));
    this.set({ disputes: await Promise.all(whole) });
  }

  #doing(act: () => Promise<void>): Promise<void> {
    return this.doing(act, { told: null });
  }
}
