import { Inject, Injectable, Logger } from '@nestjs/common';
import { malformed, Problem } from '@arbiter/http';
import { pass } from '@arbiter/platform';
import { NO_SPANS, type Spans } from '@arbiter/telemetry';
import {
  canonicalJson,
  commandId,
  commandOf,
  isRefusal,
  topics,
  type CommandBody,
  type CommandOutcome,
  type CommandTried,
  type GameCommand,
  type GameEvent,
} from '@arbiter/protocol';
import { GatewayMetrics } from '../gateway.metrics.ts';
import { busy, Intake } from '../intake.ts';
import { Lobby } from '../lobby/lobby.ts';
import { GATEWAY_OPTIONS, LIMITS, type GatewayOptions, type Limits } from '../options.ts';
import type { Link } from './folded-game.ts';
import { checkGameLimits } from './game-limits.ts';
import type { Table } from './table.ts';
import { Tables } from './tables.ts';
import { asBody, asCommand, playerCommand } from './player-command.ts';

/** The characters of a key: visible ones, so that it survives any header. */
const KEY = /^[\x21-\x7e]{1,128}$/u;

/** A command for a game, as submitted. */
export interface Wish {
  readonly player: string;
  readonly game: string;
  /** The `Idempotency-Key`. */
  readonly key: string | undefined;
  readonly body: unknown;
  /** How long the player says to have had the question, in milliseconds. */
  readonly thought?: number | undefined;
  /** Whether the outcome reports what happened; on a socket the update of the same commit does. */
  readonly events: boolean;
}

/** Puts players' commands on the log and reads back their outcomes. */
@Injectable()
export class Submit {
  readonly #options: GatewayOptions;
  readonly #limits: Limits;
  readonly #intake: Intake;
  readonly #lobby: Lobby;
  readonly #tables: Tables;
  readonly #metrics: GatewayMetrics;
  readonly #spans: Spans;
  readonly #logger = new Logger('commands');
  /** Commands that were appended and not yet read back: by id, their bodies. */
  readonly #pending = new Map<string, { readonly body: string; readonly done: Promise<unknown> }>();

  constructor(
    @Inject(GATEWAY_OPTIONS) options: GatewayOptions,
    @Inject(LIMITS) limits: Limits,
    intake: Intake,
    lobby: Lobby,
    tables: Tables,
    metrics: GatewayMetrics,
  ) {
    this.#options = options;
    this.#limits = limits;
    this.#intake = intake;
    this.#lobby = lobby;
    this.#tables = tables;
    this.#metrics = metrics;
    this.#spans = options.telemetry?.spans ?? NO_SPANS;
    metrics.pending(() => this.#pending.size);
  }

  /**
   * Sends a command and waits for its outcome, but not for long: then it is `pending`.
   *
   * @throws Problem 409 for a refusal, with edition, rule, reason and objects; 403, 404, 422, 429, 503
   */
  async submit(wish: Wish): Promise<CommandOutcome> {
    try {
      const outcome = await this.#submit(wish);
      if (outcome.state === 'pending') this.#metrics.unanswered();
      return outcome;
    } catch (error) {
      if (!(error instanceof Problem) || error.getStatus() >= 500) this.#metrics.unanswered();
      throw error;
    }
  }

  async #submit({ player, game, key, body, thought, events }: Wish): Promise<CommandOutcome> {
    await pass(this.#options.coordination, `commands/${player}`, this.#limits.commands);
    const { seat, match } = await this.#placeOf(game, player);
    if (key === undefined || !KEY.test(key)) {
      throw new Problem(key === undefined ? 400 : 422, {
        kind: 'idempotency-key',
        title: 'A command needs an Idempotency-Key',
        detail:
          'send 1 to 128 visible ASCII characters, new for each command, the same for a retry',
      });
    }
    const read = playerCommand.safeParse(body);
    if (!read.success) throw malformed(read.error.issues);

    const id = commandId(player, game, key);
    const wanted = asBody(read.data);
    this.#spans.note({ 'arbiter.command': id, 'arbiter.kind': wanted.type });
    const table = await this.#tables.open(game);
    const answered = table.answerTo(id);
    if (answered !== undefined) return this.#outcome(table, id, answered, seat, { wanted, events });
    const text = canonicalJson(wanted);
    const before = this.#pending.get(id);
    if (before !== undefined && before.body !== text) throw sameKey();
    if (before === undefined) {
      checkGameLimits(table.folded.head, seat, wanted);
      if (this.#pending.size >= this.#limits.pending) throw busy();
    }

    const outcome = this.#hear(table, id, wanted.type);
    try {
      const command = { id, game, seat, body: wanted, ...(thought !== undefined && { thought }) };
      if (before === undefined) await this.#append(id, command, text);
      else await before.done;
      const version = await outcome.heard;
      if (version === undefined) return { command: id, game, state: 'pending' };
      this.#logger.debug({
        message: 'answered',
        game,
        match,
        command: id,
        kind: wanted.type,
        version,
      });
      return await this.#outcome(table, id, version, seat, { wanted, events });
    } finally {
      outcome.stop();
    }
  }

