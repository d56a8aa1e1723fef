import { randomBytes } from 'node:crypto';
import { Body, Controller, Get, Headers, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DEFAULT_EDITION } from '@arbiter/editions';
import { Answers, MaybeMe, Me, Problem, Public } from '@arbiter/http';
import {
  BOTS,
  canonicalJson,
  commandId,
  FEWEST_ENTRANTS,
  MOST_ENTRANTS,
  REGION,
  timeOf,
  timeOfFormat,
  timeWanted,
  tournamentKind,
  type Tournament,
  type TournamentCommand,
  type TournamentState,
  type TournamentSummary,
} from '@arbiter/protocol';
import type { Response } from 'express';
import { z } from 'zod';
import { deckGiven, goodDeck, knownRules } from '../books/deck-check.ts';
import { RETRY_KEY_HEADER } from '../http/retry-key.ts';
import { tournament as tournamentShape, tournaments as tournamentsShape } from '../http/shapes.ts';
import { busy } from '../intake.ts';
import { Lobby } from '../lobby/lobby.ts';
import { GATEWAY_OPTIONS, type GatewayOptions } from '../options.ts';
import { shownTournament, summaryOf } from './shown-tournament.ts';
import { TournamentCommands } from './tournament-commands.ts';

const newTournament = z.object({
  name: z.string().trim().min(1).max(60),
  kind: tournamentKind.default('swiss'),
  edition: z.string().max(16).default(DEFAULT_EDITION),
  format: z.string().max(32).default('freeform'),
  bestOf: z.literal([1, 3, 5]).default(3),
  /** Left out: as the format is played. */
  time: timeWanted.optional(),
  /** Whether matches between people change their ratings; those against bots never do. */
  rated: z.boolean().default(false),
  places: z.int().min(FEWEST_ENTRANTS).max(MOST_ENTRANTS).default(8),
});
const entry = z.object({ deck: deckGiven });
const bots = z.object({
  bot: z.enum(BOTS),
  count: z.int().min(1).max(MOST_ENTRANTS).default(1),
  deck: deckGiven,
});
const withdrawal = z.object({
  /** Number of the entrant whom the organiser sends away; left out: oneself. */
  entrant: z.int().positive().optional(),
});

/** A command without what is the same in all of them. */
type Wanted<C = TournamentCommand> = C extends TournamentCommand
  ? Omit<C, 'id' | 'tournament' | 'player'>
  : never;

type Wish = Pick<Tournament, 'name' | 'kind' | 'places' | 'offer'>;

/** Whether a tournament is what is asked for. */
const isWish = ({ name, kind, places, offer }: Wish, wish: Wish): boolean =>
  canonicalJson({ name, kind, places, offer }) === canonicalJson(wish);

const STATE = 'The tournament';
const PENDING = 'It is not yet known what comes of it: this is how it stands';

@ApiTags('tournaments')
@ApiBearerAuth()
@Controller('v1/tournaments')
export class TournamentsController {
  readonly #options: GatewayOptions;
  readonly #lobby: Lobby;
  readonly #commands: TournamentCommands;

  constructor(
    @Inject(GATEWAY_OPTIONS) options: GatewayOptions,
    lobby: Lobby,
    commands: TournamentCommands,
  ) {
    this.#options = options;
    this.#lobby = lobby;
    this.#commands = commands;
  }

  @Public()
  @Get()
  @Answers(200, tournamentsShape, 'The tournaments')
  @ApiOperation({
    summary: 'Tournaments that are open, those that are played, and some that are over',
  })
  list(@MaybeMe() me: string | null): readonly TournamentSummary[] {
    return this.#lobby.tournaments(50).map((one) => summaryOf(this.#lobby, one, me));
  }

