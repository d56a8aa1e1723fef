import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { Answers, For, schemaOf, TheCaller, type Caller } from '@arbiter/http';
import { z } from 'zod';
import { AuditTrail } from '../disputes/audit-trail.ts';
import { CaseWork, type Act } from '../disputes/case-work.ts';
import { ReplayQueries } from '../store/replay.queries.ts';
import type { DisputeRow } from '../store/entities.ts';
import { disputeFor, partialTo } from './access.ts';
import { parsePage } from './cursors.ts';
import { RETRY_KEY_HEADER, RetryKey } from './retry-key.ts';
import {
  cursorOf,
  disputeList,
  listDispute,
  newDispute,
  newEvidence,
  newRuling,
  newText,
  showDispute,
  shownDispute,
  status,
  type DisputeList,
  type ShownDispute,
} from './dispute-shapes.ts';

const LIMIT = 100;
const id = z.string().min(1).max(128);
const page = z.object({
  player: id.optional(),
  match: id.optional(),
  game: id.optional(),
  status: status.optional(),
  before: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(LIMIT).default(20),
});

/** The player who asks may see disputes of their own matches; judges, operators and auditors all. */
@ApiTags('disputes')
@ApiBearerAuth()
@For('player', 'judge', 'operator', 'auditor')
@Controller('v1/disputes')
export class DisputesController {
  readonly #queries: ReplayQueries;
  readonly #work: CaseWork;
  readonly #audit: AuditTrail;

  constructor(queries: ReplayQueries, work: CaseWork, audit: AuditTrail) {
    this.#queries = queries;
    this.#work = work;
    this.#audit = audit;
  }

