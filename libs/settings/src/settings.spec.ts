import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { BadSettings, readSettings } from './settings.ts';

describe('settings from the environment', () => {
  it('has a default for each', () => {
    expect(readSettings({}, '/home/arbiter')).toEqual({
      port: 8080,
      host: '127.0.0.1',
      data: '/home/arbiter/.arbiter',
      cards: null,
      logLevel: 'warn',
      allowance: 1,
      proxies: 0,
      spectatorDelay: 15_000,
      times: {},
      pictures: null,
      evaluation: 'apart',
      replaces: null,
      kafka: null,
      kafkaAccess: { tls: null, login: null },
      readModels: null,
      redis: null,
      oidc: null,
      traces: false,
    });
  });

  it('takes what is set, and an empty variable as not set', () => {
    const env = {
      PORT: '9000',
      ARBITER_DATA: '/srv/games',
      ARBITER_LOG: 'debug',
      ARBITER_HOST: '',
      ARBITER_CARDS: '/srv/cards.jsonl',
      ARBITER_EVALUATION: 'inside',
      ARBITER_TIMES: 'type-1=quick, freeform=each',
      ARBITER_REPLACES: `${'a'.repeat(64)},${'b'.repeat(64)}`,
      ARBITER_KAFKA: 'a:9092,b.example:9093',
    };
    expect(readSettings(env)).toMatchObject({
      port: 9000,
      data: '/srv/games',
      cards: '/srv/cards.jsonl',
      host: '127.0.0.1',
      evaluation: 'inside',
      times: { 'type-1': 'quick', freeform: 'each' },
      replaces: new Set(['a'.repeat(64), 'b'.repeat(64)]),
      kafka: ['a:9092', 'b.example:9093'],
    });
  });

  it('takes the address of pictures, and the hosts to which it sends browsers on', () => {
    const env = {
      ARBITER_CARD_PICTURES:
        'https://pictures.example/named?format=image&exact={name} https://files.example',
    };
    expect(readSettings(env).pictures).toEqual({
      template: 'https://pictures.example/named?format=image&exact={name}',
      origins: ['https://pictures.example', 'https://files.example'],
    });
  });

  it('connects to Kafka as configured: encrypted, and logged in', () => {
    const ca = fileURLToPath(import.meta.url);
    const env = {
      ARBITER_KAFKA_TLS: 'on',
      ARBITER_KAFKA_CA: ca,
      ARBITER_KAFKA_SASL: 'scram-sha-512',
      ARBITER_KAFKA_USER: 'arbiter-replay',
      ARBITER_KAFKA_PASSWORD: 'secret',
    };
    expect(readSettings(env).kafkaAccess).toEqual({
      tls: { ca: readFileSync(ca, 'utf8') },
      login: { mechanism: 'scram-sha-512', username: 'arbiter-replay', password: 'secret' },
    });
  });

  const PROVIDER = {
    ARBITER_OIDC_ISSUER: 'https://id.example/realms/games',
    ARBITER_OIDC_CLIENT: 'arbiter',
    ARBITER_OIDC_PAGE: 'https://arbiter.example',
  };

  it('signs operators in by the provider that is named, by roles of our names if none are given', () => {
    expect(readSettings(PROVIDER).oidc).toEqual({
      issuer: 'https://id.example/realms/games',
      client: 'arbiter',
      secret: null,
      page: 'https://arbiter.example',
      scope: 'openid profile',
      claim: 'roles',
      roles: ['judge', 'operator', 'auditor'].map((role) => ({ role, value: role })),
      name: 'sub',
      ties: null,
    });
  });

  it('takes roles in the order that is given, their values as the provider says them', () => {
    const ARBITER_OIDC_ROLES = 'operator=cn=staff;dc=example, auditor=/audit , judge=referees';
    expect(readSettings({ ...PROVIDER, ARBITER_OIDC_ROLES }).oidc?.roles).toEqual([
      { role: 'operator', value: 'cn=staff;dc=example' },
      { role: 'auditor', value: '/audit' },
      { role: 'judge', value: 'referees' },
    ]);
  });

  it.each(['http://localhost:9000', 'http://127.0.0.1:9000', 'http://[::1]:9000'])(
    'trusts %s without encryption, since it is this machine',
    (url) => {
      const env = { ...PROVIDER, ARBITER_OIDC_ISSUER: url, ARBITER_OIDC_PAGE: url };
      expect(readSettings(env).oidc).toMatchObject({ issuer: url, page: url });
    },
  );

  const COLLECTOR = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
  it.each([
    [{}, false],
    [COLLECTOR, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector/v1/traces' }, true],
    [{ ...COLLECTOR, OTEL_SDK_DISABLED: 'true' }, false],
    [{ ...COLLECTOR, OTEL_SDK_DISABLED: 'false' }, true],
    [{ ...COLLECTOR, OTEL_TRACES_EXPORTER: 'none' }, false],
    [{ OTEL_SDK_DISABLED: 'false' }, false],
  ])('traces only if a collector is configured: %j is %s', (env, traces) => {
    expect(readSettings(env).traces).toBe(traces);
  });

  it.each([
    [
      { ARBITER_KAFKA_USER: 'replay' },
      'ARBITER_KAFKA_SASL, ARBITER_KAFKA_USER and ARBITER_KAFKA_PASSWORD must be set together',
    ],
    [
      { ARBITER_KAFKA_TLS: 'on', ARBITER_KAFKA_CA: '/no/such/file' },
      "ARBITER_KAFKA_CA names a file that can't be read: /no/such/file",
    ],
    [
      { ARBITER_KAFKA_CA: fileURLToPath(import.meta.url) },
      'ARBITER_KAFKA_CA is set, but ARBITER_KAFKA_TLS is not on',
    ],
    [{ ARBITER_OIDC_SECRET: 'hush' }, 'ARBITER_OIDC_SECRET is set, but ARBITER_OIDC_ISSUER is not'],
    [
      { ARBITER_OIDC_ISSUER: 'https://id.example' },
      'ARBITER_OIDC_ISSUER, ARBITER_OIDC_CLIENT and ARBITER_OIDC_PAGE must be set together',
    ],
    [
      { ...PROVIDER, ARBITER_OIDC_ISSUER: 'id.example' },
      'ARBITER_OIDC_ISSUER must be a URL: https://…',
    ],
    ...['http://id.example', 'http://localhost.example', 'http://127.0.0.1.example'].map(
      (issuer): [Record<string, string>, string] => [
        { ...PROVIDER, ARBITER_OIDC_ISSUER: issuer },
        'ARBITER_OIDC_ISSUER must begin with https://; http:// is for this machine only',
      ],
    ),
    ...['operator', 'operator=', 'player=all', 'operator=a,'].map(
      (roles): [Record<string, string>, string] => [
        { ...PROVIDER, ARBITER_OIDC_ROLES: roles },
        'ARBITER_OIDC_ROLES must be roles (judge, operator, auditor) with values of the claim: judge=referees,operator=staff',
      ],
    ),
    [
      { ...PROVIDER, ARBITER_OIDC_SCOPE: 'profile' },
      'ARBITER_OIDC_SCOPE must have openid among what it asks for',
    ],
    [{ ARBITER_KAFKA_TLS: 'yes' }, 'ARBITER_KAFKA_TLS must be on or off'],
    [
      { ARBITER_KAFKA_SASL: 'gssapi' },
      'ARBITER_KAFKA_SASL must be one of scram-sha-512, scram-sha-256, plain',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must be the URL of a collector: http://…',
    ],
    [{ OTEL_SDK_DISABLED: 'no' }, 'OTEL_SDK_DISABLED must be true or false'],
    [{ OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER must be otlp or none'],
    [
      { OTEL_EXPORTER_OTLP_PROTOCOL: 'http' },
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf, http/json or grpc',
    ],
    [
      { OTEL_TRACES_SAMPLER: 'sometimes' },
      'OTEL_TRACES_SAMPLER must be one of always_on, always_off, traceidratio, or that after parentbased_',
    ],
    [{ OTEL_TRACES_SAMPLER_ARG: '10' }, 'OTEL_TRACES_SAMPLER_ARG must be 1 or less'],
    [{ PORT: 'eighty' }, 'PORT must be a number'],
    [{ PORT: '70000' }, 'PORT must be 0 to 65535'],
    [{ ARBITER_ALLOWANCE: '0' }, 'ARBITER_ALLOWANCE must be 1 or more'],
    [{ ARBITER_EVALUATION: 'here' }, 'ARBITER_EVALUATION must be apart or inside'],
    ...['type-1', 'type-1=slow', 'type-1=quick,type-1=blitz'].map(
      (times): [Record<string, string>, string] => [
        { ARBITER_TIMES: times },
        'ARBITER_TIMES must be formats with standard, quick, blitz, each, each once: type-1=quick,freeform=each',
      ],
    ),
    [{ ARBITER_PROXIES: '-1' }, 'ARBITER_PROXIES must be 0 or more'],
    ...[
      ['pictures.example/{name}.jpg', 'must have {name} behind the host'],
      ['https://{name}.example/', 'must have {name} behind the host'],
      ['https://a.example/cards/', 'must say by {name} where the name of a card goes'],
      ['https://a.example/{set}/{name}', 'knows {name} only, no {set}'],
      ['https://a.example/{name}}', 'has a { or } that stands alone'],
      ['http://a.example/{name}', 'must begin with https://; http:// is for this machine only'],
      ['https://me:secret@a.example/{name}', 'may not have a password: every player reads it'],
      ['https://a.example/{name}#top', 'may not have a #'],
      ["https://a.example;script-src'self'/{name}", 'may not have any of ; , \' "'],
      ['https://a.example/{name} b.example', 'must be a URL: https://…'],
      [
        'https://a.example/{name} https://b.example/cards',
        'names https://b.example/cards, which is more than a host',
      ],
    ].map(([pictures = '', fault = '']): [Record<string, string>, string] => [
      { ARBITER_CARD_PICTURES: pictures },
      `ARBITER_CARD_PICTURES ${fault}`,
    ]),
    [
      { ARBITER_KAFKA: 'localhost' },
      'ARBITER_KAFKA must be the brokers of a Kafka: host:port,host:port',
    ],
    [
      { ARBITER_READ_MODELS: 'mysql://localhost/arbiter' },
      'ARBITER_READ_MODELS must be the URL of a PostgreSQL: postgres://…',
    ],
    [{ ARBITER_REDIS: 'http://localhost' }, 'ARBITER_REDIS must be the URL of a Redis: redis://…'],
    [{ ARBITER_LOG: 'loud' }, 'ARBITER_LOG must be one of error, warn, info, debug'],
  ])('reports in one line what is wrong with %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(new BadSettings(message));
  });
});
