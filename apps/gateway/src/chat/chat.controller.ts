import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers, Me, Problem } from '@arbiter/http';
import { pass } from '@arbiter/platform';
import {
  chatLine,
  REPORTS_KEPT,
  saying,
  sha256,
  topics,
  type ChatLine,
  type ChatReport,
  type Saying,
} from '@arbiter/protocol';
import { z } from 'zod';
import { reported } from '../http/shapes.ts';
import { Intake } from '../intake.ts';
import { GATEWAY_OPTIONS, LIMITS, type GatewayOptions, type Limits } from '../options.ts';
import { Chats } from './chats.ts';

const meant = z.object({ line: z.string().min(1).max(128) });

/** What the two players of a match say to each other. Over the socket one hears it: `chat` of a match. */
@ApiTags('chat')
@ApiBearerAuth()
@Controller('v1/matches/:id/chat')
export class ChatController {
  readonly #options: GatewayOptions;
  readonly #limits: Limits;
  readonly #intake: Intake;
  readonly #chats: Chats;

  constructor(
    @Inject(GATEWAY_OPTIONS) options: GatewayOptions,
    @Inject(LIMITS) limits: Limits,
    intake: Intake,
    chats: Chats,
  ) {
    this.#options = options;
    this.#limits = limits;
    this.#intake = intake;
    this.#chats = chats;
  }

  @Post()
  @HttpCode(200)
  @Answers(200, chatLine, 'The line')
  @ApiOperation({
    summary:
      'Say something to the other player of a match, who hears it if they want to: by a key, or a line of plain text',
  })
  async say(
    @Param('id') id: string,
    @Me() me: string,
    @Body({ schema: saying }) said: Saying,
  ): Promise<ChatLine> {
    await this.#pass(me);
    return this.#chats.say(id, me, said);
  }

  @Post('reports')
  @HttpCode(200)
  @Answers(200, reported, 'The report')
  @ApiOperation({
    summary:
      'Report a line of the other player to those who run this server; it is kept with the last lines for 30 days',
  })
  async report(
    @Param('id') id: string,
    @Me() me: string,
    @Body({ schema: meant }) { line }: z.infer<typeof meant>,
  ): Promise<z.infer<typeof reported>> {
    await this.#pass(me);
    const { match, seat } = await this.#chats.seated(id, me, me);
    const lines = this.#chats.lines(id);
    if (!lines.some((one) => one.line === line && one.seat !== seat)) {
      throw new Problem(404, {
        kind: 'unknown',
        title: 'There is no such line of the other player',
        detail: 'only the last lines of a match are kept, and not for long',
      });
    }
    const at = (this.#options.now ?? Date.now)();
    // Who reports a line twice has reported it once.
    const report = sha256(`${id} ${line} ${seat}`);
    const body: ChatReport = {
      ...{ report, match: id, players: [...match.players], by: seat, line, lines: [...lines], at },
    };
    await this.#intake.append({
      ...{ topic: topics.chatReports.name, key: id },
      ...{ id: report, type: 'arbiter.chat.report.v1', body },
    });
    return { report, until: at + REPORTS_KEPT };
  }

  #pass(me: string): Promise<void> {
    return pass(this.#options.coordination, `chat/${me}`, this.#limits.chat);
  }
}