  @Get()
  @ApiOperation({
    summary: 'Disputes, the newest first, page by page; of your own matches, if you are a player',
    description:
      'Who judges or reads what judges do is told of none in which they, or somebody with whom they have a tie, play.',
  })
  @ApiQuery({ name: 'player', required: false, type: String })
  @ApiQuery({ name: 'match', required: false, type: String })
  @ApiQuery({ name: 'game', required: false, type: String })
  @ApiQuery({ name: 'status', required: false, enum: status.options })
  @ApiQuery({
    name: 'before',
    required: false,
    type: String,
    description: '`next` of the last page',
  })
  @ApiQuery({ name: 'limit', required: false, type: Number, description: `1 to ${LIMIT}` })
  @ApiOkResponse({ schema: schemaOf(disputeList) })
  async list(
    @Query({ schema: page }) { before, limit, ...search }: z.infer<typeof page>,
    @TheCaller() caller: Caller,
  ): Promise<DisputeList> {
    // The query leaves out what is not for who asks, and nothing after it: a page would be short of it, and so tell of it.
    const own = caller.role === 'player' ? { player: caller.id } : { partial: partialTo(caller) };
    const [openedAt, dispute] = parsePage(before, /^(\d{1,15})\.(.+)$/su);
    const cursor = dispute === undefined ? undefined : { openedAt: Number(openedAt), dispute };
    const rows = await this.#queries.disputes(limit + 1, { ...search, ...own }, cursor);
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      disputes: shown.map(({ body }) => listDispute(body)),
      next: last === undefined ? null : cursorOf(last),
    };
  }

  @Get(':id')
  @ApiOperation({ summary: 'A dispute with all that was said and ruled in it' })
  @ApiOkResponse({ schema: schemaOf(shownDispute) })
  async one(@Param('id') dispute: string, @TheCaller() caller: Caller): Promise<ShownDispute> {
    const row = await disputeFor(this.#queries, dispute, caller);
    if (caller.role !== 'player') {
      await this.#audit.record(caller, 'LookedAtDispute', dispute, `game ${row.game}`);
    }
    return this.#show(row.body, caller);
  }

  @Post()
  @For('player', 'operator')
  @ApiHeader(RETRY_KEY_HEADER)
  @Answers(201, shownDispute, 'The dispute')
  @ApiOperation({ summary: 'Report what went wrong in a game of yours; an operator, in any' })
  async open(
    @Body({ schema: newDispute }) body: z.infer<typeof newDispute>,
    @RetryKey() key: string,
    @TheCaller() caller: Caller,
  ): Promise<ShownDispute> {
    const { game, event, version, text } = body;
    const at = event ?? (await this.#work.firstEventOf(game, version ?? 0));
    const act = (dispute: string): Act => ({ type: 'OpenDispute', dispute, event: at, text });
    const opened = await this.#work.open(game, caller, key, act);
    return this.#show(opened, caller);
  }

  @Post(':id/taking')
  @For('operator')
  @HttpCode(200)
  @ApiHeader(RETRY_KEY_HEADER)
  @Answers(200, shownDispute, 'The dispute')
  @ApiOperation({ summary: 'Take a dispute: you rule on it, and nobody else meanwhile' })
  take(
    @Param('id') dispute: string,
    @RetryKey() key: string,
    @TheCaller() caller: Caller,
  ): Promise<ShownDispute> {
    return this.#act({ type: 'TakeDispute', dispute }, key, caller);
  }

  @Post(':id/release')
  @For('operator')
  @HttpCode(200)
  @ApiHeader(RETRY_KEY_HEADER)
  @Answers(200, shownDispute, 'The dispute')
  @ApiOperation({ summary: 'Leave a dispute that you have taken to somebody else' })
  release(
    @Param('id') dispute: string,
    @RetryKey() key: string,
    @TheCaller() caller: Caller,
  ): Promise<ShownDispute> {
    return this.#act({ type: 'ReleaseDispute', dispute }, key, caller);
  }

  @Post(':id/comments')
  @For('player', 'judge', 'operator')
  @HttpCode(200)
  @ApiHeader(RETRY_KEY_HEADER)
  @Answers(200, shownDispute, 'The dispute')
  @ApiOperation({
    summary: 'Say something in a dispute: as a player of the match, judge or operator',
  })
  comment(
    @Param('id') dispute: string,
    @Body({ schema: newText }) { text }: z.infer<typeof newText>,
    @RetryKey() key: string,
    @TheCaller() caller: Caller,
  ): Promise<ShownDispute> {
    return this.#act({ type: 'Comment', dispute, text }, key, caller);
  }

  @Post(':id/evidence')
  @For('judge', 'operator')
  @HttpCode(200)
  @ApiHeader(RETRY_KEY_HEADER)
  @Answers(200, shownDispute, 'The dispute')
  @ApiOperation({ summary: 'Attach what a ruling may rest on: events, a verification, a branch' })
  attach(
    @Param('id') dispute: string,
    @Body({ schema: newEvidence }) evidence: z.infer<typeof newEvidence>,
    @RetryKey() key: string,
    @TheCaller() caller: Caller,
  ): Promise<ShownDispute> {
    return this.#act({ type: 'AttachEvidence', dispute, evidence }, key, caller);
  }

  @Post(':id/proposals')
  @For('judge', 'operator')
  @HttpCode(200)
  @ApiHeader(RETRY_KEY_HEADER)
  @Answers(200, shownDispute, 'The dispute')
  @ApiOperation({ summary: 'Propose a ruling, which nothing follows from until an operator rules' })
  propose(
    @Param('id') dispute: string,
    @Body({ schema: newRuling }) ruling: z.infer<typeof newRuling>,
    @RetryKey() key: string,
    @TheCaller() caller: Caller,
  ): Promise<ShownDispute> {
    return this.#act({ type: 'ProposeRuling', dispute, ...ruling }, key, caller);
  }

  @Post(':id/rulings')
  @For('operator')
  @HttpCode(200)
  @ApiHeader(RETRY_KEY_HEADER)
  @Answers(200, shownDispute, 'The dispute')
  @ApiOperation({
    summary:
      'Rule on a dispute that you have taken, with grounds that cite rules; once more on appeal',
  })
  rule(
    @Param('id') dispute: string,
    @Body({ schema: newRuling }) ruling: z.infer<typeof newRuling>,
    @RetryKey() key: string,
    @TheCaller() caller: Caller,
  ): Promise<ShownDispute> {
    return this.#act({ type: 'Rule', dispute, ...ruling }, key, caller);
  }

  @Post(':id/appeal')
  @For('player')
  @HttpCode(200)
  @ApiHeader(RETRY_KEY_HEADER)
  @Answers(200, shownDispute, 'The dispute')
  @ApiOperation({ summary: 'Appeal a ruling, once: another operator decides then' })
  appeal(
    @Param('id') dispute: string,
    @Body({ schema: newText }) { text }: z.infer<typeof newText>,
    @RetryKey() key: string,
    @TheCaller() caller: Caller,
  ): Promise<ShownDispute> {
    return this.#act({ type: 'Appeal', dispute, text }, key, caller);
  }

  @Post(':id/closing')
  @For('operator')
  @HttpCode(200)
  @ApiHeader(RETRY_KEY_HEADER)
  @Answers(200, shownDispute, 'The dispute')
  @ApiOperation({ summary: 'Close a dispute that is ruled on and put right' })
  close(
    @Param('id') dispute: string,
    @RetryKey() key: string,
    @TheCaller() caller: Caller,
  ): Promise<ShownDispute> {
    return this.#act({ type: 'CloseDispute', dispute }, key, caller);
  }

  async #act(act: Act, key: string, caller: Caller): Promise<ShownDispute> {
    const { game } = await disputeFor(this.#queries, act.dispute, caller);
    const acted = await this.#work.act(game, caller, key, act);
    return this.#show(acted, caller);
  }

  #show(dispute: DisputeRow['body'], { role }: Caller): Promise<ShownDispute> {
    return showDispute(dispute, (text, writer) => this.#work.read(text, writer), role !== 'player');
  }
}