  /**
   * Whether a command would be accepted now, and why not: it is not sent, changes no version and is in no record.
   *
   * @throws Problem 403, 404, 422, 429
   */
  async explain({
    player,
    game,
    body,
  }: Pick<Wish, 'player' | 'game' | 'body'>): Promise<CommandTried> {
    await pass(this.#options.coordination, `commands/${player}`, this.#limits.commands);
    const seat = await this.seatOf(game, player);
    const read = playerCommand.safeParse(body);
    if (!read.success) throw malformed(read.error.issues);
    const tried = (await this.#tables.open(game)).tried(seat, asCommand(read.data));
    if (tried === null) throw noGame();
    return tried;
  }

  /** The outcome of an earlier command; undefined if nothing is known of it. */
  async look(game: string, player: string, id: string): Promise<CommandOutcome | undefined> {
    const seat = await this.seatOf(game, player);
    const table = await this.#tables.open(game);
    const version = table.answerTo(id);
    if (version !== undefined) return this.#outcome(table, id, version, seat, { events: true });
    return this.#pending.has(id) ? { command: id, game, state: 'pending' } : undefined;
  }

  /** @throws Problem 404 for an unknown game, 403 for a player who is not in it */
  async seatOf(game: string, player: string): Promise<0 | 1> {
    return (await this.#placeOf(game, player)).seat;
  }

  async #placeOf(game: string, player: string): Promise<{ seat: 0 | 1; match: string }> {
    const place = await this.#lobby.place(game, player);
    if (place === undefined) throw noGame();
    this.#spans.note({ 'arbiter.game': game, 'arbiter.match': place.match.match });
    const seat = this.#lobby.seatIn(place.match, player);
    if (seat === null) {
      throw new Problem(403, {
        kind: 'not-seated',
        title: 'You do not play in this game',
        detail: 'a token acts for its own seat only',
      });
    }
    return { seat, match: place.match.match };
  }

  async #append(id: string, command: GameCommand, body: string): Promise<void> {
    const done = this.#intake.append({
      ...{ topic: topics.gameCommands.name, key: command.game },
      ...{ id, type: 'arbiter.game.command.v1', body: command },
    });
    this.#pending.set(id, { body, done });
    try {
      await done;
    } catch (error) {
      this.#pending.delete(id);
      throw error;
    }
  }

  /** Listens for the commit that answers a command; undefined on timeout. */
  #hear(
    table: Table,
    id: string,
    kind: string,
  ): { heard: Promise<number | undefined>; stop: () => void } {
    let timer: NodeJS.Timeout | undefined;
    let watch: ((link: Link) => void) | undefined;
    const acknowledged = this.#metrics.begun(kind);
    const heard = new Promise<number | undefined>((resolve) => {
      watch = ({ version, commit, after }) => {
        if (commit.command !== id) return;
        // A retry that waits for it too does not count as a second one.
        if (this.#pending.delete(id)) acknowledged(after.edition);
        resolve(version);
      };
      table.watchers.set(watch, null);
      timer = setTimeout(resolve, this.#limits.patience, undefined);
    });
    return {
      heard,
      stop: () => {
        clearTimeout(timer);
        if (watch === undefined) return;
        if (!this.#pending.has(id)) {
          table.watchers.delete(watch);
          return;
        }
        // Still pending: the id is kept for a while, so that another body under the same key is noticed.
        const late = watch;
        setTimeout(() => {
          table.watchers.delete(late);
          this.#pending.delete(id);
        }, this.#limits.idle).unref();
      },
    };
  }

  async #outcome(
    table: Table,
    id: string,
    version: number,
    seat: 0 | 1,
    { wanted, events }: { readonly wanted?: CommandBody; readonly events: boolean },
  ): Promise<CommandOutcome> {
    const link = await table.link(version);
    if (link === undefined) throw new Error(`commit ${version} of ${table.id} is gone`);
    const sent = commandOf(link.commit);
    // Only a hash of player, game and key names a command, so another seat's id can't be guessed.
    if (sent?.seat !== seat) throw noCommand();
    if (wanted !== undefined && canonicalJson(sent.body) !== canonicalJson(wanted)) throw sameKey();
    const tip = table.tip(link);
    const known = { command: id, game: table.id, version, tip };
    if (isRefusal(link.commit)) {
      const refusal: Partial<GameEvent> = link.commit.events.at(-1) ?? {};
      const { edition, rule, reason, objects } = refusal;
      throw new Problem(409, {
        kind: 'refused',
        title: 'The rules do not allow this',
        detail: typeof reason === 'string' ? reason : '',
        edition,
        rule,
        reason,
        objects,
        ...known,
      });
    }
    return {
      ...{ ...known, state: 'accepted' },
      ...(events && { events: table.eventsOf(link, seat) }),
    };
  }
}

/** The problem of an unknown game. */
export const noGame = (): Problem =>
  new Problem(404, { kind: 'unknown', title: 'There is no such game' });

/** The problem of an unknown command. */
export const noCommand = (): Problem =>
  new Problem(404, { kind: 'unknown', title: 'There is no such command of yours in this game' });

const sameKey = (): Problem =>
  new Problem(422, {
    kind: 'key-reused',
    title: 'This Idempotency-Key was used for another command',
  });
