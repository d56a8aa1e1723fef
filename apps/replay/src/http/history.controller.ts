import { applyDecorators, Controller, Get, Inject, Param, Query } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
  type ApiQueryOptions,
} from '@nestjs/swagger';
import type { EventLog } from '@arbiter/event-log';
import { type Caller, MaybeCaller, Problem, Public, schemaOf } from '@arbiter/http';
import { isInvolved, poolOf } from '@arbiter/protocol';
import { z } from 'zod';
import { REPLAY_OPTIONS, type WholeReplayOptions } from '../options.ts';
import { acceptedOf } from '../projections/followed-games.ts';
import { positionAt } from '../records/position-at.ts';
import { AuditTrail } from '../disputes/audit-trail.ts';
import { isRevealed, type MatchRow } from '../store/entities.ts';
import { VERIFICATION_STATES } from '../verification/verify-game.ts';
import { hiddenIn, REASONS, RESULTS, type Cursor, type DeckLine } from '../store/match-search.ts';
import { ReplayQueries, type KnownGame } from '../store/replay.queries.ts';
import { isOfficial, partialTo, playerOf, toldUntil, unknown, viewerIn } from './access.ts';
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
  type ToldRecord,
} from './shapes.ts';

const LIMIT = 100;
const time = z.coerce.number().int().min(0).optional();
/** Lines of a deck, such as `4 Forest; 20 Mountain`. */
const deckLines = z
  .string()
  .max(4_000)
  .transform((text, context): DeckLine[] => {
    const lines = text.split(/[;\n]/u).filter((line) => line.trim() !== '');
    const read = lines.map((line) => /^\s*(\d{1,3})x?\s+(\S.*?)\s*$/u.exec(line));
    if (read.length === 0 || read.length > 100 || read.includes(null)) {
      context.addIssue('each line of a deck is a number and a name, with `;` between lines');
    }
    return read.map((line) => ({ count: Number(line?.[1]), name: line?.[2] ?? '' }));
  });
const rule = z.string().min(1).max(64);
const search = z.object({
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
  card: z.string().min(1).max(160).optional(),
  deck: deckLines.optional(),
  result: z.enum(RESULTS).optional(),
  reason: z.enum(REASONS).optional(),
  rule: rule.optional(),
  refused: rule.optional(),
  before: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(LIMIT).default(20),
});

const page = search.refine(
  ({ result, player }) => result === undefined || result === 'draw' || player !== undefined,
  { message: 'name the player who has won or lost' },
);

const ofPlayer = z.object({ player: z.string().min(1).max(128) });
/** Who has played fewer rated matches is on no leaderboard. */
const LEADERS_PLAYED = 10;
const board = z.object({
  edition: z.string().min(1).max(16),
  format: z.string().min(1).max(32),
  limit: z.coerce.number().int().min(1).max(LIMIT).default(20),
});

/** What matches are searched by, in the document. */
const BySearch = (): MethodDecorator =>
  applyDecorators(...SEARCHED.map((one) => ApiQuery({ required: false, ...one })));
const SEARCHED: readonly ApiQueryOptions[] = [
  {
    name: 'player',
    type: String,
    description: 'by id, or by name: of all who are called so now',
  },
  { name: 'edition', type: String },
  { name: 'format', type: String },
  { name: 'status', enum: MATCH_STATUSES },
  {
    name: 'since',
    type: Number,
    description: 'opened then or later, in milliseconds since 1970',
  },
  { name: 'until', type: Number, description: 'opened before' },
  {
    name: 'verification',
    enum: VERIFICATION_STATES,
    description: 'with a game whose record was found so',
  },
  {
    name: 'suspended',
    type: Boolean,
    description: 'with a game that waits for a mended build',
  },
  {
    name: 'card',
    type: String,
    description: 'with this card in a deck or sideboard; when it is shown to all',
  },
  {
    name: 'deck',
    type: String,
    description:
      'with a deck that has all of these lines: `4 Forest; 20 Mountain`; when it is shown to all',
  },
  {
    name: 'result',
    enum: RESULTS,
    description: '`won` and `lost` as the player sees it who is named',
  },
  { name: 'reason', enum: REASONS, description: 'why it is over' },
  {
    name: 'rule',
    type: String,
    description: 'something happened by this rule: `6ED 309.1`; when it is shown to all',
  },
  {
    name: 'refused',
    type: String,
    description: 'a command was refused by this rule; when it is shown to all',
  },
  {
    name: 'before',
    type: String,
    description: '`next` of the last page',
  },
  { name: 'limit', type: Number, description: `1 to ${LIMIT}` },
];

