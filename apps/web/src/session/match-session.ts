import {
  newKey,
  ProblemError,
  type Client,
  type CommandBody,
  type CommandTried,
  type Deck,
  type GameFollower,
  type MatchState,
  type Position,
  type ToldCommit,
  type WireProblem,
} from '@arbiter/client';
import { deedsWith } from '../play/deeds.ts';
import { cardOf } from '../play/groups.ts';
import { DEFAULT_ORDERS, type PassingOrders } from '../play/passing.ts';
import { linesOf, type LogLine } from '../state/log.ts';
import type { TableState } from '../state/state.ts';
import { AutoPasser } from './auto-pass.ts';
import { say } from '../words/say.ts';

/** Where a session puts what it learns. */
export interface TableStore {
  get(): TableState | null;
  set(change: Partial<TableState>): void;
  begin(table: TableState): void;
  /** There is nothing to follow. */
  missing(problem: WireProblem): void;
}

/** A player's orders for passing, as they were and as they are to be. */
export interface OrdersOfPlayer {
  readonly get: () => PassingOrders;
  readonly keep: (orders: PassingOrders) => void;
}

const AGAIN = 500;
/** So many commits are remembered: as many as come with a reload. */
const RECENT = 64;

/** What answers no decision. */
const ANY_TIME: ReadonlySet<string> = new Set([
  'Concede',
  'OfferDraw',
  'WithdrawDraw',
  'SetStops',
  'Yield',
]);

/** One match in this window, played or watched: follows it and its games, promises and discloses secrets by itself. */
export class MatchSession {
  readonly passer: AutoPasser;
  readonly #client: Client;
  readonly #id: string;
  readonly #store: TableStore;
  readonly #orders: OrdersOfPlayer;
  readonly #ends: (() => void)[] = [];
  readonly #done = new Set<string>();
  #game: (GameFollower & { end(): void }) | null = null;
  #lines: LogLine[] = [];
  #commits: readonly ToldCommit[] = [];
  /** Commands that are not answered yet. */
  #underWay = 0;
  /** Below this version positions are from before the last command. */
  #awaited = 0;
  #over = false;

