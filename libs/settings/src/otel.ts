import { z } from 'zod';

const endpoint = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be the URL of a collector: http://…` });

const protocol = (name: string) =>
  z.enum(['http/protobuf', 'http/json', 'grpc'], {
    error: `${name} must be http/protobuf, http/json or grpc`,
  });

const SAMPLERS = ['always_on', 'always_off', 'traceidratio'] as const;

/**
 * Those of OpenTelemetry's own variables in which a mistake would go unnoticed: the SDK reads them itself, and its
 * warnings are easy to miss.
 */
export const otel = z
  .object({
    OTEL_SDK_DISABLED: z
      .enum(['true', 'false'], { error: 'OTEL_SDK_DISABLED must be true or false' })
      .default('false'),
    OTEL_TRACES_EXPORTER: z
      .enum(['otlp', 'none'], { error: 'OTEL_TRACES_EXPORTER must be otlp or none' })
      .default('otlp'),
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint('OTEL_EXPORTER_OTLP_ENDPOINT').optional(),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT').optional(),
    OTEL_EXPORTER_OTLP_PROTOCOL: protocol('OTEL_EXPORTER_OTLP_PROTOCOL').optional(),
    OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL').optional(),
    OTEL_TRACES_SAMPLER: z
      .enum([...SAMPLERS, ...SAMPLERS.map((name) => `parentbased_${name}` as const)], {
        error: `OTEL_TRACES_SAMPLER must be one of ${SAMPLERS.join(', ')}, or that after parentbased_`,
      })
      .optional(),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number({ error: 'OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1' })
      .min(0, 'OTEL_TRACES_SAMPLER_ARG must be 0 or more')
      .max(1, 'OTEL_TRACES_SAMPLER_ARG must be 1 or less')
      .optional(),
  })
  .transform((set) => {
    const to = set.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? set.OTEL_EXPORTER_OTLP_ENDPOINT;
    const isOff = set.OTEL_SDK_DISABLED === 'true' || set.OTEL_TRACES_EXPORTER === 'none';
    return { traces: to !== undefined && !isOff };
  });