/** Past and current matches and games, from the read models. */
@ApiTags('history')
@Public()
@Controller('v1/history')
export class HistoryController {
  readonly #queries: ReplayQueries;
  readonly #log: EventLog;
  readonly #spectatorDelay: number;
  readonly #audit: AuditTrail;

  constructor(
    queries: ReplayQueries,
    audit: AuditTrail,
    @Inject(REPLAY_OPTIONS) { log, spectatorDelay }: WholeReplayOptions,
  ) {
    this.#queries = queries;
    this.#audit = audit;
    this.#log = log;
    this.#spectatorDelay = spectatorDelay;
  }

  @Get('matches')
  @ApiOperation({
    summary: 'Matches, the newest first, page by page; those alone that are asked for',
    description:
      'What is hidden in a match finds it once it is shown to all: when it is over and not `held`. ' +
      'Judges and operators find those that are held, too, unless they have a tie with a player; ' +
      'the audit trail says so.',
  })
  @BySearch()
  @ApiOkResponse({ schema: schemaOf(matchList) })
  async matches(
    @Query({ schema: page }) { before, limit, ...search }: z.infer<typeof page>,
    @MaybeCaller() caller: Caller | null,
  ): Promise<MatchList> {
    const cursor = before === undefined ? undefined : parseCursor(before);
    const judge = isOfficial(caller) ? caller : null;
    const partial = judge && partialTo(judge);
    const rows = await this.#queries.matches(limit + 1, search, cursor, partial);
    const shown = rows.slice(0, limit);
    const by = hiddenIn(search).join(', ');
    if (judge !== null && by !== '') {
      for (const one of shown.filter((row) => !isRevealed(row))) {
        await this.#audit.record(judge, 'LookedAtGame', one.match, `found by ${by}`);
      }
    }
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
    const shown: ShownGame[] = [];
    for (const row of games) {
      const { game } = row;
      const known = { game: row, match, record: records.get(game) ?? null };
      const record = await this.#told(known, caller);
      const about = { record, ruled, verified: verified.get(game) ?? null };
      shown.push(showGame(row, match, about, caller));
    }
    return { ...showMatch(match), games: shown, decks: showDecks(match) };
  }

  @Get('games/:id')
  @ApiOperation({ summary: 'A game: how far it has come, and how it ended' })
  @ApiOkResponse({ schema: schemaOf(shownGame) })
  async game(@Param('id') id: string, @MaybeCaller() caller: Caller | null): Promise<ShownGame> {
    const found = await this.#queries.game(id);
    if (found === null) throw unknown('game');
    const { game, match } = found;
    const record = await this.#told(found, caller);
    const ruled = await this.#queries.ruledOn([id]);
    const verified = (await this.#queries.verifications([id])).get(id) ?? null;
    return showGame(game, match, { record, ruled, verified }, caller);
  }

  /** How far a game has come, for all that somebody may know. */
  async #told(known: KnownGame, caller: Caller | null): Promise<ToldRecord | null> {
    const { match, record } = known;
    if (record === null) return null;
    const judges = isOfficial(caller) && !isInvolved(caller, [match.player0, match.player1]);
    const viewer = judges ? 'operator' : viewerIn(match, playerOf(caller), undefined);
    const version = await toldUntil(this.#queries, known, viewer, this.#spectatorDelay);
    if (version === undefined) return record;
    const at = await positionAt(acceptedOf(this.#log, record.game, record.first), { version });
    if (at === undefined) return null;
    const { tip, phase } = at.head;
    return { version, tip, phase, turn: at.game.turn.number };
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
