import { z } from 'zod';
import type { Role } from '@arbiter/protocol';

/** The roles of those who watch over games. */
const OFFICIALS = ['judge', 'operator', 'auditor'] as const satisfies readonly Role[];
export type Official = (typeof OFFICIALS)[number];

/** How those who watch over games sign in by OpenID Connect. */
export interface Oidc {
  /** The provider, as it names itself. */
  readonly issuer: string;
  /** As whom the provider knows this server. */
  readonly client: string;
  /** Null: the provider takes this client without one. */
  readonly secret: string | null;
  /** Where the page is, as browsers reach it. */
  readonly page: string;
  /** What the provider is asked for. */
  readonly scope: string;
  /** The claim that says what somebody may do. */
  readonly claim: string;
  /** What the claim has to hold for each role. Who has several gets the one that comes first. */
  readonly roles: readonly { readonly role: Official; readonly value: string }[];
  /** The claim by which the audit trail names people. */
  readonly name: string;
  /** The claim with the players whom somebody is, or is close to; null: there is none. */
  readonly ties: string | null;
}

/** Hosts of this machine: nothing on the way there could listen. */
const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/u;

const secureUrl = (name: string) =>
  z
    .url({ protocol: /^https?$/u, error: `${name} must be a URL: https://…`, abort: true })
    .refine((url) => url.startsWith('https:') || HERE.test(new URL(url).hostname), {
      error: `${name} must begin with https://; http:// is for this machine only`,
    })
    .nullable()
    .default(null);

const text = z.string().nullable().default(null);

/** `role=value` of each role, the value as the provider says it. */
const roles = z.string().transform((list, context) => {
  const read = list.split(',').map((one) => {
    const [, name, value = ''] = /^\s*(\w+)=(.+?)\s*$/u.exec(one) ?? [];
    return { role: OFFICIALS.find((role) => role === name), value };
  });
  if (read.every((one): one is Oidc['roles'][number] => one.role !== undefined)) return read;
  context.addIssue(
    `ARBITER_OIDC_ROLES must be roles (${OFFICIALS.join(', ')}) with values of the claim: judge=referees,operator=staff`,
  );
  return z.NEVER;
});

const environment = z.object({
  ARBITER_OIDC_ISSUER: secureUrl('ARBITER_OIDC_ISSUER'),
  ARBITER_OIDC_CLIENT: text,
  ARBITER_OIDC_SECRET: text,
  ARBITER_OIDC_PAGE: secureUrl('ARBITER_OIDC_PAGE'),
  ARBITER_OIDC_SCOPE: z
    .string()
    .regex(/(^| )openid( |$)/u, 'ARBITER_OIDC_SCOPE must have openid among what it asks for')
    .nullable()
    .default(null),
  ARBITER_OIDC_CLAIM: text,
  ARBITER_OIDC_ROLES: roles.nullable().default(null),
  ARBITER_OIDC_NAME: text,
  ARBITER_OIDC_TIES: text,
});

/** The names of the variables. */
export const OIDC_NAMES: readonly string[] = Object.keys(environment.shape);

/** The variables, validated and turned into settings; null: nobody signs in so. */
export const oidc = environment.transform((env, context): Oidc | null => {
  const { ARBITER_OIDC_ISSUER: issuer, ARBITER_OIDC_CLIENT: client, ARBITER_OIDC_PAGE: page } = env;
  if (issuer === null) {
    const lost = Object.entries(env).find(([, value]) => value !== null)?.[0];
    if (lost !== undefined) context.addIssue(`${lost} is set, but ARBITER_OIDC_ISSUER is not`);
    return null;
  }
  if (client === null || page === null) {
    context.addIssue(
      'ARBITER_OIDC_ISSUER, ARBITER_OIDC_CLIENT and ARBITER_OIDC_PAGE must be set together',
    );
    return null;
  }
  return {
    ...{ issuer, client, page },
    secret: env.ARBITER_OIDC_SECRET,
    scope: env.ARBITER_OIDC_SCOPE ?? 'openid profile',
    claim: env.ARBITER_OIDC_CLAIM ?? 'roles',
    roles: env.ARBITER_OIDC_ROLES ?? OFFICIALS.map((role) => ({ role, value: role })),
    name: env.ARBITER_OIDC_NAME ?? 'sub',
    ties: env.ARBITER_OIDC_TIES,
  };
});
