import { Readable } from 'node:stream';
import { Controller, Get, Inject, Param, Query, StreamableFile } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { JudgeOf } from '@arbiter/editions';
import type { Game, Judge } from '@arbiter/engine';
import type { EventLog } from '@arbiter/event-log';
import {
  Answers,
  AnswersLines,
  schemaOf,
  type Caller,
  type KeyRing,
  MaybeCaller,
  Problem,
  Public,
} from '@arbiter/http';
import { clockOf, isInvolved, type SignedTip, type WireClock } from '@arbiter/protocol';
import {
  legalFor,
  storyFor,
  viewOf,
  type SeatOptions,
  type StoryStep,
  type View,
  type Viewer,
} from '@arbiter/view';
import { z } from 'zod';
import { REPLAY_OPTIONS, type WholeReplayOptions } from '../options.ts';
import { acceptedOf } from '../projections/followed-games.ts';
import { cardPath } from '../records/card-path.ts';
import { ownRecord } from '../records/own-record.ts';
import { timelineOf } from '../records/timeline.ts';
import { positionAt, type Moment, type PositionAt } from '../records/position-at.ts';
import { wholeRecord } from '../records/whole-record.ts';
import { AuditTrail } from '../disputes/audit-trail.ts';
import { isRevealed, type MatchRow } from '../store/entities.ts';
import { ReplayQueries, type KnownGame } from '../store/replay.queries.ts';

import {
  isOfficial,
  isOpenTo,
  matchGoesOn,
  noEvent,
  playerOf,
  seatIn,
  toldUntil,
  unknown,
  viewerIn,
  VIEWS,
} from './access.ts';
import { rulingsOn } from './dispute-shapes.ts';
import {
  lifeThen,
  recordLine,
  showLine,
  stateThen,
  storyThen,
  timeline,
  type LifeThen,
  type Timeline,
} from './shapes.ts';

const PAGE = 500;
const count = z.coerce.number().int().min(0).max(2_147_483_647);
const wishedRecord = z.object({ kind: z.enum(['whole', 'own']).optional() });
const wishedLines = z.object({
  from: count.default(0),
  limit: count.min(1).max(PAGE).default(PAGE),
  as: z.enum(VIEWS).optional(),
  object: count.optional(),
});
const wishedView = z.object({ as: z.enum(VIEWS).optional() });

const AS = {
  name: 'as',
  required: false,
  enum: VIEWS,
  description: 'as whom; while the match goes on, nobody but yourself',
} as const;

/** How a game stood at some moment, as somebody may see it. */
export interface StateThen {
  readonly game: string;
  readonly version: number;
  readonly tip: SignedTip;
  readonly viewer: Viewer;
  readonly view: View;
  readonly options: SeatOptions | null;
  readonly clock: WireClock | null;
}

/** Why a creature had its size at some moment. */
export interface StoryThen {
  readonly game: string;
  readonly version: number;
  readonly object: number;
  readonly steps: StoryStep[];
}

/** Timelines, records and earlier states of games. */
@ApiTags('records')
@ApiBearerAuth()
@Public()
@Controller('v1/games')
export class RecordsController {
  readonly #queries: ReplayQueries;
  readonly #log: EventLog;
  readonly #keys: KeyRing;
  readonly #judgeOf: JudgeOf;
  readonly #spectatorDelay: number;
  readonly #audit: AuditTrail;

  constructor(
    queries: ReplayQueries,
    audit: AuditTrail,
    @Inject(REPLAY_OPTIONS) options: WholeReplayOptions,
  ) {
    const { log, keys, judgeOf, spectatorDelay } = options;
    this.#queries = queries;
    this.#audit = audit;
    this.#log = log;
    this.#keys = keys;
    this.#judgeOf = judgeOf;
    this.#spectatorDelay = spectatorDelay;
  }

