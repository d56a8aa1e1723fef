import { Controller, Get, Inject, Module, Req, Res, type DynamicModule } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '@arbiter/http';
import { Problem } from '@arbiter/http';
import { Metrics } from '@arbiter/telemetry';

/** What a proxy adds to what it passes on. */
const PROXIED = ['forwarded', 'x-forwarded-for'] as const;

@ApiExcludeController()
@Public()
@Controller('metrics')
class MetricsController {
  readonly #metrics: Metrics;

  constructor(@Inject(Metrics) metrics: Metrics) {
    this.#metrics = metrics;
  }

  /** For Prometheus, which scrapes each instance directly: requests through a proxy come from outside. */
  @Get()
  async metrics(@Req() { headers }: Request, @Res() response: Response): Promise<void> {
    if (PROXIED.some((name) => headers[name] !== undefined)) {
      throw new Problem(404, { kind: 'unknown', title: 'There is nothing here' });
    }
    const { type, body } = await this.#metrics.text();
    response.setHeader('content-type', type);
    response.end(body);
  }
}

/** `/metrics`, beside the health probes. */
@Module({})
export class MetricsModule {
  static forRoot(metrics: Metrics): DynamicModule {
    return {
      module: MetricsModule,
      controllers: [MetricsController],
      providers: [{ provide: Metrics, useValue: metrics }],
    };
  }
}
