import { Controller, Get, Inject } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers, For } from '@arbiter/platform';
import { chatReport, jsonIn, REPORTS_KEPT, topics, type ChatReport } from '@arbiter/protocol';
import type { z } from 'zod';
import { chatReports } from '../http/shapes.ts';
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

  constructor(@Inject(GATEWAY_OPTIONS) options: GatewayOptions, lobby: Lobby) {
    this.#options = options;
    this.#lobby = lobby;
  }

  @Get()
  @Answers(200, chatReports, 'The reports')
  @ApiOperation({ summary: 'What was reported of chats in the last 30 days, the newest first' })
  async list(): Promise<z.infer<typeof chatReports>> {
    const found = [...(await this.#all()).values()].sort((a, b) => b.at - a.at).slice(0, LISTED);
    return found.map((report) => {
      const [zero, one] = report.players;
      return {
        ...report,
        players: [shownPlayer(this.#lobby, zero), shownPlayer(this.#lobby, one)],
      };
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