  @Get(':id/timeline')
  @ApiOperation({
    summary: 'What happened, line by line, with the rule of each; as you may know it',
  })
  @ApiQuery({ name: 'from', required: false, type: Number, description: 'version of a commit' })
  @ApiQuery({ name: 'limit', required: false, type: Number, description: `1 to ${PAGE}` })
  @ApiQuery(AS)
  @ApiQuery({
    ...{ name: 'object', required: false, type: Number },
    description:
      'follows a card: only lines in which it has a part, whatever object it was then; when the match is over',
  })
  @ApiOkResponse({ schema: schemaOf(timeline) })
  async timeline(
    @Param('id') id: string,
    @Query({ schema: wishedLines }) { from, limit, as, object }: z.infer<typeof wishedLines>,
    @MaybeCaller() caller: Caller | null,
  ): Promise<Timeline> {
    const isFollowing = object !== undefined;
    const known = await (isFollowing ? this.#numbered(id, caller) : this.#known(id));
    const { match } = known;
    const asks = `timeline from ${from}${isFollowing ? ` of object ${object}` : ''}`;
    const viewer = await this.#viewer(match, id, caller, { as, asks });
    const reader = viewer === 0 ? '0' : viewer === 1 ? '1' : viewer;
    const until = await this.#until(known, viewer);
    const commits = this.#commits(known);
    const { lines, next } = await timelineOf(commits, reader, from, limit, until);
    const path = isFollowing ? await cardPath(this.#commits(known), object) : null;
    const revealed = isRevealed(match);
    const numbered = revealed || isOfficial(caller);
    const ruled = isOpenTo(match, caller) ? await this.#queries.ruledOn([id]) : [];
    return {
      ...{ game: id, viewer, next, rulings: rulingsOn(ruled, id, match) },
      lines: lines
        .filter(({ number }) => path?.has(number) !== false)
        .map((one) => showLine(one, reader, numbered)),
    };
  }

  @Get(':id/record')
  @ApiOperation({
    summary: 'The record as NDJSON: your own at any time, the whole one when the match is over',
    description:
      'Your own: a header, then each update that your seat was sent, with its signed tip. ' +
      'The whole: a header, each commit exactly as stored, the signed final tip; ' +
      '`arbiter verify` checks it. Without `kind`: the whole one if the match is over.',
  })
  @ApiQuery({ name: 'kind', required: false, enum: ['whole', 'own'] })
  @AnswersLines(200, recordLine, 'The record, line by line')
  async record(
    @Param('id') id: string,
    @Query({ schema: wishedRecord }) { kind }: z.infer<typeof wishedRecord>,
    @MaybeCaller() caller: Caller | null,
  ): Promise<StreamableFile> {
    const known = await this.#known(id);
    const seat = seatIn(known.match, playerOf(caller));
    const over = isOpenTo(known.match, caller);
    const commits = this.#commits(known);
    const { tips, tipKeys: keys } = this.#keys;
    if (kind === 'whole' || (kind === undefined && over)) {
      if (!over) throw matchGoesOn(known.match, 'until then, a player may have their own record');
      if (isOfficial(caller)) await this.#audit.record(caller, 'Exported', id, 'whole record');
      return ndjson(`${id}.ndjson`, wholeRecord(commits, { tips, keys }));
    }
    if (seat === null) {
      if (kind === 'own' || over) throw notSeated();
      throw matchGoesOn(known.match, 'until then, only players have one');
    }
    const judgeOf = this.#judgeOf;
    const lines = ownRecord(commits, { game: id, seat, judgeOf, tips, keys });
    return ndjson(`${id}-seat-${seat}.ndjson`, lines);
  }

  @Get(':id/states/:version')
  @Answers(200, stateThen, 'The game as it stood')
  @ApiOperation({ summary: 'How the game stood after a commit, as you may see it' })
  @ApiParam({ name: 'version', type: Number })
  @ApiQuery(AS)
  async state(
    @Param('id') id: string,
    @Param('version', { schema: count }) version: number,
    @Query({ schema: wishedView }) { as }: z.infer<typeof wishedView>,
    @MaybeCaller() caller: Caller | null,
  ): Promise<StateThen> {
    const known = await this.#known(id);
    const asks = `state at version ${version}`;
    const viewer = await this.#viewer(known.match, id, caller, { as, asks });
    const until = await this.#until(known, viewer);
    if (until !== undefined && version > until) throw unknown('moment of this game');
    return this.#at(known, viewer, { version });
  }

  @Get(':id/events/:number/state')
  @Answers(200, stateThen, 'The game as it stood')
  @ApiOperation({ summary: 'How the game stood after an event; when the match is over' })
  @ApiParam({ name: 'number', type: Number })
  @ApiQuery(AS)
  async stateAfterEvent(
    @Param('id') id: string,
    @Param('number', { schema: count }) event: number,
    @Query({ schema: wishedView }) { as }: z.infer<typeof wishedView>,
    @MaybeCaller() caller: Caller | null,
  ): Promise<StateThen> {
    const known = await this.#numbered(id, caller);
    const asks = `state at event ${event}`;
    return this.#at(known, await this.#viewer(known.match, id, caller, { as, asks }), { event });
  }

  @Get(':id/events/:number/objects/:object/story')
  @Answers(200, storyThen, 'Step by step')
  @ApiOperation({
    summary:
      'Why a creature had its power and toughness after an event, each step with its rule; when the match is over',
  })
  @ApiParam({ name: 'number', type: Number })
  @ApiParam({ name: 'object', type: Number })
  @ApiQuery(AS)
  async storyAfterEvent(
    @Param('id') id: string,
    @Param('number', { schema: count }) event: number,
    @Param('object', { schema: count }) object: number,
    @Query({ schema: wishedView }) { as }: z.infer<typeof wishedView>,
    @MaybeCaller() caller: Caller | null,
  ): Promise<StoryThen> {
    const known = await this.#numbered(id, caller);
    const asks = `size of ${object} at event ${event}`;
    const viewer = await this.#viewer(known.match, id, caller, { as, asks });
    const { found, judge } = await this.#found(known, { event });
    const steps = storyFor(judge, found.game, object, viewer);
    if (steps === null) throw unknown('creature in play then');
    return { game: id, version: found.head.version, object, steps };
  }

  @Get(':id/life')
  @Answers(200, lifeThen, 'How life totals went')
  @ApiOperation({ summary: 'How the life totals went, commit by commit; when the match is over' })
  async life(@Param('id') id: string, @MaybeCaller() caller: Caller | null): Promise<LifeThen> {
    const known = await this.#known(id);
    if (!isRevealed(known.match) && !isOfficial(caller)) {
      throw matchGoesOn(known.match, 'until then, each state tells them');
    }
    await this.#viewer(known.match, id, caller, { as: undefined, asks: 'life totals' });
    const points: LifeThen['points'] = [];
    for await (const { head, after } of this.#commits(known)) {
      const life = after.players.map((one) => one.life);
      if (points.at(-1)?.life.join() !== life.join()) points.push({ version: head.version, life });
    }
    return { game: id, points };
  }

  /**
   * As whom somebody sees a game. Judges and operators see all of a match that goes on, if they have no part in it; that
   * they looked is on the audit trail before the first byte is answered.
   *
   * @throws Problem 403, 409
   */
  async #viewer(
    match: MatchRow,
    game: string,
    caller: Caller | null,
    { as, asks }: { readonly as: Wished; readonly asks: string },
  ): Promise<Viewer> {
    if (isRevealed(match) || !isOfficial(caller)) return viewerIn(match, playerOf(caller), as);
    if (isInvolved(caller, [match.player0, match.player1])) {
      throw new Problem(403, {
        kind: 'not-allowed',
        title: 'This is not for you',
        detail: `${caller.id} plays in match ${match.match}, or has a tie with who does`,
      });
    }
    const viewer: Viewer = as === '0' ? 0 : as === '1' ? 1 : (as ?? 'operator');
    await this.#audit.record(caller, 'LookedAtGame', game, `${asks}, as ${viewer}`);
    return viewer;
  }

  readonly #until = (known: KnownGame, viewer: Viewer): Promise<number | undefined> =>
    toldUntil(this.#queries, known, viewer, this.#spectatorDelay);

  async #at(known: KnownGame, viewer: Viewer, moment: Moment): Promise<StateThen> {
    const { game } = known.game;
    const { found, judge } = await this.#found(known, moment);
    const { version, tip } = found.head;
    return {
      ...{ game, version, viewer },
      tip: this.#keys.tips.sign({ game, version, tip }),
      view: viewOf(judge, found.game, viewer),
      options: optionsOf(judge, found.game, viewer),
      clock: clockOf(found.head),
    };
  }

  /** A game as it was at a moment, and who judges it. @throws Problem 404, 501 */
  async #found(known: KnownGame, moment: Moment): Promise<{ judge: Judge; found: PositionAt }> {
    const found = await positionAt(this.#commits(known, await this.#end(known, moment)), moment);
    if (found === undefined) {
      if (!('event' in moment)) throw unknown('moment of this game');
      throw noEvent(known.game.game, moment.event, known.record?.events ?? 0);
    }
    const judge = this.#judgeOf(found.head.edition);
    if (judge === undefined) {
      throw new Problem(501, { kind: 'edition', title: 'This server does not play that edition' });
    }
    return { judge, found };
  }

  /** The offset after a moment, as far as it is known; a record that is over has all it will have, and is read until then. */
  async #end({ game, record }: KnownGame, moment: Moment): Promise<number | undefined> {
    if (record?.phase === 'over') {
      if ('event' in moment && moment.event >= record.events) {
        throw noEvent(game.game, moment.event, record.events);
      }
      if ('version' in moment && moment.version > record.version) {
        throw unknown('moment of this game');
      }
      return undefined;
    }
    const commit = await this.#queries.commit(game.game, moment);
    if (commit === null) throw unknown('moment of this game');
    return commit.offset + 1;
  }

