import { resolve } from 'node:path';
import { readTimesByFormat, TIMES, type TimesByFormat } from '@arbiter/protocol';
import { z } from 'zod';
import { cardPictures, type CardPictures } from './card-pictures.ts';
import { otel } from './otel.ts';
import { kafkaAccess, KAFKA_ACCESS_NAMES, type KafkaAccess } from './kafka-access.ts';
import { oidc, OIDC_NAMES, type Oidc } from './oidc.ts';

/** Levels of log lines, the quietest first. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Where rules are evaluated: by rules-evaluation, four hops a command, or by game-state itself, two. */
export const EVALUATIONS = ['apart', 'inside'] as const;

const port = z.coerce
  .number({ error: 'PORT must be a number' })
  .int('PORT must be a whole number')
  .min(0, 'PORT must be 0 to 65535')
  .max(65_535, 'PORT must be 0 to 65535');

const allowance = z.coerce
  .number({ error: 'ARBITER_ALLOWANCE must be a number' })
  .min(1, 'ARBITER_ALLOWANCE must be 1 or more');

/** By how many milliseconds those are behind who watch a rated match, unless a server is told otherwise. */
export const SPECTATOR_DELAY = 15_000;

const spectatorDelay = z.coerce
  .number({ error: 'ARBITER_SPECTATOR_DELAY must be a number of seconds' })
  .min(0, 'ARBITER_SPECTATOR_DELAY must be 0 or more')
  .max(3_600, 'ARBITER_SPECTATOR_DELAY must be 3600 at most');

const times = z.string().transform((text, context) => {
  const read = readTimesByFormat(text);
  if (read !== undefined) return read;
  context.addIssue(
    `ARBITER_TIMES must be formats with ${Object.keys(TIMES).join(', ')}, each once: type-1=quick,freeform=each`,
  );
  return z.NEVER;
});

const proxies = z.coerce
  .number({ error: 'ARBITER_PROXIES must be a number' })
  .int('ARBITER_PROXIES must be a whole number')
  .min(0, 'ARBITER_PROXIES must be 0 or more');

const environment = z.object({
  PORT: port.default(8080),
  ARBITER_HOST: z.string().min(1, 'ARBITER_HOST is empty').default('127.0.0.1'),
  ARBITER_DATA: z.string().min(1, 'ARBITER_DATA is empty').default('.arbiter'),
  ARBITER_CARDS: z.string().nullable().default(null),
  ARBITER_LOG: z
    .enum(LOG_LEVELS, { error: `ARBITER_LOG must be one of ${LOG_LEVELS.join(', ')}` })
    .default('warn'),
  ARBITER_ALLOWANCE: allowance.default(1),
  ARBITER_PROXIES: proxies.default(0),
  ARBITER_SPECTATOR_DELAY: spectatorDelay.default(SPECTATOR_DELAY / 1_000),
  ARBITER_TIMES: times.default({}),
  ARBITER_CARD_PICTURES: cardPictures.nullable().default(null),
  ARBITER_EVALUATION: z
    .enum(EVALUATIONS, { error: `ARBITER_EVALUATION must be ${EVALUATIONS.join(' or ')}` })
    .default('apart'),
  ARBITER_REPLACES: z
    .string()
    .regex(
      /^(all|[0-9a-f]{64}(,[0-9a-f]{64})*)$/,
      "ARBITER_REPLACES must be the digests of builds, separated by commas, or 'all'",
    )
    .transform((builds) => (builds === 'all' ? builds : new Set(builds.split(','))))
    .nullable()
    .default(null),
  ARBITER_KAFKA: z
    .string()
    .regex(
      /^[^\s,:]+:\d+(,[^\s,:]+:\d+)*$/,
      'ARBITER_KAFKA must be the brokers of a Kafka: host:port,host:port',
    )
    .transform((brokers) => brokers.split(','))
    .nullable()
    .default(null),
  ARBITER_READ_MODELS: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'ARBITER_READ_MODELS must be the URL of a PostgreSQL: postgres://…',
    })
    .nullable()
    .default(null),
  ARBITER_REDIS: z
    .url({ protocol: /^rediss?$/, error: 'ARBITER_REDIS must be the URL of a Redis: redis://…' })
    .nullable()
    .default(null),
});

