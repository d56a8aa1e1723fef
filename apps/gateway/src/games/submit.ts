import { Inject, Injectable } from '@nestjs/common';
import { malformed, pass, Problem } from '@arbiter/platform';
import {
  canonicalJson,
  commandId,
  commandOf,
  isRefusal,
  makeHeaders,
  topics,
  type CommandBody,
  type CommandOutcome,
  type GameCommand,
  type GameEvent,
} from '@arbiter/protocol';
import { Lobby } from '../lobby/lobby.ts';
import { GATEWAY_OPTIONS, LIMITS, type GatewayOptions, type Limits } from '../options.ts';
import type { Link } from './folded-game.ts';
import type { Table } from './table.ts';
import { Tables } from './tables.ts';
import { asBody, playerCommand } from './player-command.ts';

/** Of what a key may consist: visible characters, so that it survives any header. */
const KEY = /^[\x21-\x7e]{1,128}$/u;

/** What somebody asks to be done in a game. */
export interface Wish {
  readonly player: string;
  readonly game: string;
  /** The `Idempotency-Key`. */
  readonly key: string | undefined;
  readonly body: unknown;
}

/** Puts players' commands on the log and reads back what came of them. */
@Injectable()
export class Submit {
  readonly #options: GatewayOptions;
  readonly #limits: Limits;
  readonly #lobby: Lobby;
  readonly #tables: Tables;
  /** Commands that were appended and not yet read back: by id, their bodies. */
  readonly #pending = new Map<string, { readonly body: string; readonly done: Promise<void> }>();

  constructor(
    @Inject(GATEWAY_OPTIONS) options: GatewayOptions,
    @Inject(LIMITS) limits: Limits,
    lobby: Lobby,
    tables: Tables,
  ) {
    this.#options = options;
    this.#limits = limits;
    this.#lobby = lobby;
    this.#tables = tables;
  }

  /**
   * Sends a command and waits for its outcome, but not for long: then it is `pending`.
   *
   * @throws Problem 409 for a refusal, with edition, rule, reason and objects; 403, 404, 422, 429, 503
   */
  async submit({ player, game, key, body }: Wish): Promise<CommandOutcome> {
    const seat = await this.seatOf(game, player);
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
    await pass(this.#options.coordination, `commands/${player}`, this.#limits.commands);

    const id = commandId(player, game, key);
    const wanted = asBody(read.data);
    const table = await this.#tables.open(game);
    const answered = table.answerTo(id);
    if (answered !== undefined) return this.#outcome(table, id, answered, seat, wanted);
    const text = canonicalJson(wanted);
    const before = this.#pending.get(id);
    if (before !== undefined && before.body !== text) throw sameKey();
    if (before === undefined && this.#pending.size >= this.#limits.pending) throw busy();

    const outcome = this.#hear(table, id);
    try {
      if (before === undefined) await this.#append(id, { id, game, seat, body: wanted }, text);
      else await before.done;
      const version = await outcome.heard;
      if (version === undefined) return { command: id, game, state: 'pending' };
      return await this.#outcome(table, id, version, seat, wanted);
    } finally {
      outcome.stop();
    }
  }

  /** What came of a command that was sent before; undefined if nothing is known of it. */
  async look(game: string, player: string, id: string): Promise<CommandOutcome | undefined> {
    const seat = await this.seatOf(game, player);
    const table = await this.#tables.open(game);
    const version = table.answerTo(id);
    if (version !== undefined) return this.#outcome(table, id, version, seat);
    return this.#pending.has(id) ? { command: id, game, state: 'pending' } : undefined;
  }

  /** @throws Problem 404 for no such game, 403 for somebody who doesn't play in it */
  async seatOf(game: string, player: string): Promise<0 | 1> {
    const place = await this.#lobby.place(game);
    if (place === undefined) throw noGame();
    const seat = this.#lobby.seatIn(place.match, player);
    if (seat === null) {
      throw new Problem(403, {
        kind: 'not-seated',
        title: 'You do not play in this game',
        detail: 'a token acts for its own seat only',
      });
    }
    return seat;
  }

  async #append(id: string, command: GameCommand, body: string): Promise<void> {
    const done = this.#options.log
      .append([
        {
          topic: topics.gameCommands.name,
          key: command.game,
          value: JSON.stringify(command),
          headers: makeHeaders({
            id,
            source: '/gateway',
            type: 'arbiter.game.command.v1',
            subject: command.game,
          }),
        },
      ])
      .then(() => undefined);
    this.#pending.set(id, { body, done });
    try {
      await done;
    } catch (error) {
      this.#pending.delete(id);
      throw error;
    }
  }

  /** Listens for the commit that answers a command; undefined when patience ends before. */
  #hear(table: Table, id: string): { heard: Promise<number | undefined>; stop: () => void } {
    let timer: NodeJS.Timeout | undefined;
    let watch: ((link: Link) => void) | undefined;
    const heard = new Promise<number | undefined>((resolve) => {
      watch = ({ version, commit }) => {
        if (commit.command !== id) return;
        this.#pending.delete(id);
        resolve(version);
      };
      table.watchers.add(watch);
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
        // Still under way: the id is kept a while, so that another body under the same key is noticed.
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
    wanted?: CommandBody,
  ): Promise<CommandOutcome> {
    const link = await table.link(version);
    if (link === undefined) throw new Error(`commit ${version} of ${table.id} is gone`);
    const sent = commandOf(link.commit);
    // Only a hash of player, game and key names a command, so another seat's id can't be asked for by chance.
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
    return { ...known, state: 'accepted', events: table.eventsOf(link, seat) };
  }
}

/** A problem for an id of no game. */
export const noGame = (): Problem =>
  new Problem(404, { kind: 'unknown', title: 'There is no such game' });

/** A problem for an id of no command. */
export const noCommand = (): Problem =>
  new Problem(404, { kind: 'unknown', title: 'There is no such command of yours in this game' });

const sameKey = (): Problem =>
  new Problem(422, {
    kind: 'key-reused',
    title: 'This Idempotency-Key was used for another command',
  });

const busy = (): Problem =>
  new Problem(
    503,
    { kind: 'busy', title: 'The server can take no more just now' },
    { 'retry-after': '1' },
  );
