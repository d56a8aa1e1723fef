import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { EventLog } from '@arbiter/event-log';
import { Answers, For, Problem, TheCaller, type Caller } from '@arbiter/http';
import { commandId, makeHeaders, REGION, topics, type MatchmakingCommand } from '@arbiter/protocol';
import { z } from 'zod';
import { AuditTrail } from '../disputes/audit-trail.ts';
import { REPLAY_OPTIONS, type WholeReplayOptions } from '../options.ts';
import { unknown } from './access.ts';
import { RETRY_KEY_HEADER, RetryKey } from './retry-key.ts';

/** How long maintenance may be announced for at most, in milliseconds: more is a slip of the pen. */
const LONGEST = 7 * 86_400_000;

const announcement = z.object({
  until: z.int().describe('when new matches are expected to begin again: since 1970, in ms'),
});
const asked = z.object({
  maintenance: z.string().describe('its id, by which it is called off'),
});

/** Announces maintenance: no new match begins, and what has begun is played to its end. */
@ApiTags('operators')
@ApiBearerAuth()
@For('operator')
@Controller('v1/operators/maintenance')
export class MaintenanceController {
  readonly #audit: AuditTrail;
  readonly #log: EventLog;

  constructor(audit: AuditTrail, @Inject(REPLAY_OPTIONS) { log }: WholeReplayOptions) {
    this.#audit = audit;
    this.#log = log;
  }

  @Post()
  @HttpCode(202)
  @ApiHeader(RETRY_KEY_HEADER)
  @Answers(202, asked, 'It is asked for; `GET /v1/maintenance` says how it stands')
  @ApiOperation({
    summary: 'Announce maintenance, or another end of the one that goes on: no new match begins',
  })
  async announce(
    @Body({ schema: announcement }) { until }: z.infer<typeof announcement>,
    @RetryKey() key: string,
    @TheCaller() caller: Caller,
  ): Promise<z.infer<typeof asked>> {
    const now = Date.now();
    if (until <= now || until > now + LONGEST) {
      throw new Problem(422, {
        kind: 'malformed',
        title: 'Maintenance does not end then',
        detail: '`until` is a time to come, within a week',
      });
    }
    const id = commandId(caller.id, 'maintenance', key);
    const detail = `until ${new Date(until).toISOString()}`;
    await this.#send(caller, { type: 'AnnounceMaintenance', id, maintenance: id, until }, detail);
    return { maintenance: id };
  }

  @Post(':id/ending')
  @HttpCode(202)
  @ApiHeader(RETRY_KEY_HEADER)
  @Answers(202, asked, 'It is asked for; `GET /v1/maintenance` says how it stands')
  @ApiOperation({ summary: 'Call maintenance off, or say that it is done: matches begin again' })
  async end(
    @Param('id') maintenance: string,
    @RetryKey() key: string,
    @TheCaller() caller: Caller,
  ): Promise<z.infer<typeof asked>> {
    if (!/^[\w-]{1,128}$/u.test(maintenance)) throw unknown('maintenance');
    const id = commandId(caller.id, maintenance, key);
    await this.#send(caller, { type: 'CallOffMaintenance', id, maintenance }, 'called off');
    return { maintenance };
  }

  async #send(
    caller: Caller,
    command: Extract<MatchmakingCommand, { maintenance: string }>,
    detail: string,
  ): Promise<void> {
    if (caller.service) {
      throw new Problem(403, {
        kind: 'not-allowed',
        title: 'This is not for you',
        detail: 'a person announces maintenance, or calls it off',
      });
    }
    const { id, maintenance: subject } = command;
    await this.#audit.record(caller, 'ChangedMaintenance', subject, detail);
    const type = 'arbiter.matchmaking.command.v1';
    const headers = makeHeaders({ id, source: '/replay', type, subject });
    const value = JSON.stringify(command);
    await this.#log.append([
      { topic: topics.matchmakingCommands.name, key: REGION, value, headers },
    ]);
  }
}
