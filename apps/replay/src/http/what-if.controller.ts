import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { JudgeOf } from '@arbiter/editions';
import type { Game, Judge } from '@arbiter/engine';
import type { EventLog } from '@arbiter/event-log';
import { Answers, For, Problem, TheCaller, type Caller } from '@arbiter/http';
import {
  commandOf,
  isInvolved,
  LONGEST_SUPPOSITION,
  parseCommit,
  topics,
  type PlacedCommand,
} from '@arbiter/protocol';
import { legalFor, viewOf, type SeatOptions } from '@arbiter/view';
import { z } from 'zod';
import { AuditTrail } from '../disputes/audit-trail.ts';
import { checkDefinitions } from '../disputes/case-cards.ts';
import { REPLAY_OPTIONS, type WholeReplayOptions } from '../options.ts';
import { acceptedOf } from '../projections/followed-games.ts';
import { positionAt } from '../records/position-at.ts';
import { supposition, type Supposition } from '../records/supposition.ts';
import { branchOf, type Branch } from '../records/what-if.ts';
import type { CommitRow } from '../store/entities.ts';
import { ReplayQueries } from '../store/replay.queries.ts';
import { noEvent, unknown, VIEWS } from './access.ts';

const seat = z.union([z.literal(0), z.literal(1)]);
const body = z.looseObject({ type: z.string().min(1).max(64) });

const wishedBranch = supposition.extend({ as: z.enum(VIEWS).default('operator') });

const line = z.looseObject({ type: z.string(), rule: z.string(), text: z.string() });
/** A branch as it is answered. */
export const whatIf = z.object({
  game: z.string(),
  event: z.int(),
  whatIf: z.literal(true).describe('it never happened, and is on no record'),
  edition: z.string(),
  recorded: z
    .object({ seat: z.union([seat, z.literal('system')]), body })
    .nullable()
    .describe('the command on record'),
  steps: z.array(
    z.object({
      seat,
      body,
      by: z.enum(['you', 'bot']),
      refusal: z.object({ rule: z.string(), reason: z.string() }).nullable(),
      lines: z.array(line),
    }),
  ),
  outcome: z.looseObject({ winner: seat.nullable() }).nullable(),
  view: z.looseObject({ game: z.string(), edition: z.string() }).describe('where it leads'),
  asked: z
    .object({ seat, options: z.looseObject({}) })
    .nullable()
    .describe('who would have to decide then, and all that they could do; null: nobody'),
  cards: z
    .array(z.looseObject({ name: z.string() }))
    .describe('the cards of the game, as they are in the branch'),
});

/** What would have come of other commands, other cards, other rules. */
@ApiTags('records')
@ApiBearerAuth()
@For('judge', 'operator')
@Controller('v1/games')
export class WhatIfController {
  readonly #queries: ReplayQueries;
  readonly #audit: AuditTrail;
  readonly #log: EventLog;
  readonly #judgeOf: JudgeOf;

  constructor(
    queries: ReplayQueries,
    audit: AuditTrail,
    @Inject(REPLAY_OPTIONS) { log, judgeOf }: WholeReplayOptions,
  ) {
    this.#queries = queries;
    this.#audit = audit;
    this.#log = log;
    this.#judgeOf = judgeOf;
  }

  @Post(':id/what-if')
  @HttpCode(200)
  @Answers(200, whatIf, 'What would have come of it')
  @ApiOperation({ summary: 'Branch from an event: what would have come of something else' })
  async whatIf(
    @Param('id') id: string,
    @Body({ schema: wishedBranch }) wish: z.infer<typeof wishedBranch>,
    @TheCaller() caller: Caller,
  ) {
    const known = await this.#queries.gameSoFar(id);
    if (known === null) throw unknown('game');
    const length = JSON.stringify(wish).length;
    if (length > LONGEST_SUPPOSITION) {
      throw new Problem(422, {
        kind: 'malformed',
        title: 'This is too much for one branch',
        detail: `what is supposed is ${length} characters long, and may be ${LONGEST_SUPPOSITION}: suppose fewer commands, or fewer cards`,
      });
    }
    const { match, record } = known;
    if (isInvolved(caller, [match.player0, match.player1])) {
      throw new Problem(403, {
        kind: 'not-allowed',
        title: 'This is not for you',
        detail: `${caller.id} plays in match ${match.match}, or has a tie with who does`,
      });
    }
    await this.#audit.record(caller, 'LookedAtGame', id, `what-if at event ${wish.event}`);
    const { events = 0 } = record ?? {};
    if (wish.event >= events) throw noEvent(id, wish.event, events);
    const commit = await this.#queries.commit(id, { event: wish.event });
    if (commit === null || commit.version < 2) throw unknown('moment of this game');
    const { first = known.game.from } = record ?? {};
    const commits = acceptedOf(this.#log, id, first, commit.offset + 1);
    const found = await positionAt(commits, { version: commit.version - 1 });
    if (found === undefined) throw unknown('moment of this game');
    const edition = wish.edition ?? found.head.edition;
    const judge = this.#judgeOf(edition);
    if (judge === undefined) {
      throw new Problem(501, { kind: 'edition', title: 'This server does not play that edition' });
    }
    const written = wish.definitions.map((one) => JSON.stringify(one));
    checkDefinitions(written, 'definitions', found.game.definitions);
    const recorded = await this.#commandIn(id, commit);
    const { steps, end } = supposed(judge, { ...found.game, edition }, wish);
    const viewer = wish.as === '0' ? 0 : wish.as === '1' ? 1 : wish.as;
    const { event } = wish;
    return {
      ...{ game: id, event, whatIf: true, edition, recorded, steps },
      outcome: end.outcome,
      view: viewOf(judge, end, viewer),
      asked: askedIn(judge, end),
      cards: (end.definitions ?? []).map((text) => JSON.parse(text) as { name: string }),
    };
  }

  /** The command that a commit answers. */
  async #commandIn(game: string, { offset }: CommitRow): Promise<Recorded | null> {
    const { name } = topics.gameEvents;
    for await (const { value } of this.#log.readKey(name, game, offset, offset + 1)) {
      const read = parseCommit(value ?? '');
      const command = 'commit' in read ? commandOf(read.commit) : undefined;
      if (command !== undefined) return { seat: command.seat, body: command.body };
    }
    return null;
  }
}

interface Recorded {
  readonly seat: PlacedCommand['seat'];
  readonly body: PlacedCommand['body'];
}

/** Who has to decide, and all that they may do. */
function askedIn(judge: Judge, game: Game): { seat: 0 | 1; options: SeatOptions } | null {
  const { decision, outcome } = game;
  if (decision === null || outcome !== null) return null;
  return { seat: decision.seat, options: legalFor(judge, game, decision.seat) };
}

/** @throws Problem 422 */
function supposed(judge: Judge, from: Game, wish: Supposition): Branch {
  try {
    return branchOf(judge, from, wish);
  } catch (error) {
    throw new Problem(422, {
      kind: 'malformed',
      title: 'The rules can’t read this',
      detail: (error as Error).message,
    });
  }
}
