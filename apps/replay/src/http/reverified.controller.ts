import { Body, Controller, Get, HttpCode, Inject, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Answers, For, TheCaller, type Caller } from '@arbiter/http';
import {
  differ,
  isInvolved,
  OUTCOMES,
  type Outcome,
  type Reverified,
  type Said,
} from '@arbiter/protocol';
import { z } from 'zod';
import { AuditTrail } from '../disputes/audit-trail.ts';
import { REPLAY_OPTIONS, type WholeReplayOptions } from '../options.ts';
import { ReplayQueries, type StoredGame } from '../store/replay.queries.ts';
import { checkRecord } from '../verification/check-record.ts';
import type { Verified } from '../verification/verify-game.ts';

/** Games that one request decides again: an answer has to begin within seconds. */
const PAGE = 50;
/** What the audit trail says that it is about. */
const SUBJECT = 'reverified';

const id = z.string().min(1).max(128);
const event = z.looseObject({ type: z.string() }).nullable();
const page = z.object({
  after: z.string().max(128).default(''),
  limit: z.coerce.number().int().min(1).max(PAGE).default(20),
});
const said = z.object({
  outcome: z.enum(OUTCOMES),
  event: z.int().nullable().describe('the first that is decided otherwise, or wrong'),
  decided: event.describe('what that build gives there'),
});
const reverified = said.extend({
  file: z.string().describe('the game'),
  game: z.string(),
  edition: z.string(),
  tip: z.string(),
  why: z.string().nullable(),
  recorded: event.describe('what is on record there'),
});
const report = z.object({
  report: z.literal('reverify.v1'),
  engine: z.string().describe('digest of this build'),
  games: z.array(reverified).describe('each as a line of `arbiter reverify --report`'),
  all: z.int().describe('how many games are stored'),
  next: z.string().nullable().describe('`after` of the next page'),
});
const otherReport = z.object({
  engine: z.string().min(1).max(128).describe('digest of the other build'),
  // Lines of a report as it was printed, of which no more is looked at.
  games: z
    .array(said.extend({ game: id }).loose())
    .min(1)
    .max(PAGE),
});
const comparison = z.object({
  engines: z.object({ before: z.string(), after: z.string() }),
  both: z.int().describe('games that both have decided'),
  unknown: z.array(z.string()).describe('games that are not stored here, not over, or not for you'),
  changed: z.array(z.object({ game: z.string(), before: said, after: reverified })),
});

/**
 * What this build makes of the games that are stored, whatever build played them; and how that differs from what another
 * build made of them.
 */
@ApiTags('records')
@ApiBearerAuth()
@For('operator')
@Controller('v1/reverified')
export class ReverifiedController {
  readonly #queries: ReplayQueries;
  readonly #audit: AuditTrail;
  readonly #options: WholeReplayOptions;

  constructor(
    queries: ReplayQueries,
    audit: AuditTrail,
    @Inject(REPLAY_OPTIONS) options: WholeReplayOptions,
  ) {
    this.#queries = queries;
    this.#audit = audit;
    this.#options = options;
  }

  @Get()
  @Answers(200, report, 'What this build makes of these games')
  @ApiOperation({
    summary: 'Every stored game whose match is over, decided again by this build, page by page',
  })
  @ApiQuery({
    name: 'after',
    required: false,
    type: String,
    description: '`next` of the last page',
  })
  @ApiQuery({ name: 'limit', required: false, type: Number, description: `1 to ${PAGE}` })
  async list(
    @Query({ schema: page }) { after, limit }: z.infer<typeof page>,
    @TheCaller() caller: Caller,
  ): Promise<z.infer<typeof report>> {
    const detail = after === '' ? 'what this build decides' : `the same, after ${after}`;
    await this.#audit.record(caller, 'Exported', SUBJECT, detail);
    const { games, all } = await this.#queries.stored({ after, limit: limit + 1 });
    const next = games.length > limit ? (games[limit - 1]?.game ?? null) : null;
    return {
      ...{ report: 'reverify.v1', engine: this.#engine, all, next },
      games: await this.#decided(games.slice(0, limit), caller),
    };
  }

  @Post('comparison')
  @HttpCode(200)
  @Answers(200, comparison, 'Where the two differ')
  @ApiOperation({
    summary: 'Which games this build decides otherwise than another, by a part of its report',
  })
  async compare(
    @Body({ schema: otherReport }) other: z.infer<typeof otherReport>,
    @TheCaller() caller: Caller,
  ): Promise<z.infer<typeof comparison>> {
    const before = new Map(other.games.map((one) => [one.game, one]));
    const detail = `compared with build ${other.engine.slice(0, 16)}: ${[...before.keys()].join(' ')}`;
    await this.#audit.record(caller, 'Exported', SUBJECT, detail.slice(0, 1_000));
    const names = [...before.keys()];
    const { games } = await this.#queries.stored({ games: names, limit: PAGE });
    const after = await this.#decided(games, caller);
    const known = new Set(after.map(({ game }) => game));
    return {
      engines: { before: other.engine, after: this.#engine },
      both: after.length,
      unknown: names.filter((game) => !known.has(game)),
      changed: after.flatMap((now) => {
        const was = before.get(now.game);
        if (was === undefined || !differ(was as Said, now)) return [];
        const { outcome, event: at, decided } = was;
        return [{ game: now.game, before: { outcome, event: at, decided }, after: now }];
      }),
    };
  }

  get #engine(): string {
    return this.#options.pinned()['engine'] ?? '';
  }

  /** Nobody is told of games that they played, or in which somebody played with whom they have a tie. */
  async #decided(games: readonly StoredGame[], caller: Caller): Promise<Decided[]> {
    const own = games.filter(({ players }) => !isInvolved(caller, players));
    const found = await this.#queries.verifications(own.map(({ game }) => game));
    const all: Decided[] = [];
    for (const one of own) {
      const { build, body } = found.get(one.game) ?? {};
      // What this build has checked already it would only decide the same way once more.
      const verified =
        body !== undefined && build === this.#engine ? body : await checkRecord(one, this.#options);
      all.push(decidedBy(verified, one));
    }
    return all;
  }
}

type Decided = z.infer<typeof reverified> & Reverified;

function decidedBy(verified: Verified, { game, edition }: StoredGame): Decided {
  const { tip, event: at, why, recorded, decided } = verified;
  const outcome = outcomeOf(verified);
  return { file: game, game, edition, outcome, tip, event: at, why, recorded, decided };
}

function outcomeOf({ state, event: at, position, recorded, decided }: Verified): Outcome {
  // A build that contradicts what it once decided differs like any other.
  if (state === 'differs') return recorded === null && decided === null ? 'broken' : 'otherwise';
  if (position === null) return 'not played';
  return at === null ? 'same' : 'otherwise';
}
