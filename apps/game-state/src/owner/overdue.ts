import type { Head } from '@arbiter/protocol';
import type { Due } from './facts.ts';
import type { Appending, Asked, OwnedGame } from './owned-game.ts';
import type { Patience } from './patience.ts';

/** What has to be done about a game because time has passed. */
export type Overdue =
  /** No verdict came. */
  | { readonly type: 'ask again'; readonly asked: Asked }
  /** None will come: those who began to decide it died of it. */
  | { readonly type: 'suspend'; readonly asked: Asked; readonly why: string }
  /** The log rejected the commit. */
  | { readonly type: 'append again'; readonly appending: Appending }
  /** Somebody's time is up, or nothing came of saying so. */
  | { readonly type: 'expire'; readonly due: Due }
  /** It ended long ago. */
  | { readonly type: 'put away'; readonly endedAt: number };

const NOTHING: readonly Overdue[] = [];

/**
 * What is retried, and when. Most games wait for a player, so a game is checked only when something of it may be
 * overdue: with thousands of games, a tick costs one comparison each.
 */
export class Overdues {
  readonly #patience: Patience;
  readonly #due: (head: Head) => Due | null;

  /** @param due when a game's clock runs out */
  constructor(patience: Patience, due: (head: Head) => Due | null) {
    this.#patience = patience;
    this.#due = due;
  }

  /** What is overdue of a game now. It is noted as done, and returned again only when it is overdue again. */
  of(game: OwnedGame, now: number): readonly Overdue[] {
    if (game.lookAt > now) return NOTHING;
    const found = [this.#inFlight(game, now), this.#expiry(game, now), this.#end(game, now)];
    game.lookAt = Math.min(...found.map(({ next }) => next));
    return found.flatMap(({ overdue }) => overdue ?? []);
  }

  #inFlight({ inFlight }: OwnedGame, now: number): Found {
    if (inFlight === null) return { next: Infinity };
    if (inFlight.stage === 'appending') {
      const { again } = inFlight;
      if (again === null) return { next: Infinity };
      if (again > now) return { next: again };
      inFlight.again = null;
      return { next: Infinity, overdue: { type: 'append again', appending: inFlight } };
    }
    if (inFlight.until > now) return { next: inFlight.until };
    if (inFlight.begun && ++inFlight.deaths >= this.#patience.deaths) {
      const why = `${inFlight.deaths} evaluators died of it`;
      return { next: Infinity, overdue: { type: 'suspend', asked: inFlight, why } };
    }
    inFlight.until = now + this.#patience.verdict;
    return { next: inFlight.until, overdue: { type: 'ask again', asked: inFlight } };
  }

  #expiry(game: OwnedGame, now: number): Found {
    const due = game.head && this.#due(game.head);
    if (!due) return { next: Infinity };
    const next = game.expiry?.at === due.at ? game.expiry.again : due.at;
    if (next > now) return { next };
    const again = now + this.#patience.expiry;
    game.expiry = { at: due.at, again };
    return { next: again, overdue: { type: 'expire', due } };
  }

  /** A finished game is kept for retries of its commands. */
  #end({ head, queue, inFlight }: OwnedGame, now: number): Found {
    // What is still under way sets `lookAt` when it finishes.
    if (head?.phase !== 'over' || queue.length > 0 || inFlight !== null) return { next: Infinity };
    const next = head.at + this.#patience.over;
    if (next > now) return { next };
    return { next: Infinity, overdue: { type: 'put away', endedAt: head.at } };
  }
}

/** Something that may be overdue: when to look again, and whether it is overdue now. */
interface Found {
  readonly next: number;
  readonly overdue?: Overdue;
}
