import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiHeader,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { Answers, MaybeMe, Me, Problem, Public } from '@arbiter/http';
import type { CommandOutcome, CommandTried, GameState, MatchState } from '@arbiter/protocol';
import type { SeatOptions } from '@arbiter/view';
import type { Response } from 'express';
import { gameState, legal, match, outcome, story, tried } from '../http/shapes.ts';
import { z } from 'zod';
import { Lobby } from '../lobby/lobby.ts';
import { shownMatch } from '../lobby/shown.ts';
import { Asker } from '../players/auth.ts';
import { playerCommand } from './player-command.ts';
import { noCommand, noGame, Submit } from './submit.ts';
import { Tables } from './tables.ts';

const objectId = z.coerce.number().int().min(1).max(2_147_483_647);
const withThought = z.object({ thought: z.coerce.number().int().nonnegative().optional() });
const atVersion = z.object({ version: z.coerce.number().int().min(1).optional() });

@ApiTags('games')
@Controller('v1/games')
export class GamesController {
  readonly #lobby: Lobby;
  readonly #tables: Tables;
  readonly #submit: Submit;

  constructor(lobby: Lobby, tables: Tables, submit: Submit) {
    this.#lobby = lobby;
    this.#tables = tables;
    this.#submit = submit;
  }

  @Public()
  @Get(':id')
  @Answers(200, match, 'The match')
  @ApiOperation({ summary: 'The match that a game belongs to' })
  async game(
    @Param('id') id: string,
    @MaybeMe() me: string | null,
    @Asker() asker: string,
  ): Promise<MatchState> {
    const place = await this.#lobby.place(id, asker);
    if (place === undefined) throw noGame();
    return shownMatch(this.#lobby, place.match, me);
  }

  @Public()
  @Get(':id/view')
  @ApiBearerAuth()
  @Answers(200, gameState, 'The game')
  @ApiOperation({
    summary:
      'The game as you may see it, now or after any commit: your seat’s view, or a spectator’s',
  })
  async view(
    @Param('id') id: string,
    @MaybeMe() me: string | null,
    @Asker() asker: string,
    @Query({ schema: atVersion }) { version }: z.infer<typeof atVersion>,
  ): Promise<GameState> {
    const place = await this.#lobby.place(id, asker);
    if (place === undefined) throw noGame();
    const viewer = this.#lobby.seatIn(place.match, me) ?? 'spectator';
    const table = await this.#tables.openFor(place.match, id, viewer);
    if (version === undefined || version === table.version) return table.state(viewer);
    const link = await table.link(version);
    if (link === undefined) {
      throw new Problem(404, { kind: 'unknown', title: 'The game has not come that far' });
    }
    return table.stateAfter(link, viewer);
  }

  @Get(':id/commands')
  @ApiBearerAuth()
  @Answers(200, legal, 'What you may do')
  @ApiOperation({ summary: 'What you may do about the open decision, with what is left to choose' })
  async legal(
    @Param('id') id: string,
    @Me() me: string,
  ): Promise<SeatOptions & { readonly version: number }> {
    const seat = await this.#submit.seatOf(id, me);
    const { options, version } = (await this.#tables.open(id)).state(seat);
    return { version, ...(options ?? { decision: null, commands: [], labels: {} }) };
  }

  @Post(':id/commands')
  @ApiBearerAuth()
  @ApiHeader({ name: 'Idempotency-Key', required: true })
  @ApiQuery({
    ...{ name: 'thought', required: false, type: Number },
    description:
      'how many milliseconds the question was there before this answers it, by one’s own watch: what its way took beyond that is credited, within bounds',
  })
  @ApiBody({ schema: z.toJSONSchema(playerCommand, { target: 'openapi-3.0' }) as object })
  @Answers(200, outcome, 'It was accepted')
  @Answers(202, outcome, 'It is not yet known what comes of it: ask again at Location')
  @ApiOperation({
    summary: 'Send a command: 200 with its outcome, 202 if that takes long, 409 if it is refused',
  })
  async command(
    @Param('id') id: string,
    @Me() me: string,
    @Headers('idempotency-key') key: string | undefined,
    @Query({ schema: withThought }) { thought }: z.infer<typeof withThought>,
    @Body() body: unknown,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CommandOutcome> {
    const wish = { player: me, game: id, key, body, thought };
    const outcome = await this.#submit.submit({ ...wish, events: true });
    sayWhere(response, outcome);
    return outcome;
  }

  @Post(':id/explanations')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiBody({ schema: z.toJSONSchema(playerCommand, { target: 'openapi-3.0' }) as object })
  @Answers(200, tried, 'Whether it would be accepted, and why not')
  @ApiOperation({
    summary:
      'Ask what would come of a command: nothing is sent, and the record knows nothing of it',
  })
  explain(@Param('id') id: string, @Me() me: string, @Body() body: unknown): Promise<CommandTried> {
    return this.#submit.explain({ player: me, game: id, body });
  }

  @Public()
  @Get(':id/objects/:object/story')
  @ApiBearerAuth()
  @ApiParam({ name: 'object', type: Number })
  @Answers(200, story, 'Step by step')
  @ApiOperation({
    summary: 'Why a creature has its power and toughness: effect by effect, each with its rule',
  })
  async story(
    @Param('id') id: string,
    @Param('object', { schema: objectId }) object: number,
    @MaybeMe() me: string | null,
    @Asker() asker: string,
  ): Promise<z.infer<typeof story>> {
    const place = await this.#lobby.place(id, asker);
    if (place === undefined) throw noGame();
    const viewer = this.#lobby.seatIn(place.match, me) ?? 'spectator';
    const table = await this.#tables.openFor(place.match, id, viewer);
    const steps = table.story(object, viewer);
    if (steps === null) {
      throw new Problem(404, { kind: 'unknown', title: 'There is no such creature in play' });
    }
    return { game: id, version: table.version, object, steps };
  }

  @Get(':id/commands/:command')
  @ApiBearerAuth()
  @Answers(200, outcome, 'It was accepted')
  @Answers(202, outcome, 'It is not yet known what comes of it')
  @ApiOperation({ summary: 'What came of a command: as the answer to it would have been' })
  async outcome(
    @Param('id') id: string,
    @Param('command') command: string,
    @Me() me: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CommandOutcome> {
    const outcome = await this.#submit.look(id, me, command);
    if (outcome === undefined) throw noCommand();
    sayWhere(response, outcome);
    return outcome;
  }
}

function sayWhere(response: Response, { state, game, command }: CommandOutcome): void {
  response.status(state === 'pending' ? 202 : 200);
  if (state === 'pending') {
    response.location(`/v1/games/${encodeURIComponent(game)}/commands/${command}`);
    response.setHeader('retry-after', '1');
  }
}
