import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type Caller, MaybeCaller, Problem, Public, schemaOf } from '@arbiter/platform';
import { poolOf } from '@arbiter/protocol';
import { z } from 'zod';
import type { MatchRow } from '../store/entities.ts';
import { VERIFICATION_STATES } from '../verification/verify-game.ts';
import { ReplayQueries, type Cursor } from '../store/replay.queries.ts';
import { unknown } from './access.ts';
import {
  MATCH_STATUSES,
  matchList,
  matchWithGames,
  ratingList,
  showDecks,
  showGame,
  showMatch,
  shownGame,
  showPlayerRating,
  type MatchList,
  type MatchWithGames,
  type ShownGame,
} from './shapes.ts';

const LIMIT = 100;
const time = z.coerce.number().int().min(0).optional();
const page = z.object({
  player: z.string().min(1).max(128).optional(),
  edition: z.string().min(1).max(16).optional(),
  format: z.string().min(1).max(32).optional(),
  status: z.enum(MATCH_STATUSES).optional(),
  since: time,
  until: time,
  verification: z.enum(VERIFICATION_STATES).optional(),
  suspended: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  before: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(LIMIT).default(20),
});

const ofPlayer = z.object({ player: z.string().min(1).max(128) });
/** Who has played fewer rated matches is on no leaderboard. */
const LEADERS_PLAYED = 10;
const board = z.object({
  edition: z.string().min(1).max(16),
  format: z.string().min(1).max(32),
  limit: z.coerce.number().int().min(1).max(LIMIT).default(20),
});

/** Past and current matches and games, from the read models. */
@ApiTags('history')
@Public()
@Controller('v1/history')
export class HistoryController {
  readonly #queries: ReplayQueries;

  constructor(queries: ReplayQueries) {
    this.#queries = queries;
  }

  @Get('matches')
  @ApiOperation({
    summary: 'Matches, the newest first, page by page; those alone that are asked for',
  })
  @ApiQuery({ name: 'player', required: false, type: String })
  @ApiQuery({ name: 'edition', required: false, type: String })
  @ApiQuery({ name: 'format', required: false, type: String })
  @ApiQuery({ name: 'status', required: false, enum: MATCH_STATUSES })
  @ApiQuery({
    name: 'since',
    required: false,
    type: Number,
    description: 'opened then or later, in milliseconds since 1970',
  })
  @ApiQuery({ name: 'until', required: false, type: Number, description: 'opened before' })
  @ApiQuery({
    name: 'verification',
    required: false,
    enum: VERIFICATION_STATES,
    description: 'with a game whose record was found so',
  })
  @ApiQuery({
    name: 'suspended',
    required: false,
    type: Boolean,
    description: 'with a game that waits for a mended build',
  })
  @ApiQuery({
    name: 'before',
    required: false,
    type: String,
    description: '`next` of the last page',
  })
  @ApiQuery({ name: 'limit', required: false, type: Number, description: `1 to ${LIMIT}` })
  @ApiOkResponse({ schema: schemaOf(matchList) })
  async matches(
    @Query({ schema: page }) { before, limit, ...search }: z.infer<typeof page>,
  ): Promise<MatchList> {
    const cursor = before === undefined ? undefined : parseCursor(before);
    const rows = await this.#queries.matches(limit + 1, search, cursor);
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return { matches: shown.map(showMatch), next: last === undefined ? null : makeCursor(last) };
  }

  @Get('ratings')
  @ApiOperation({ summary: 'A player’s ratings, by edition and format' })
  @ApiQuery({ name: 'player', required: true, type: String })
  @ApiOkResponse({ schema: schemaOf(ratingList) })
  async ratings(
    @Query({ schema: ofPlayer }) { player }: z.infer<typeof ofPlayer>,
  ): Promise<z.infer<typeof ratingList>> {
    const now = Date.now();
    const rows = await this.#queries.ratings(player);
    return { ratings: rows.map((row) => showPlayerRating(row, now)) };
  }

  @Get('leaderboard')
  @ApiOperation({
    summary: `The best rated players of an edition and format with ${LEADERS_PLAYED} rated matches or more`,
  })
  @ApiQuery({ name: 'edition', required: true, type: String })
  @ApiQuery({ name: 'format', required: true, type: String })
  @ApiQuery({ name: 'limit', required: false, type: Number, description: `1 to ${LIMIT}` })
  @ApiOkResponse({ schema: schemaOf(ratingList) })
  async leaderboard(
    @Query({ schema: board }) { edition, format, limit }: z.infer<typeof board>,
  ): Promise<z.infer<typeof ratingList>> {
    const now = Date.now();
    const rows = await this.#queries.best(poolOf({ edition, format }), LEADERS_PLAYED, limit);
    return { ratings: rows.map((row) => showPlayerRating(row, now)) };
  }

  @Get('matches/:id')
  @ApiOperation({ summary: 'A match with its games; with its decks when it is over' })
  @ApiOkResponse({ schema: schemaOf(matchWithGames) })
  async match(
    @Param('id') id: string,
    @MaybeCaller() caller: Caller | null,
  ): Promise<MatchWithGames> {
    const found = await this.#queries.match(id);
    if (found === null) throw unknown('match');
    const { match, games } = found;
    const ids = games.map(({ game }) => game);
    const records = await this.#queries.records(ids);
    const ruled = await this.#queries.ruledOn(ids);
    const verified = await this.#queries.verifications(ids);
    return {
      ...showMatch(match),
      games: games.map((row) => {
        const { game } = row;
        const record = records.get(game) ?? null;
        const about = { record, ruled, verified: verified.get(game) ?? null };
        return showGame(row, match, about, caller);
      }),
      decks: showDecks(match),
    };
  }

  @Get('games/:id')
  @ApiOperation({ summary: 'A game: how far it has come, and how it ended' })
  @ApiOkResponse({ schema: schemaOf(shownGame) })
  async game(@Param('id') id: string, @MaybeCaller() caller: Caller | null): Promise<ShownGame> {
    const found = await this.#queries.game(id);
    if (found === null) throw unknown('game');
    const { game, match, record } = found;
    const ruled = await this.#queries.ruledOn([id]);
    const verified = (await this.#queries.verifications([id])).get(id) ?? null;
    return showGame(game, match, { record, ruled, verified }, caller);
  }
}

/** Inverse of `parseCursor`. */
function makeCursor({ openedAt, match }: MatchRow): string {
  return `${openedAt}.${match}`;
}

/** Inverse of `makeCursor`. @throws Problem 400 */
function parseCursor(text: string): Cursor {
  const [, openedAt, match] = /^(\d{1,15})\.(.+)$/su.exec(text) ?? [];
  if (openedAt === undefined || match === undefined) {
    throw new Problem(400, {
      kind: 'malformed',
      title: 'There is no such page',
      detail: '`before` must be the `next` of a page',
    });
  }
  return { openedAt: Number(openedAt), match };
}
