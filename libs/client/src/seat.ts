import type { CommandBody, Deck, MatchState, WireProblem } from '@arbiter/protocol';
import type { GameFollower, Position } from './game-follower.ts';
import { newKey, type Client } from './client.ts';

/** What a player is asked. */
export interface Asked extends Position {
  readonly game: string;
  /** Number of the game in its match. */
  readonly number: number;
  readonly match: MatchState;
  /** The part of chance that this seat has promised for this game. */
  readonly secret: string;
  /** Why the last answer to this question was refused. */
  readonly refusal: WireProblem | null;
}

/** How a match is played. */
export interface SeatPlan {
  /** One of the two: the ticket, or the match. */
  readonly ticket?: string;
  readonly match?: string;
  /** A command for the open decision. Disclosing the secret is done without asking. */
  readonly choose: (asked: Asked) => CommandBody | Promise<CommandBody>;
  /** The deck for the next game; without it the deck stays as it was. */
  readonly sideboard?: (asked: {
    readonly match: MatchState;
    readonly deck: Deck;
  }) => Deck | Promise<Deck>;
  /** Told of each message that shows a game whole. */
  readonly onPosition?: (game: string, position: Position) => void;
  /** Told just before a command is sent, and when it is answered. */
  readonly onCommand?: (game: string, body: CommandBody, answered: boolean) => void;
}

/** So many refusals in a row of one decision end the play: the player does not know the rules. */
const REFUSALS = 20;

/**
 * Plays one match: follows the ticket to the match, the match to its games, promises and discloses secrets, hands in
 * decks between games, and answers each decision. Whatever connection or server is lost on the way, it goes on.
 */
export class Seat {
  /** The match when it is over. */
  readonly result: Promise<MatchState>;
  /** The match as it is now. */
  match: MatchState | null = null;
  /** Commands that were accepted and refused. */
  accepted = 0;
  refused = 0;
  readonly #client: Client;
  readonly #plan: SeatPlan;
  readonly #ends: (() => void)[] = [];
  readonly #games = new Map<string, GameFollower>();
  readonly #committed = new Set<number>();
  readonly #sideboarded = new Set<number>();
  #resolve: (match: MatchState) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;
  #over = false;

  constructor(client: Client, plan: SeatPlan) {
    this.#client = client;
    this.#plan = plan;
    this.result = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    if (plan.match !== undefined) this.#followMatch(plan.match);
    else if (plan.ticket !== undefined) this.#followTicket(plan.ticket);
    else throw new Error('a seat needs a ticket or a match');
  }

  /** Every update of each game followed the one before. */
  get gaps(): number {
    return [...this.#games.values()].reduce((sum, { gaps }) => sum + gaps, 0);
  }

  /** Stops playing. */
  leave(): void {
    this.#over = true;
    for (const end of this.#ends) end();
  }

  #followTicket(ticket: string): void {
    let followed = false;
    let asked: number | null = null;
    const end = this.#client.followTicket(ticket, ({ match, status, check, why }) => {
      // Anyone who plays by program is there.
      if (check !== null && !check.ready && check.until !== asked) {
        asked = check.until;
        this.#client.confirmReady(ticket).catch(() => (asked = null));
      }
      if (status === 'refused' || status === 'withdrawn') {
        this.#fail(new Error(`the ticket was ${status}: ${why ?? ''}`));
      } else if (match !== null && !followed) {
        followed = true;
        end();
        this.#followMatch(match);
      }
    });
    this.#ends.push(end);
  }

  #followMatch(match: string): void {
    this.#ends.push(
      this.#client.followMatch(match, (state) => {
        this.#onMatch(state);
      }),
    );
  }

  #onMatch(match: MatchState): void {
    if (this.#over) return;
    this.match = match;
    if (match.seat === null) {
      this.#fail(new Error('this player has no seat in the match'));
      return;
    }
    for (const { game, number } of match.games) this.#open(game, number);
    if (match.status === 'over') {
      this.leave();
      this.#resolve(match);
      return;
    }
    const next = match.games.length + 1;
    const idle = match.games.every(({ over }) => over);
    if (idle) {
      const promised = match.commitments.find(({ number }) => number === next)?.seats[match.seat];
      if (promised !== true)
        this.#once(this.#committed, next, () => this.#client.commit(match.match, next));
    }
    const { deck, sideboarding } = match;
    const { sideboard } = this.#plan;
    if (sideboarding !== null && deck !== null && sideboard !== undefined) {
      this.#once(this.#sideboarded, sideboarding.number, async () =>
        this.#client.sideboard(match.match, await sideboard({ match, deck })),
      );
    }
  }

  /** Does something once for a number; what fails is tried again at the next change, or shortly. */
  #once(done: Set<number>, number: number, act: () => Promise<unknown>): void {
    if (done.has(number)) return;
    done.add(number);
    act().catch(() => {
      if (this.#over) return;
      setTimeout(() => {
        done.delete(number);
        if (this.match !== null) this.#onMatch(this.match);
      }, 500);
    });
  }

  #open(game: string, number: number): void {
    if (this.#games.has(game)) return;
    let wake: () => void = () => undefined;
    const follower = this.#client.follow(game, 0, {
      onPosition: (position) => {
        this.#plan.onPosition?.(game, position);
        wake();
      },
    });
    this.#games.set(game, follower);
    this.#ends.push(() => {
      follower.end();
      wake();
    });
    const moved = (): Promise<void> =>
      new Promise((resolve) => {
        wake = resolve;
      });
    this.#playGame(follower, number, moved).catch((error: unknown) => {
      this.#fail(error);
    });
  }

  async #playGame(
    follower: GameFollower,
    number: number,
    moved: () => Promise<void>,
  ): Promise<void> {
    let refusal: WireProblem | null = null;
    let refusals = 0;
    let answered = 0;
    for (;;) {
      const { position } = follower;
      if (this.#over || (position !== null && position.view.outcome !== null)) return;
      if (position?.options == null || position.version <= answered || this.match === null) {
        await moved();
        continue;
      }
      const { match } = this;
      const secret = this.#client.secrets.get(`${match.match}/${number}`) ?? '';
      const asked = { ...position, game: follower.id, number, match, secret, refusal };
      const body =
        position.options.decision?.kind === 'disclose'
          ? { type: 'DiscloseSecret', secret }
          : await this.#plan.choose(asked);
      const { thought } = follower;
      this.#plan.onCommand?.(follower.id, body, false);
      const ack = await this.#client.socket.command(follower.id, newKey(), body, thought);
      this.#plan.onCommand?.(follower.id, body, true);
      const version = Number(ack.outcome?.version ?? ack.problem?.['version'] ?? 0);
      if (ack.problem === undefined) {
        this.accepted += 1;
        refusal = null;
        refusals = 0;
      } else {
        this.refused += 1;
        refusal = ack.problem;
        refusals += 1;
        if (refusals >= REFUSALS || version === 0) throw new Error(said(ack.problem, body));
      }
      // What was known before the command is no question any more.
      answered = Math.max(answered, version - 1, position.version);
    }
  }

  #fail(error: unknown): void {
    if (this.#over) return;
    this.leave();
    this.#reject(error);
  }
}

const said = ({ title, detail = '' }: WireProblem, body: CommandBody): string =>
  `${title}: ${detail} (${JSON.stringify(body)})`;