/** A process's settings, validated. */
export interface Settings {
  /** 0: any free one. */
  readonly port: number;
  readonly host: string;
  /** Folder of all persistent data, as an absolute path. */
  readonly data: string;
  /** A file with cards of somebody's own, as an absolute path; `null`: there are none. */
  readonly cards: string | null;
  readonly logLevel: LogLevel;
  /** Multiplier for the rate limits of one address or player: guests, requests, commands and sockets. */
  readonly allowance: number;
  /** How many proxies are in front of us; each adds the address of its client to `X-Forwarded-For`. */
  readonly proxies: number;
  /** Milliseconds by which those are behind who watch a rated match. */
  readonly spectatorDelay: number;
  /** By format, the time to think where nobody asks for another. */
  readonly times: TimesByFormat;
  /** Where pictures of cards come from; `null`: cards are shown as text alone. */
  readonly pictures: CardPictures | null;
  /** Where rules are evaluated: by rules-evaluation, or in the process of game-state. */
  readonly evaluation: (typeof EVALUATIONS)[number];
  /** The builds of the engine whose games go over to this one, by digest; `null`: not set. */
  readonly replaces: ReadonlySet<string> | 'all' | null;
  /** Brokers of the Kafka that has the event log; `null`: it is kept in the data folder, for this process alone. */
  readonly kafka: readonly string[] | null;
  /** How to connect and log in to them. */
  readonly kafkaAccess: KafkaAccess;
  /** The PostgreSQL for read models, as a URL; `null`: they are kept in the data folder. */
  readonly readModels: string | null;
  /** The Redis that instances of a service share, as a URL; `null`: each process is alone. */
  readonly redis: string | null;
  /** How those who watch over games sign in; `null`: by links alone. */
  readonly oidc: Oidc | null;
  /** Whether spans go to the collector that OpenTelemetry's own variables name. */
  readonly traces: boolean;
}

/** A setting is invalid. The message is one line for the operator. */
export class BadSettings extends Error {
  override readonly name = 'BadSettings';
}

/** The names of all variables that are settings. */
export const SETTING_NAMES: readonly string[] = [
  ...Object.keys(environment.shape),
  ...KAFKA_ACCESS_NAMES,
  ...OIDC_NAMES,
];

/**
 * Reads the settings from environment variables. An empty one counts as not set.
 *
 * @param root what a relative data folder is relative to
 * @throws BadSettings
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  root: string = process.cwd(),
): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(given);
  const access = kafkaAccess.safeParse(given);
  const signIn = oidc.safeParse(given);
  const watching = otel.safeParse(given);
  if (!read.success || !access.success || !signIn.success || !watching.success) {
    const issues = [read, access, signIn, watching].flatMap(({ error }) => error?.issues ?? []);
    throw new BadSettings(issues.map(({ message }) => message).join('; '));
  }
  const { PORT, ARBITER_HOST, ARBITER_DATA, ARBITER_LOG, ARBITER_ALLOWANCE } = read.data;
  const { ARBITER_PROXIES, ARBITER_EVALUATION, ARBITER_REPLACES, ARBITER_CARDS } = read.data;
  const { ARBITER_KAFKA, ARBITER_READ_MODELS, ARBITER_REDIS } = read.data;
  return {
    port: PORT,
    host: ARBITER_HOST,
    data: resolve(root, ARBITER_DATA),
    cards: ARBITER_CARDS === null ? null : resolve(root, ARBITER_CARDS),
    logLevel: ARBITER_LOG,
    allowance: ARBITER_ALLOWANCE,
    proxies: ARBITER_PROXIES,
    spectatorDelay: 1_000 * read.data.ARBITER_SPECTATOR_DELAY,
    times: read.data.ARBITER_TIMES,
    pictures: read.data.ARBITER_CARD_PICTURES,
    evaluation: ARBITER_EVALUATION,
    replaces: ARBITER_REPLACES,
    kafka: ARBITER_KAFKA,
    kafkaAccess: access.data,
    readModels: ARBITER_READ_MODELS,
    redis: ARBITER_REDIS,
    oidc: signIn.data,
    traces: watching.data.traces,
  };
}