  /** A game of which events may be named by their numbers. @throws Problem 404, 409 */
  async #numbered(id: string, caller: Caller | null): Promise<KnownGame> {
    const known = await this.#known(id);
    if (isRevealed(known.match) || isOfficial(caller)) return known;
    throw matchGoesOn(known.match, 'numbers of events tell of hidden ones');
  }

  #commits({ game, record }: KnownGame, to?: number): ReturnType<typeof acceptedOf> {
    const ended = record?.phase === 'over' ? record.offset + 1 : undefined;
    return acceptedOf(this.#log, game.game, record?.first ?? game.from, to ?? ended);
  }

  async #known(id: string): Promise<KnownGame> {
    const known = await this.#queries.gameOnRecord(id);
    if (known === null) throw unknown('game');
    return known;
  }
}

/** The open question of that moment and all legal answers, as they were told then; only for those who may see that hand. */
function optionsOf(judge: Judge, game: Game, viewer: Viewer): SeatOptions | null {
  const { decision, outcome, suspended } = game;
  if (decision === null || outcome !== null || suspended) return null;
  const isTheirs = viewer === 'operator' || viewer === decision.seat;
  return isTheirs ? legalFor(judge, game, decision.seat) : null;
}

type Wished = z.infer<typeof wishedView>['as'];

function ndjson(name: string, lines: AsyncIterable<string>): StreamableFile {
  const text = async function* (): AsyncGenerator<string> {
    for await (const line of lines) yield `${line}\n`;
  };
  return new StreamableFile(Readable.from(text(), { objectMode: false }), {
    type: 'application/x-ndjson',
    disposition: `attachment; filename="${name.replaceAll(/[^\w.-]/gu, '_')}"`,
  });
}

function notSeated(): Problem {
  return new Problem(403, {
    kind: 'not-seated',
    title: 'You do not play in this game',
    detail: 'a token has the record of its own seat only',
  });
}
