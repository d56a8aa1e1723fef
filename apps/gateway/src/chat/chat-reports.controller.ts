import { Controller, Get, Inject } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers, For, TheCaller, type Caller } from '@arbiter/http';
import {
  chatReport,
  isInvolved,
  jsonIn,
  REPORTS_KEPT,
  sha256,
  topics,
  type AuditEvent,
  type ChatReport,
} from '@arbiter/protocol';
import type { z } from 'zod';
import { chatReports } from '../http/shapes.ts';
import { Intake } from '../intake.ts';
import { Lobby } from '../lobby/lobby.ts';
import { shownPlayer } from '../lobby/shown.ts';
import { GATEWAY_OPTIONS, type GatewayOptions } from '../options.ts';

/** How many reports are listed at once. */
const LISTED = 200;

/** What players have reported of chats, for those who watch over games. There are few, so they are read from the topic each time. */
@ApiTags('chat')
@ApiBearerAuth()
@For('judge', 'operator')
@Controller('v1/chat/reports')
export class ChatReportsController {
  readonly #options: GatewayOptions;
  readonly #lobby: Lobby;
  readonly #intake: Intake;

  constructor(@Inject(GATEWAY_OPTIONS) options: GatewayOptions, lobby: Lobby, intake: Intake) {
    this.#options = options;
    this.#lobby = lobby;
    this.#intake = intake;
  }

  @Get()
  @Answers(200, chatReports, 'The reports')
  @ApiOperation({
    summary: 'What was reported of chats in the last 30 days, the newest first',
    description: 'Of no match in which you play, or somebody with whom you have a tie.',
  })
  async list(@TheCaller() caller: Caller): Promise<z.infer<typeof chatReports>> {
    const found = [...(await this.#all()).values()]
      .filter(({ players }) => !isInvolved(caller, players))
      .sort((a, b) => b.at - a.at)
      .slice(0, LISTED);
    await this.#record(caller, found);
    await this.#lobby.meet(found.flatMap(({ players }) => players));
    return found.map((report) => {
      const [zero, one] = report.players;
      return {
        ...report,
        players: [shownPlayer(this.#lobby, zero), shownPlayer(this.#lobby, one)],
      };
    });
  }

  /** Writes down who is about to be shown what players have said to each other. */
  async #record({ id, role }: Caller, shown: readonly ChatReport[]): Promise<void> {
    const matches = new Set(shown.map(({ match }) => match));
    const detail = `${shown.length} reports of ${matches.size} matches`;
    const at = (this.#options.now ?? Date.now)();
    const body: AuditEvent = {
      ...{ type: 'LookedAtChats', operator: id, role, subject: 'chats', detail, at },
    };
    await this.#intake.append({
      ...{ topic: topics.audit.name, key: id, id: sha256(JSON.stringify(body)) },
      ...{ type: 'arbiter.audit.event.v1', subject: body.subject, body },
    });
  }

  /** Each report once, as it was made first. */
  async #all(): Promise<ReadonlyMap<string, ChatReport>> {
    const { log, now = Date.now } = this.#options;
    const { name } = topics.chatReports;
    const since = now() - REPORTS_KEPT;
    const found = new Map<string, ChatReport>();
    for (const [partition, { first, next }] of (await log.extents(name)).entries()) {
      if (first === next) continue;
      for await (const { value } of log.read(name, partition, first)) {
        const report = chatReport.safeParse(jsonIn(value)).data;
        // A broker deletes segments, not records, so it may have some that are older.
        if (report === undefined || report.at <= since || found.has(report.report)) continue;
        found.set(report.report, report);
      }
    }
    return found;
  }
}