  @Public()
  @Get(':id')
  @Answers(200, tournamentShape, STATE)
  @ApiOperation({ summary: 'A tournament: who plays, rounds, results and standings' })
  one(@Param('id') id: string, @MaybeMe() me: string | null): TournamentState {
    return shownTournament(this.#lobby, this.#tournament(id), me);
  }

  @Post()
  @ApiHeader(RETRY_KEY_HEADER)
  @Answers(201, tournamentShape, STATE)
  @ApiOperation({ summary: 'Open a tournament, which you run: 4 to 64 players, 1 at a time' })
  async open(
    @Me() me: string,
    @Body({ schema: newTournament }) wanted: z.infer<typeof newTournament>,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TournamentState> {
    this.#notBanned(me);
    const { name, kind, edition, format, bestOf, rated, places } = wanted;
    knownRules(edition, format);
    const id = commandId(me, 'tournaments', key ?? randomBytes(12).toString('base64url'));
    const tournament = `${this.#options.region ?? REGION}-e-${id}`;
    const other = this.#lobby.organisedBy(me);
    if (other !== undefined && other.tournament !== tournament) {
      throw new Problem(409, {
        kind: 'not-now',
        title: 'You run a tournament already',
        detail: `${other.name} is not over: play it to its end, or end it`,
        tournament: other.tournament,
      });
    }
    const time = timeOf(wanted.time ?? timeOfFormat(this.#options.times ?? {}, format));
    const offer = { edition, format, bestOf, ...(rated && { rated }), ...(time && { time }) };
    const wish = { name, kind, places, offer };
    const about = { type: 'OpenTournament', id, tournament, player: me } as const;
    const opened = await this.#commands.open({ ...about, ...wish });
    if (opened === undefined) throw busy();
    if (!isWish(opened, wish)) {
      throw new Problem(422, {
        kind: 'key-reused',
        title: 'This Idempotency-Key was used for another tournament',
        detail: 'open each with a key of its own',
        tournament,
      });
    }
    response.location(`/v1/tournaments/${tournament}`);
    return shownTournament(this.#lobby, opened, me);
  }

  @Post(':id/entrants')
  @ApiHeader(RETRY_KEY_HEADER)
  @HttpCode(200)
  @Answers(200, tournamentShape, STATE)
  @Answers(202, tournamentShape, PENDING)
  @ApiOperation({ summary: 'Join a tournament that is open, with the deck that you play in it' })
  async join(
    @Me() me: string,
    @Param('id') id: string,
    @Body({ schema: entry }) { deck: given }: z.infer<typeof entry>,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TournamentState> {
    const { offer } = this.#tournament(id);
    this.#notBanned(me);
    const deck = goodDeck(given, offer.edition, offer.format);
    const other = this.#lobby.playsIn(me);
    if (other !== undefined && other.tournament !== id) {
      throw new Problem(409, {
        kind: 'not-now',
        title: 'You play in another tournament',
        detail: `leave ${other.name} first, or play it to its end`,
        tournament: other.tournament,
      });
    }
    return this.#do(response, me, id, { type: 'JoinTournament', deck }, key);
  }

  @Post(':id/bots')
  @ApiHeader(RETRY_KEY_HEADER)
  @HttpCode(200)
  @Answers(200, tournamentShape, STATE)
  @Answers(202, tournamentShape, PENDING)
  @ApiOperation({ summary: 'Give places of your tournament to bots, with the deck that they play' })
  async seatBots(
    @Me() me: string,
    @Param('id') id: string,
    @Body({ schema: bots }) { bot, count, deck: given }: z.infer<typeof bots>,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TournamentState> {
    const { offer } = this.#tournament(id);
    const deck = goodDeck(given, offer.edition, offer.format);
    return this.#do(response, me, id, { type: 'SeatBots', bot, count, deck }, key);
  }

  @Post(':id/withdrawals')
  @ApiHeader(RETRY_KEY_HEADER)
  @HttpCode(200)
  @Answers(200, tournamentShape, STATE)
  @Answers(202, tournamentShape, PENDING)
  @ApiOperation({
    summary:
      'Leave a tournament: before it begins the place is free again, later you drop out and give up your match. Its organiser may send anybody away',
  })
  async leave(
    @Me() me: string,
    @Param('id') id: string,
    @Body({ schema: withdrawal }) { entrant }: z.infer<typeof withdrawal>,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TournamentState> {
    const wanted = { type: 'LeaveTournament', ...(entrant && { entrant }) } as const;
    return this.#do(response, me, id, wanted, key);
  }

  @Post(':id/beginning')
  @HttpCode(200)
  @Answers(200, tournamentShape, STATE)
  @Answers(202, tournamentShape, PENDING)
  @ApiOperation({ summary: 'Begin your tournament with those who have joined: 4 or more' })
  async begin(
    @Me() me: string,
    @Param('id') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TournamentState> {
    return this.#do(response, me, id, { type: 'BeginTournament' }, undefined);
  }

  @Post(':id/end')
  @HttpCode(200)
  @Answers(200, tournamentShape, STATE)
  @Answers(202, tournamentShape, PENDING)
  @ApiOperation({
    summary:
      'End your tournament before its time: nobody has won it; matches that go on are finished',
  })
  async end(
    @Me() me: string,
    @Param('id') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TournamentState> {
    return this.#do(response, me, id, { type: 'EndTournament' }, undefined);
  }

  async #do(
    response: Response,
    player: string,
    tournament: string,
    wanted: Wanted,
    key: string = randomBytes(12).toString('base64url'),
  ): Promise<TournamentState> {
    const id = commandId(player, tournament, `${wanted.type} ${key}`);
    const command: TournamentCommand = { ...wanted, id, tournament, player };
    const now = this.#tournament(tournament);
    const done = await (command.type === 'LeaveTournament'
      ? this.#commands.leave(now, command)
      : this.#commands.send(now, command));
    if (!done) response.status(202);
    return shownTournament(this.#lobby, this.#tournament(tournament), player);
  }

  /** @throws Problem 409 */
  #notBanned(player: string): void {
    const until = this.#lobby.sanctions.bannedUntil(player, Date.now());
    if (until === null) return;
    throw new Problem(409, {
      kind: 'not-now',
      title: 'You are banned',
      detail: `by a ruling, until ${new Date(until).toISOString()}`,
      until,
    });
  }

  #tournament(id: string): Tournament {
    const found = this.#lobby.heldTournament(id);
    if (found === undefined) {
      throw new Problem(404, { kind: 'unknown', title: 'There is no such tournament' });
    }
    return found;
  }
}
