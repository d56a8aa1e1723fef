import { randomBytes } from 'node:crypto';
import { Body, Controller, Delete, Get, Inject, Ip, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers, Me, Problem, Public } from '@arbiter/http';
import { pass } from '@arbiter/platform';
import { botOf, topics, type Player, type WirePlayer } from '@arbiter/protocol';
import { guest, player, token } from '../http/shapes.ts';
import { z } from 'zod';
import { GATEWAY_OPTIONS, LIMITS, type GatewayOptions, type Limits } from '../options.ts';
import { busy, Intake } from '../intake.ts';
import { KeptDecks } from '../decks/kept-decks.ts';
import { Lobby } from '../lobby/lobby.ts';
import { shownPlayer } from '../lobby/shown.ts';
import { Withdrawals } from '../tickets/withdrawals.ts';
import { TournamentCommands } from '../tournaments/tournament-commands.ts';

const newPlayer = z.object({ name: z.string().trim().min(1).max(40).default('Guest') });

/** A guest with the token that speaks for them. */
export interface Guest extends WirePlayer {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

@ApiTags('players')
@Controller('v1/players')
export class PlayersController {
  readonly #options: GatewayOptions;
  readonly #limits: Limits;
  readonly #intake: Intake;
  readonly #lobby: Lobby;
  readonly #withdrawals: Withdrawals;
  readonly #decks: KeptDecks;
  readonly #tournaments: TournamentCommands;

  constructor(
    @Inject(GATEWAY_OPTIONS) options: GatewayOptions,
    @Inject(LIMITS) limits: Limits,
    intake: Intake,
    lobby: Lobby,
    withdrawals: Withdrawals,
    decks: KeptDecks,
    tournaments: TournamentCommands,
  ) {
    this.#options = options;
    this.#limits = limits;
    this.#intake = intake;
    this.#lobby = lobby;
    this.#withdrawals = withdrawals;
    this.#decks = decks;
    this.#tournaments = tournaments;
  }

  @Public()
  @Post()
  @Answers(201, guest, 'The guest', {
    player: 'p-4mYw',
    name: 'Ann',
    token: 'eyJ…',
    expires: 942_000_000_000,
  })
  @ApiOperation({ summary: 'Become a guest: an id, and a token that speaks for it' })
  async create(
    @Body({ schema: newPlayer }) { name }: z.infer<typeof newPlayer>,
    @Ip() ip: string,
  ): Promise<Guest> {
    await pass(this.#options.coordination, `guests/${ip}`, this.#limits.guests);
    const { keys, now = Date.now } = this.#options;
    const id = `p-${randomBytes(12).toString('base64url')}`;
    const player: Player = {
      player: id,
      kind: 'guest',
      name,
      since: now(),
      textKey: randomBytes(32).toString('base64url'),
    };
    const message = randomBytes(12).toString('base64url');
    await this.#intake.append({
      ...{ topic: topics.players.name, key: id },
      ...{ id: message, type: 'arbiter.player.v1', body: player },
    });
    return { player: id, name, ...(await keys.token(id)) };
  }

  @Get('me')
  @ApiBearerAuth()
  @Answers(200, player, 'You')
  @ApiOperation({ summary: 'Who the token speaks for' })
  me(@Me() me: string): WirePlayer {
    return shownPlayer(this.#lobby, me);
  }

  @Post('me/token')
  @ApiBearerAuth()
  @Answers(201, token, 'The new token', { token: 'eyJ…', expires: 942_000_000_000 })
  @ApiOperation({
    summary:
      'A new token for anyone who has one: a guest stays who they are past the end of the first',
  })
  renew(@Me() me: string): Promise<Pick<Guest, 'token' | 'expires'>> {
    return this.#options.keys.token(me);
  }

  /**
   * The same tombstone as that of an operator's `arbiter erase`. Anyone who sits in a match owes its opponent an end of it
   * first: it may be conceded.
   */
  @Delete('me')
  @ApiBearerAuth()
  @Answers(200, player, 'As all see you from now on', { player: 'p-4mYw', name: 'somebody' })
  @ApiOperation({
    summary:
      'Erase yourself: your name and your decks are gone and your token counts no more; waiting tickets are withdrawn, tournaments left, and those of yours ended that have not begun. 409 in a match',
  })
  async erase(@Me() me: string): Promise<WirePlayer> {
    // A bot is no person: it would be made known again.
    if (botOf(me) !== undefined) {
      throw new Problem(403, { kind: 'not-yours', title: 'A bot is no person' });
    }
    if (await this.#lobby.knows(me)) {
      const { tickets, tournaments } = await this.#lobby.open(me);
      for (const ticket of tickets) await this.#withdrawals.withdraw(ticket);
      for (const one of tournaments) await this.#tournaments.takeOut(one, me);
      const { tickets: left, matches } = await this.#lobby.open(me);
      if (matches.length > 0) {
        throw new Problem(409, {
          kind: 'match-goes-on',
          title: 'A match of yours goes on',
          detail: 'play it to its end, or concede it: POST /v1/matches/{id}/concession',
          matches: matches.map(({ match }) => match),
        });
      }
      if (left.length > 0) throw busy();
      await this.#decks.erase(me);
      await this.#intake.append({
        ...{ topic: topics.players.name, key: me },
        ...{ id: `erase/${me}`, type: 'arbiter.player.v1', body: null },
      });
      const isGone = (): true | undefined =>
        this.#lobby.player(me) === undefined ? true : undefined;
      await this.#lobby.erasures.until(me, this.#limits.patience, isGone);
    }
    return shownPlayer(this.#lobby, me);
  }

  @Public()
  @Get(':id')
  @Answers(200, player, 'The player', { player: 'p-4mYw', name: 'Ann' })
  @ApiOperation({ summary: 'A player’s name' })
  async one(@Param('id') id: string): Promise<WirePlayer> {
    if ((await this.#lobby.person(id)) === undefined) {
      throw new Problem(404, { kind: 'unknown', title: 'There is no such player' });
    }
    return shownPlayer(this.#lobby, id);
  }
}
