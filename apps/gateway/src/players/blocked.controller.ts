import { randomBytes } from 'node:crypto';
import { Controller, Delete, Get, Inject, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers, Me, Problem } from '@arbiter/http';
import { botOf, MOST_BLOCKED, topics, type Player, type WirePlayer } from '@arbiter/protocol';
import { blocked } from '../http/shapes.ts';
import { busy, Intake } from '../intake.ts';
import { Lobby } from '../lobby/lobby.ts';
import { shownPlayer } from '../lobby/shown.ts';
import { LIMITS, type Limits } from '../options.ts';

/** Whom a player does not want to play against. It stands in their own record, so it is erased with them. */
@ApiTags('players')
@ApiBearerAuth()
@Controller('v1/players/me/blocked')
export class BlockedController {
  readonly #limits: Limits;
  readonly #intake: Intake;
  readonly #lobby: Lobby;
  /** By player, the last change of theirs: each begins with what the one before it has left. */
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(@Inject(LIMITS) limits: Limits, intake: Intake, lobby: Lobby) {
    this.#limits = limits;
    this.#intake = intake;
    this.#lobby = lobby;
  }

  @Get()
  @Answers(200, blocked, 'Whom you have blocked', [{ player: 'p-4mYw', name: 'Ann' }])
  @ApiOperation({ summary: 'The players whom you have blocked' })
  async all(@Me() me: string): Promise<readonly WirePlayer[]> {
    return this.#shown(await this.#person(me));
  }

  @Put(':player')
  @Answers(200, blocked, 'Whom you have blocked now')
  @ApiOperation({
    summary:
      'Block a player: the queue brings your tickets from now on together with none of theirs, and they can’t invite you',
  })
  block(@Me() me: string, @Param('player') player: string): Promise<readonly WirePlayer[]> {
    if (player === me || botOf(player) !== undefined) {
      throw new Problem(422, { kind: 'malformed', title: 'One blocks another person' });
    }
    return this.#change(me, async (before) => {
      if (before.includes(player)) return before;
      if (!(await this.#lobby.knows(player))) {
        throw new Problem(404, { kind: 'unknown', title: 'There is no such player' });
      }
      if (before.length >= MOST_BLOCKED) {
        throw new Problem(409, {
          kind: 'too-many',
          title: `You block ${MOST_BLOCKED} players, as many as there may be`,
        });
      }
      return [...before, player];
    });
  }

  @Delete(':player')
  @Answers(200, blocked, 'Whom you block still')
  @ApiOperation({ summary: 'Block a player no longer' })
  unblock(@Me() me: string, @Param('player') player: string): Promise<readonly WirePlayer[]> {
    return this.#change(me, (before) =>
      before.includes(player) ? before.filter((one) => one !== player) : before,
    );
  }

  #change(
    me: string,
    next: (before: readonly string[]) => readonly string[] | Promise<readonly string[]>,
  ): Promise<readonly WirePlayer[]> {
    const before = this.#last.get(me) ?? Promise.resolve();
    const change = before.then(async () => {
      const person = await this.#person(me);
      const wanted = await next(person.blocked ?? []);
      return wanted === person.blocked ? this.#shown(person) : this.#write(person, wanted);
    });
    const settled = change.catch(() => undefined);
    this.#last.set(me, settled);
    void settled.then(() => this.#last.get(me) === settled && this.#last.delete(me));
    return change;
  }

  async #write(person: Player, blocked: readonly string[]): Promise<readonly WirePlayer[]> {
    const { player } = person;
    const body: Player = { ...person, blocked: [...blocked] };
    const id = randomBytes(12).toString('base64url');
    await this.#intake.append({
      ...{ topic: topics.players.name, key: player },
      ...{ id, type: 'arbiter.player.v1', body },
    });
    const text = JSON.stringify(blocked);
    const written = await this.#lobby.persons.until(player, this.#limits.patience, () => {
      const now = this.#lobby.player(player);
      return JSON.stringify(now?.blocked) === text ? now : undefined;
    });
    if (written === undefined) throw busy();
    return this.#shown(written);
  }

  async #person(me: string): Promise<Player> {
    await this.#lobby.knows(me);
    const person = await this.#lobby.person(me);
    if (person !== undefined) return person;
    throw new Problem(403, { kind: 'not-yours', title: 'A bot blocks nobody' });
  }

  async #shown({ blocked = [] }: Player): Promise<readonly WirePlayer[]> {
    await this.#lobby.meet(blocked);
    return blocked.map((one) => shownPlayer(this.#lobby, one));
  }
}
