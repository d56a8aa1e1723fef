import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { JudgeOf } from '@arbiter/editions';
import type { EventLog } from '@arbiter/event-log';
import { Answers, For, TheCaller, type Caller, type KeyRing } from '@arbiter/http';
import { clockOf, type Pinned } from '@arbiter/protocol';
import { viewOf } from '@arbiter/view';
import { z } from 'zod';
import { AuditTrail } from '../disputes/audit-trail.ts';
import { CaseWork } from '../disputes/case-work.ts';
import { REPLAY_OPTIONS, type WholeReplayOptions } from '../options.ts';
import { acceptedOf } from '../projections/followed-games.ts';
import { caseTip, momentsOf, type CaseFile, type CaseView } from '../records/case-file.ts';
import {
  branchesIn,
  decideBranch,
  type AttachedBranch,
  type CaseBranch,
} from '../records/case-branch.ts';
import { positionAt, positionBefore } from '../records/position-at.ts';
import { wholeRecord } from '../records/whole-record.ts';
import { ReplayQueries, type KnownGame } from '../store/replay.queries.ts';
import { disputeFor, isOpenTo, matchGoesOn, unknown } from './access.ts';
import { whatIf } from './what-if.controller.ts';
import { showDispute, shownDispute } from './dispute-shapes.ts';
import { clock, showGame, showMatch, shownGame, shownMatch, signedTip } from './shapes.ts';

const seat = z.union([z.literal(0), z.literal(1)]);
const caseBranch = z.object({
  evidence: z.int().describe('its place among the evidence, from 0'),
  whatIf: z.literal(true).describe('it never happened, and is on no record'),
  event: z.int().describe('it begins before the command of this event'),
  edition: z.string(),
  cards: z.string().describe('digest of the definitions that it goes by'),
  steps: whatIf.shape.steps,
  outcome: whatIf.shape.outcome,
  view: whatIf.shape.view,
});
const caseFile = z.object({
  case: z.literal('case.v1'),
  exportedBy: z.string(),
  exportedAt: z.int().describe('milliseconds since 1970'),
  build: z
    .string()
    .describe('digest of the build that has shown the views and decided the branches'),
  dispute: shownDispute,
  match: shownMatch,
  game: shownGame.describe('with what checking its record has found'),
  views: z
    .array(
      z.object({
        event: z.int(),
        seat,
        view: z.looseObject({ game: z.string(), edition: z.string() }),
        clock: clock.nullable(),
      }),
    )
    .describe(
      'what both seats saw at the event of the dispute, and where its evidence begins and ends',
    ),
  branches: z
    .array(caseBranch)
    .describe(
      'what comes of the branches among the evidence; those that can’t be decided are not here',
    )
    .optional(),
  record: z.array(z.string()).describe('the record of the game, line by line'),
  signed: signedTip.describe('the server’s word for the rest of the file, by its digest'),
});

/** A dispute as one file, for people who judge it elsewhere. */
@ApiTags('disputes')
@ApiBearerAuth()
@For('judge', 'operator')
@Controller('v1/disputes')
export class CaseController {
  readonly #queries: ReplayQueries;
  readonly #work: CaseWork;
  readonly #audit: AuditTrail;
  readonly #log: EventLog;
  readonly #keys: KeyRing;
  readonly #judgeOf: JudgeOf;
  readonly #pinned: () => Pinned;

  constructor(
    queries: ReplayQueries,
    work: CaseWork,
    audit: AuditTrail,
    @Inject(REPLAY_OPTIONS) { log, keys, judgeOf, pinned }: WholeReplayOptions,
  ) {
    this.#queries = queries;
    this.#work = work;
    this.#audit = audit;
    this.#log = log;
    this.#keys = keys;
    this.#judgeOf = judgeOf;
    this.#pinned = pinned;
  }

  @Get(':id/case')
  @Answers(200, caseFile, 'The case')
  @ApiOperation({
    summary:
      'The whole case as one file: record, verification, views, evidence, rulings; when the match is over. `arbiter verify` checks it offline',
  })
  async export(@Param('id') id: string, @TheCaller() caller: Caller): Promise<CaseFile> {
    const { body, game } = await disputeFor(this.#queries, id, caller);
    const known = await this.#queries.game(game);
    if (known === null) throw unknown('game');
    if (!isOpenTo(known.match, caller))
      throw matchGoesOn(known.match, 'a case holds the whole record of its game');
    await this.#audit.record(caller, 'Exported', id, `case about game ${game}`);
    const dispute = await showDispute(body, (text, writer) => this.#work.read(text, writer), true);
    const ruled = await this.#queries.ruledOn([game]);
    const verified = (await this.#queries.verifications([game])).get(game) ?? null;
    const { match, record } = known;
    const views: CaseView[] = [];
    for (const event of momentsOf(dispute)) views.push(...(await this.#seenAt(known, event)));
    const branches: CaseBranch[] = [];
    for (const one of branchesIn(dispute)) {
      const branch = await this.#decided(known, one);
      if (branch !== undefined) branches.push(branch);
    }
    const rest = plain({
      case: 'case.v1' as const,
      exportedBy: caller.id,
      exportedAt: Date.now(),
      build: this.#pinned()['engine'] ?? '',
      ...{ dispute, match: showMatch(match) },
      game: showGame(known.game, match, { record, ruled, verified }, caller),
      ...{ views, branches, record: await this.#record(known) },
    });
    return { ...rest, signed: this.#keys.tips.sign(caseTip(rest)) };
  }

  async #record(known: KnownGame): Promise<string[]> {
    const { tips, tipKeys: keys } = this.#keys;
    const lines: string[] = [];
    for await (const one of wholeRecord(this.#commits(known), { tips, keys })) lines.push(one);
    return lines;
  }

  async #seenAt(known: KnownGame, event: number): Promise<CaseView[]> {
    const found = await positionAt(this.#commits(known), { event });
    const judge = found && this.#judgeOf(found.head.edition);
    if (found === undefined || judge === undefined) return [];
    return ([0, 1] as const).map((one) => ({
      ...{ event, seat: one, clock: clockOf(found.head) },
      view: viewOf(judge, found.game, one),
    }));
  }

  async #decided(known: KnownGame, attached: AttachedBranch): Promise<CaseBranch | undefined> {
    const before = await positionBefore(this.#commits(known), attached.event);
    return before && decideBranch(this.#judgeOf, before, attached);
  }

  #commits({ game, record }: KnownGame): ReturnType<typeof acceptedOf> {
    const ended = record?.phase === 'over' ? record.offset + 1 : undefined;
    return acceptedOf(this.#log, game.game, record?.first ?? game.from, ended);
  }
}

/** As it comes out of its file: what JSON leaves out is left out of what is signed, too. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
