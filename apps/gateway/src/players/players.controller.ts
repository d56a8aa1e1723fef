import { randomBytes } from 'node:crypto';
import { Body, Controller, Get, Inject, Ip, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers, pass, Problem } from '@arbiter/platform';
import { makeHeaders, topics, type Player, type WirePlayer } from '@arbiter/protocol';
import { guest, player } from '../http/shapes.ts';
import { z } from 'zod';
import { GATEWAY_OPTIONS, LIMITS, type GatewayOptions, type Limits } from '../options.ts';
import { Lobby } from '../lobby/lobby.ts';
import { shownPlayer } from '../lobby/shown.ts';
import { Me } from './auth.ts';

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
  readonly #lobby: Lobby;

  constructor(
    @Inject(GATEWAY_OPTIONS) options: GatewayOptions,
    @Inject(LIMITS) limits: Limits,
    lobby: Lobby,
  ) {
    this.#options = options;
    this.#limits = limits;
    this.#lobby = lobby;
  }

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
    const { log, keys, now = Date.now } = this.#options;
    const id = `p-${randomBytes(12).toString('base64url')}`;
    const player: Player = {
      player: id,
      kind: 'guest',
      name,
      since: now(),
      textKey: randomBytes(32).toString('base64url'),
    };
    await log.append([
      {
        topic: topics.players.name,
        key: id,
        value: JSON.stringify(player),
        headers: makeHeaders({
          id: randomBytes(12).toString('base64url'),
          source: '/gateway',
          type: 'arbiter.player.v1',
          subject: id,
        }),
      },
    ]);
    return { player: id, name, ...keys.token(id) };
  }

  @Get('me')
  @ApiBearerAuth()
  @Answers(200, player, 'You')
  @ApiOperation({ summary: 'Who the token speaks for' })
  me(@Me() me: string): WirePlayer {
    return shownPlayer(this.#lobby, me);
  }

  @Get(':id')
  @Answers(200, player, 'The player', { player: 'p-4mYw', name: 'Ann' })
  @ApiOperation({ summary: 'A player’s name' })
  one(@Param('id') id: string): WirePlayer {
    if (this.#lobby.player(id) === undefined) {
      throw new Problem(404, { kind: 'unknown', title: 'There is no such player' });
    }
    return shownPlayer(this.#lobby, id);
  }
}
