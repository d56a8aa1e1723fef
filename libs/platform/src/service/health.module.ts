import { setTimeout as pause } from 'node:timers/promises';
import { Controller, Get, Inject, Injectable, Module, type DynamicModule } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { topics } from '@arbiter/protocol';
import type { EventLog } from '@arbiter/event-log';
import { z } from 'zod';
import { Answers } from '@arbiter/http';
import { Public } from '@arbiter/http';
import { Problem } from '@arbiter/http';

/** Resolves if that part can be used now; rejects with the reason if not. */
export type Check = () => Promise<unknown>;

/** Timeout of a part's check, in milliseconds. */
const PATIENCE = 2_500;

const OPTIONS = Symbol('health options');

/** What a process knows about its parts. */
export interface HealthOptions {
  readonly log: EventLog;
  /** Parts besides the log that it needs to be ready. */
  readonly needs?: readonly string[];
  /** Further parts, by name. */
  readonly checks?: Readonly<Record<string, Check>>;
}

/** What this process depends on. A module with a part of its own adds it here. */
@Injectable()
export class Readiness {
  readonly #checks: Map<string, Check>;
  readonly #needs: ReadonlySet<string>;

  constructor(@Inject(OPTIONS) { log, needs = [], checks = {} }: HealthOptions) {
    this.#needs = new Set(['event log', ...needs]);
    this.#checks = new Map(Object.entries(checks));
    this.add('event log', async () => {
      await anyExtent(log, topics.gameEvents.name);
      await log.committed('health', topics.gameEvents.name, 0);
    });
  }

  add(part: string, check: Check): void {
    this.#checks.set(part, check);
  }

  /** How each part is: `ok`, or why not; and whether the process can do without what is not. */
  async look(): Promise<{ isReady: boolean; parts: Record<string, string> }> {
    const parts = await Promise.all(
      [...this.#checks].map(async ([part, check]) => [part, await stateOf(check)] as const),
    );
    const isReady = parts.every(([part, state]) => state === 'ok' || !this.#needs.has(part));
    return { isReady, parts: Object.fromEntries(parts) };
  }
}

/**
 * Resolves when the log answers about any partition of a topic: one without a leader is no reason to turn away clients
 * that need another one. @throws what the first of them says, if none can be asked about
 */
async function anyExtent(log: EventLog, topic: string): Promise<void> {
  const asked = Array.from({ length: log.partitions(topic) }, (_, i) => log.extent(topic, i));
  await Promise.any(asked).catch(() => asked[0]);
}

async function stateOf(check: Check): Promise<string> {
  const waiting = new AbortController();
  const late = pause(PATIENCE, 'no answer', { signal: waiting.signal });
  late.catch(() => undefined);
  try {
    return await Promise.race([check().then(() => 'ok'), late]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    waiting.abort();
  }
}

const well = z.object({ status: z.literal('ok') });
const ready = well.extend({
  parts: z.record(z.string(), z.string()).describe('`ok`, or what is wrong with it'),
});

@ApiTags('health')
@Public()
@Controller('health')
class HealthController {
  readonly #readiness: Readiness;

  constructor(readiness: Readiness) {
    this.#readiness = readiness;
  }

  @Get('live')
  @Answers(200, well, 'It does')
  @ApiOperation({ summary: 'Whether the process answers at all' })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  @Answers(200, ready, 'It can')
  @ApiOperation({
    summary:
      'Whether the process can do its work: each part that it stands on is asked; 503 if not',
  })
  async ready(): Promise<z.infer<typeof ready>> {
    const { isReady, parts } = await this.#readiness.look();
    if (isReady) return { status: 'ok', parts };
    const wrong = Object.entries(parts).filter(([, state]) => state !== 'ok');
    throw new Problem(503, {
      kind: 'not-ready',
      title: 'A part that is needed does not answer',
      detail: wrong.map(([part, state]) => `${part}: ${state}`).join('; '),
      parts,
    });
  }
}

/** Probes for the operator: `/health/live` and `/health/ready`. */
@Module({})
export class HealthModule {
  static forRoot(options: HealthOptions): DynamicModule {
    return {
      module: HealthModule,
      global: true,
      controllers: [HealthController],
      providers: [{ provide: OPTIONS, useValue: options }, Readiness],
      exports: [Readiness],
    };
  }
}
