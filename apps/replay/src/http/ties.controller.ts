import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers, For, Problem, TheCaller, type Caller } from '@arbiter/http';
import { Ties } from '@arbiter/platform';
import { z } from 'zod';
import { AuditTrail } from '../disputes/audit-trail.ts';
import { CaseWork } from '../disputes/case-work.ts';
import { ReplayQueries } from '../store/replay.queries.ts';
import { unknown } from './access.ts';

/** Disputes that are released at a time. */
const PAGE = 100;

const player = z.string().min(1).max(128);
const newTie = z.object({ player: player.describe('whom you know, or who you are') });
const lifting = z.object({ grounds: z.string().trim().min(1).max(800) });
const shownTies = z.object({
  operator: z.string(),
  ties: z
    .array(z.object({ player: z.string(), since: z.int().describe('since 1970, in ms') }))
    .describe('as they were declared here; those that a token names are not among them'),
});
type ShownTies = z.infer<typeof shownTies>;

/** Ties with players, which judges, operators and auditors declare themselves. */
@ApiTags('operators')
@ApiBearerAuth()
@Controller('v1/operators')
export class TiesController {
  readonly #ties: Ties;
  readonly #audit: AuditTrail;
  readonly #queries: ReplayQueries;
  readonly #work: CaseWork;

  constructor(ties: Ties, audit: AuditTrail, queries: ReplayQueries, work: CaseWork) {
    this.#ties = ties;
    this.#audit = audit;
    this.#queries = queries;
    this.#work = work;
  }

  @Get(':operator/ties')
  @For('judge', 'operator', 'auditor')
  @Answers(200, shownTies, 'The ties')
  @ApiOperation({
    summary: 'With which players somebody has declared a tie; a judge asks for their own',
  })
  async of(
    @Param('operator') operator: string,
    @TheCaller() { id, role }: Caller,
  ): Promise<ShownTies> {
    if (role === 'judge' && operator !== id) {
      throw notAllowed(`a judge reads their own ties; ${operator} is somebody else`);
    }
    return this.#show(operator);
  }

  @Post('ties')
  @For('judge', 'operator', 'auditor')
  @HttpCode(200)
  @Answers(200, shownTies, 'Your ties from now on')
  @ApiOperation({
    summary:
      'Declare a tie with a player: from now on you neither look at nor judge what they play',
    description:
      'Disputes in which they play, and which you have taken, are released. Another operator alone lifts a tie.',
  })
  async declare(
    @Body({ schema: newTie }) { player: whom }: z.infer<typeof newTie>,
    @TheCaller() caller: Caller,
  ): Promise<ShownTies> {
    if (caller.service) throw notAllowed(`${caller.id} is a service account, and knows nobody`);
    if (!(await this.#work.isPerson(whom))) throw unknown('player');
    const ties = await this.#ties.of(caller.id);
    if (ties.some((one) => one.player === whom)) return this.#show(caller.id);
    // Before: afterwards they may not, and nobody else can.
    await this.#release(whom, caller);
    await this.#audit.declareTie(caller, whom);
    return this.#show(caller.id);
  }

  @Post(':operator/ties/:player/lifting')
  @For('operator')
  @HttpCode(200)
  @Answers(200, shownTies, 'What ties they have from now on')
  @ApiOperation({ summary: 'Lift a tie that somebody else has declared, with grounds' })
  async lift(
    @Param('operator') operator: string,
    @Param('player') whom: string,
    @Body({ schema: lifting }) { grounds }: z.infer<typeof lifting>,
    @TheCaller() caller: Caller,
  ): Promise<ShownTies> {
    if (caller.service) throw notAllowed(`a person lifts ties; ${caller.id} is a service account`);
    if (operator === caller.id) throw notAllowed('another operator lifts a tie of yours');
    if (caller.id === whom || caller.ties.includes(whom)) {
      throw notAllowed(`${caller.id} is ${whom}, or has a tie with them, too`);
    }
    const ties = await this.#ties.of(operator);
    if (!ties.some((one) => one.player === whom)) {
      throw unknown('tie', `${operator} has declared none with ${whom}`);
    }
    await this.#audit.liftTie(caller, operator, whom, grounds);
    return this.#show(operator);
  }

  async #show(operator: string): Promise<ShownTies> {
    return { operator, ties: (await this.#ties.of(operator)).map((one) => ({ ...one })) };
  }

  /** Leaves to others the disputes that somebody has taken in which a player plays. */
  async #release(whom: string, caller: Caller): Promise<void> {
    const search = { player: whom, takenBy: caller.id, status: 'taken' } as const;
    for (;;) {
      const taken = await this.#queries.disputes(PAGE, search);
      if (taken.length === 0) return;
      for (const { game, dispute } of taken) {
        await this.#work.act(game, caller, randomUUID(), { type: 'ReleaseDispute', dispute });
      }
    }
  }
}

function notAllowed(detail: string): Problem {
  return new Problem(403, { kind: 'not-allowed', title: 'This is not for you', detail });
}
