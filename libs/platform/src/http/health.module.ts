import { Controller, Get, Inject, Module, type DynamicModule } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { topics } from '@arbiter/protocol';
import type { EventLog } from '../log/event-log.ts';
import { z } from 'zod';
import { Answers } from './answers.ts';
import { Problem } from './problem.ts';

const LOG = Symbol('event log');

const well = z.object({ status: z.literal('ok') });

@ApiTags('health')
@Controller('health')
class HealthController {
  readonly #log: EventLog;

  constructor(@Inject(LOG) log: EventLog) {
    this.#log = log;
  }

  @Get('live')
  @Answers(200, well, 'It does')
  @ApiOperation({ summary: 'Whether the process answers at all' })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  @Answers(200, well, 'It does')
  @ApiOperation({ summary: 'Whether the event log answers; 503 if it does not' })
  async ready(): Promise<{ status: 'ok' }> {
    try {
      await this.#log.extents(topics.gameEvents.name);
      await this.#log.committed('health', topics.gameEvents.name, 0);
      return { status: 'ok' };
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      throw new Problem(503, { kind: 'not-ready', title: 'The event log does not answer', detail });
    }
  }
}

/** Probes for whoever runs the process: `/health/live` and `/health/ready`. */
@Module({})
export class HealthModule {
  static forRoot(log: EventLog): DynamicModule {
    return {
      module: HealthModule,
      controllers: [HealthController],
      providers: [{ provide: LOG, useValue: log }],
    };
  }
}
