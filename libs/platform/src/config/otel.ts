import { z } from 'zod';

const endpoint = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} is to be the URL of a collector: http://…` });

const protocol = (name: string) =>
  z.enum(['http/protobuf', 'http/json', 'grpc'], {
    error: `${name} is to be http/protobuf, http/json or grpc`,
  });

const SAMPLERS = ['always_on', 'always_off', 'traceidratio'] as const;

/**
 * OpenTelemetry's own variables, as far as a mistake in them would go unnoticed: the SDK reads them itself, and warns
 * where nobody looks.
 */
export const otel = z
  .object({
    OTEL_SDK_DISABLED: z
      .enum(['true', 'false'], { error: 'OTEL_SDK_DISABLED is to be true or false' })
      .default('false'),
    OTEL_TRACES_EXPORTER: z
      .enum(['otlp', 'none'], { error: 'OTEL_TRACES_EXPORTER is to be otlp or none' })
      .default('otlp'),
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint('OTEL_EXPORTER_OTLP_ENDPOINT').optional(),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT').optional(),
    OTEL_EXPORTER_OTLP_PROTOCOL: protocol('OTEL_EXPORTER_OTLP_PROTOCOL').optional(),
    OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL').optional(),
    OTEL_TRACES_SAMPLER: z
      .enum([...SAMPLERS, ...SAMPLERS.map((name) => `parentbased_${name}` as const)], {
        error: `OTEL_TRACES_SAMPLER is to be one of ${SAMPLERS.join(', ')}, or that after parentbased_`,
      })
      .optional(),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number({ error: 'OTEL_TRACES_SAMPLER_ARG is to be a share from 0 to 1' })
      .min(0, 'OTEL_TRACES_SAMPLER_ARG is to be 0 or more')
      .max(1, 'OTEL_TRACES_SAMPLER_ARG is to be 1 or less')
      .optional(),
  })
  .transform((set) => {
    const to = set.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? set.OTEL_EXPORTER_OTLP_ENDPOINT;
    const isOff = set.OTEL_SDK_DISABLED === 'true' || set.OTEL_TRACES_EXPORTER === 'none';
    return { traces: to !== undefined && !isOff };
  });
