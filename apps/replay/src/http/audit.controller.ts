import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { For, schemaOf } from '@arbiter/http';
import { z } from 'zod';
import { ReplayQueries } from '../store/replay.queries.ts';
import { parsePage } from './cursors.ts';
import { auditList, showAudit, type AuditList } from './dispute-shapes.ts';

const LIMIT = 500;
const id = z.string().min(1).max(128);
const page = z.object({
  operator: id.optional(),
  subject: id.optional(),
  before: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(LIMIT).default(100),
});

/** Who looked at what and did what, for those who watch over that. */
@ApiTags('audit')
@ApiBearerAuth()
@For('auditor')
@Controller('v1/audit')
export class AuditController {
  readonly #queries: ReplayQueries;

  constructor(queries: ReplayQueries) {
    this.#queries = queries;
  }

  @Get()
  @ApiOperation({ summary: 'The audit trail, the newest first, page by page' })
  @ApiQuery({ name: 'operator', required: false, type: String })
  @ApiQuery({ name: 'subject', required: false, type: String, description: 'a game or a dispute' })
  @ApiQuery({
    name: 'before',
    required: false,
    type: String,
    description: '`next` of the last page',
  })
  @ApiQuery({ name: 'limit', required: false, type: Number, description: `1 to ${LIMIT}` })
  @ApiOkResponse({ schema: schemaOf(auditList) })
  async list(
    @Query({ schema: page }) { before, limit, ...search }: z.infer<typeof page>,
  ): Promise<AuditList> {
    const [at, partition, offset] = parsePage(before, /^(\d{1,15})\.(\d{1,5})\.(\d{1,15})$/u).map(
      Number,
    );
    const cursor =
      at === undefined || partition === undefined || offset === undefined
        ? undefined
        : { at, partition, offset };
    const rows = await this.#queries.audit(limit + 1, search, cursor);
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      entries: shown.map(showAudit),
      next: last === undefined ? null : `${last.at}.${last.partition}.${last.offset}`,
    };
  }
}
