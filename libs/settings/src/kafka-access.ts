import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Ways to log in to brokers, as kafkajs names them. */
export const SASL_MECHANISMS = ['scram-sha-512', 'scram-sha-256', 'plain'] as const;

/** How a process connects and logs in to brokers. */
export interface KafkaAccess {
  /** Encrypted; `ca`: the authority that signs the brokers' certificates, as PEM; null: those that Node knows. */
  readonly tls: { readonly ca: string | null } | null;
  readonly login: {
    readonly mechanism: (typeof SASL_MECHANISMS)[number];
    readonly username: string;
    readonly password: string;
  } | null;
}

const text = z.string().nullable().default(null);

const environment = z.object({
  ARBITER_KAFKA_TLS: z
    .enum(['on', 'off'], { error: 'ARBITER_KAFKA_TLS must be on or off' })
    .default('off'),
  ARBITER_KAFKA_CA: text,
  ARBITER_KAFKA_SASL: z
    .enum(SASL_MECHANISMS, {
      error: `ARBITER_KAFKA_SASL must be one of ${SASL_MECHANISMS.join(', ')}`,
    })
    .nullable()
    .default(null),
  ARBITER_KAFKA_USER: text,
  ARBITER_KAFKA_PASSWORD: text,
});

/** The names of the variables. */
export const KAFKA_ACCESS_NAMES: readonly string[] = Object.keys(environment.shape);

/** The variables, validated and turned into settings. Reads the authority's file. */
export const kafkaAccess = environment.transform((env, context): KafkaAccess => {
  const { ARBITER_KAFKA_TLS: tls, ARBITER_KAFKA_CA: file, ARBITER_KAFKA_SASL: mechanism } = env;
  const { ARBITER_KAFKA_USER: username, ARBITER_KAFKA_PASSWORD: password } = env;
  let ca: string | null = null;
  if (file !== null) {
    try {
      ca = readFileSync(file, 'utf8');
    } catch {
      context.addIssue(`ARBITER_KAFKA_CA names a file that can't be read: ${file}`);
    }
    if (tls === 'off') context.addIssue('ARBITER_KAFKA_CA is set, but ARBITER_KAFKA_TLS is not on');
  }
  const login = [mechanism, username, password];
  if (login.includes(null) && login.some((part) => part !== null)) {
    context.addIssue(
      'ARBITER_KAFKA_SASL, ARBITER_KAFKA_USER and ARBITER_KAFKA_PASSWORD must be set together',
    );
  }
  return {
    tls: tls === 'on' ? { ca } : null,
    login:
      mechanism === null || username === null || password === null
        ? null
        : { mechanism, username, password },
  };
});