  constructor(client: Client, id: string, store: TableStore, orders: OrdersOfPlayer) {
    this.#client = client;
    this.#id = id;
    this.#store = store;
    this.#orders = orders;
    this.passer = new AutoPasser(store, orders.keep, () => void this.send({ type: 'Pass' }));
    this.#ends.push(
      client.followMatch(
        id,
        (match) => {
          this.#onMatch(match);
        },
        ({ problem }) => {
          this.#store.missing(problem);
        },
      ),
    );
  }

  end(): void {
    this.#over = true;
    this.passer.end();
    this.#game?.end();
    for (const end of this.#ends) end();
  }

  /** Sends a command for the game on the table; a refusal is shown with its rule. */
  async send(body: CommandBody): Promise<void> {
    const { game = null, sending = false } = this.#store.get() ?? {};
    if (game === null) return;
    // A second click on what is on its way already would only be refused.
    if (sending && !ANY_TIME.has(body.type)) return;
    this.#store.set({ sending: true, refusal: null });
    this.#underWay += 1;
    const { outcome, problem } = await this.#client.socket.command(
      ...([game, newKey(), body] as const),
      this.#game?.thought,
    );
    this.#underWay -= 1;
    if (this.#over || this.#store.get()?.game !== game) return;
    if (problem !== undefined) {
      this.#store.set({ sending: this.#underWay > 0, refusal: problem });
      return;
    }
    this.#awaited = Math.max(this.#awaited, outcome?.version ?? 0);
    const version = this.#store.get()?.position?.version ?? 0;
    this.#store.set({ open: null, fields: null, sending: this.#isSending(version) });
    // What came of it may have been seen before this.
    this.passer.take();
  }

  /** Whether a command is under way, or what came of it has not been seen. */
  #isSending(version: number): boolean {
    return this.#underWay > 0 || version < this.#awaited;
  }

  /** What would come of a command, without sending it; undefined if that can't be told. */
  async tried(body: CommandBody): Promise<CommandTried | undefined> {
    const { game = null } = this.#store.get() ?? {};
    try {
      return game === null ? undefined : await this.#client.explain(game, body);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return undefined;
    }
  }

  /** Tells why a command would be refused, without sending it. */
  async explain(body: CommandBody): Promise<void> {
    const { game = null } = this.#store.get() ?? {};
    if (game === null) return;
    await this.#guarded(async () => {
      const { refusal } = await this.#client.explain(game, body);
      if (this.#over || this.#store.get()?.game !== game) return;
      this.#store.set({ refusal: asProblem(refusal) });
    });
  }

  /** @param deck null: as it is */
  async sideboard(deck: Deck | null): Promise<void> {
    const match = this.#store.get()?.match;
    const wanted = deck ?? match?.deck;
    if (match === undefined || wanted == null) return;
    await this.#guarded(async () => {
      await this.#client.sideboard(match.match, wanted);
      this.#store.set({ sideboarded: true, refusal: null });
    });
  }

  async concede(): Promise<void> {
    await this.#guarded(() => this.#client.concedeMatch(this.#id));
  }

  async #guarded(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (!this.#over) this.#store.set({ refusal: error.problem });
    }
  }

  #onMatch(match: MatchState): void {
    if (this.#over) return;
    const before = this.#store.get();
    if (before === null) this.#store.begin(freshTable(match, this.#orders.get()));
    else {
      const other = before.match.sideboarding?.number !== match.sideboarding?.number;
      this.#store.set({ match, ...(other && { sideboarded: false }) });
    }
    const latest = match.games.at(-1);
    if (latest !== undefined && latest.game !== this.#game?.id) this.#sitDown(latest.game);
    this.#promise(match);
  }

  /** Commits to a part of chance for the next game, as soon as there is none that goes on. */
  #promise(match: MatchState): void {
    const { seat, status, games } = match;
    if (seat === null || status === 'over' || games.some(({ over }) => !over)) return;
    const next = games.length + 1;
    const promised = match.commitments.find(({ number }) => number === next)?.seats[seat];
    if (promised !== true) this.#once(`commit ${next}`, () => this.#client.commit(this.#id, next));
  }

  #sitDown(game: string): void {
    this.#game?.end();
    this.#lines = [];
    this.#commits = [];
    this.#awaited = 0;
    this.#store.set({
      game,
      position: null,
      log: [],
      refusal: null,
      open: null,
      fields: null,
      selected: null,
      sending: false,
      commits: [],
    });
    this.#game = this.#client.follow(game, null, {
      onRecent: (commits) => {
        commits.forEach(this.#hear);
      },
      onUpdate: (update) => {
        this.#hear(update);
      },
      onPosition: (position) => {
        this.#onPosition(game, position);
      },
      onShortOfTime: (left) => {
        if (this.#store.get()?.game === game) this.#store.set({ shortOfTime: left });
      },
    });
  }

  readonly #hear = (commit: ToldCommit): void => {
    this.#lines.push(...linesOf(commit));
    this.#commits = [...this.#commits.slice(1 - RECENT), commit];
  };

  #onPosition(game: string, position: Position): void {
    if (this.#over || this.#store.get()?.game !== game) return;
    const { options } = position;
    const sending = this.#isSending(position.version);
    const before = this.#store.get();
    const open = before?.open ?? null;
    const asked = before?.position?.options?.decision?.number;
    const isOther = asked !== options?.decision?.number;
    const selected = before?.selected ?? null;
    const stays =
      selected !== null &&
      cardOf(position.view, selected) !== undefined &&
      !isMenu(before?.position?.options, selected) &&
      !isMenu(options, selected);
    this.#store.set({
      position,
      receivedAt: Date.now() - (position.clock?.since ?? 0),
      log: this.#lines.slice(),
      ...(!sending && { sending: false }),
      commits: this.#commits,
      ...(open !== null && open.decision !== options?.decision?.number && { open: null }),
      ...(isOther && { fields: null, shortOfTime: null }),
      ...(isOther && !stays && { selected: null }),
    });
    if (options?.decision?.kind === 'disclose') this.#disclose(game);
    this.passer.take();
  }

  #disclose(game: string): void {
    const number = this.#store.get()?.match.games.find((one) => one.game === game)?.number;
    const secret = this.#client.secrets.get(`${this.#id}/${number ?? 0}`);
    if (secret === null) return;
    this.#once(`disclose ${game}`, () => this.send({ type: 'DiscloseSecret', secret }));
  }

  /** Does something once; what fails is tried again. */
  #once(name: string, act: () => Promise<unknown>): void {
    if (this.#done.has(name) || this.#over) return;
    this.#done.add(name);
    act().catch(() => {
      setTimeout(() => {
        this.#done.delete(name);
        const match = this.#store.get()?.match;
        if (match !== undefined) this.#onMatch(match);
      }, AGAIN);
    });
  }
}

/** Whether a card that is selected offers several things to do: that is for one decision, where reading goes on. */
const isMenu = (options: Position['options'] | undefined, card: number): boolean =>
  options != null && deedsWith(options, card).length > 1;

function asProblem(refusal: CommandTried['refusal']): WireProblem {
  const type = 'explanation';
  return refusal === null
    ? { type, status: 200, title: say('This is legal now') }
    : { type, status: 200, title: refusal.reason, ...refusal };
}

/** A match of which nothing is known but what it is. */
export function freshTable(match: MatchState, orders = DEFAULT_ORDERS): TableState {
  return {
    match,
    game: null,
    position: null,
    receivedAt: 0,
    shortOfTime: null,
    log: [],
    refusal: null,
    open: null,
    fields: null,
    listed: false,
    selected: null,
    sending: false,
    orders,
    passing: false,
    holding: false,
    sideboarded: false,
    allLines: false,
    cardNames: [],
    paid: null,
    commits: [],
  };
}
