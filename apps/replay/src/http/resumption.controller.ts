import { Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { EventLog } from '@arbiter/event-log';
import { Answers, For, Problem, TheCaller, type Caller } from '@arbiter/http';
import { isInvolved, makeHeaders, resumption, topics } from '@arbiter/protocol';
import { z } from 'zod';
import { AuditTrail } from '../disputes/audit-trail.ts';
import { REPLAY_OPTIONS, type WholeReplayOptions } from '../options.ts';
import { ReplayQueries } from '../store/replay.queries.ts';
import { unknown } from './access.ts';

const asked = z.object({
  game: z.string(),
  command: z.string().describe('the id of the command that lets it go on; again the same one'),
});

/** Lets suspended games go on. */
@ApiTags('records')
@ApiBearerAuth()
@For('operator')
@Controller('v1/games')
export class ResumptionController {
  readonly #queries: ReplayQueries;
  readonly #audit: AuditTrail;
  readonly #log: EventLog;

  constructor(
    queries: ReplayQueries,
    audit: AuditTrail,
    @Inject(REPLAY_OPTIONS) { log }: WholeReplayOptions,
  ) {
    this.#queries = queries;
    this.#audit = audit;
    this.#log = log;
  }

  @Post(':id/resumption')
  @HttpCode(202)
  @Answers(202, asked, 'It is asked for; the record says what comes of it')
  @ApiOperation({ summary: 'Let a suspended game go on, as `arbiter resume` does' })
  async resume(
    @Param('id') game: string,
    @TheCaller() caller: Caller,
  ): Promise<z.infer<typeof asked>> {
    const known = await this.#queries.game(game);
    if (known === null) throw unknown('game');
    const { record, match } = known;
    if (caller.service || isInvolved(caller, [match.player0, match.player1])) {
      throw new Problem(403, {
        kind: 'not-allowed',
        title: 'This is not for you',
        detail: `a person without a part in match ${match.match} lets its games go on`,
      });
    }
    if (record?.phase !== 'suspended') {
      throw new Problem(409, {
        kind: 'not-now',
        title: 'This can’t be done now',
        detail: `game ${game} is not suspended`,
      });
    }
    await this.#audit.record(caller, 'ActedInDispute', game, 'ResumeGame');
    const command = resumption(game, record.tip);
    const { id } = command;
    const type = 'arbiter.game.command.v1';
    const headers = makeHeaders({ id, source: '/replay', type, subject: game });
    const value = JSON.stringify(command);
    await this.#log.append([{ topic: topics.gameCommands.name, key: game, value, headers }]);
    return { game, command: id };
  }
}
