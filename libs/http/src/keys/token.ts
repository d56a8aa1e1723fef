import { randomUUID } from 'node:crypto';
import { decodeJwt, errors, importJWK, jwtVerify, SignJWT, type JWTVerifyGetKey } from 'jose';
import type { PrivateKey, PublicKey } from '@arbiter/protocol';

/**
 * What somebody may do here. Players play; judges look, operators rule, auditors read what was looked at and ruled.
 */
export const ROLES = ['player', 'judge', 'operator', 'auditor'] as const;
export type Role = (typeof ROLES)[number];

/**
 * What a token is for: a player's is of no use at the operators' door, and theirs plays no game. What is for signing in does
 * neither: anyone who has it gets an operator's token for it, once.
 */
export type Audience = (typeof AUDIENCES)[number];
const AUDIENCES = ['arbiter:play', 'arbiter:operate', 'arbiter:sign-in'] as const;

/** The audience of a role's tokens. */
export const audienceOf = (role: Role): Exclude<Audience, 'arbiter:sign-in'> =>
  role === 'player' ? 'arbiter:play' : 'arbiter:operate';

/** The claims of a bearer token: whose it is, what they may do, and when it expires. */
export interface TokenClaims {
  /** Player id, or the id of whoever signed in. */
  readonly sub: string;
  readonly role: Role;
  /** An account of a program, which may look and never rules. */
  readonly service?: boolean;
  /** Players whom this person is, or has declared a tie with: nobody rules on a match of theirs. */
  readonly ties?: readonly string[];
  /** Its own mark, of what is for signing in: once by each, however its text is written. */
  readonly jti?: string;
  /** Seconds since 1970. */
  readonly iat: number;
  /** Seconds since 1970. */
  readonly exp: number;
}

/** Why a token is refused. */
export type BadToken =
  'not a token' | 'signed by no key that counts' | 'expired' | 'meant for something else';

const ISSUER = 'arbiter';
const ALGORITHM = 'EdDSA';
/** How far the clocks of two machines may differ, in seconds. */
const LEEWAY = 30;

type ImportedKey = Awaited<ReturnType<typeof importJWK>>;

/** A signed token: a JWT (RFC 7519) with EdDSA (RFC 8037). Inverse of `readToken`. */
export async function makeToken(
  claims: TokenClaims,
  key: PrivateKey,
  audience: Audience = audienceOf(claims.role),
): Promise<string> {
  const { sub, role, service = false, ties = [], iat, exp } = claims;
  const jti = audience === 'arbiter:sign-in' ? { jti: randomUUID() } : {};
  const body = { role, ...(service && { service }), ...(ties.length > 0 && { ties }), ...jti };
  return new SignJWT(body)
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: key.kid })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setSubject(sub)
    .setIssuedAt(iat)
    .setExpirationTime(exp)
    .sign(await importJWK({ ...key }, ALGORITHM));
}

/**
 * The claims of a token that one of these keys signed for this audience, or why they don't count. Never throws.
 *
 * @param now milliseconds since 1970
 */
export async function readToken(
  token: string,
  keys: readonly PublicKey[],
  now: number,
  audience: Audience = 'arbiter:play',
): Promise<{ readonly claims: TokenClaims } | { readonly bad: BadToken }> {
  try {
    const { payload } = await jwtVerify(token, keyAmong(keys), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      clockTolerance: LEEWAY,
      currentDate: new Date(now),
      requiredClaims: ['sub', 'iat', 'exp', ...(audience === 'arbiter:sign-in' ? ['jti'] : [])],
    });
    const { sub = '', iat = 0, exp = 0, jti } = payload;
    // Tokens made before they named a role are players'; the last of them expires within TOKEN_LIFETIME.
    const role = payload['role'] ?? 'player';
    if (!isRole(role)) return { bad: 'not a token' };
    const meantFor = payload.aud ?? audienceOf('player');
    const door = audience === 'arbiter:sign-in' ? 'arbiter:operate' : audience;
    if (meantFor !== audience || audienceOf(role) !== door) {
      return { bad: 'meant for something else' };
    }
    const service = payload['service'] === true;
    const ties = textsIn(payload['ties']);
    return { claims: { sub, role, service, ties, iat, exp, ...(jti !== undefined && { jti }) } };
  } catch (error) {
    return { bad: whyNot(error) };
  }
}

/** What a token says that it is for, whoever signed it; for players, where it says nothing that there is. Never throws. */
export function audienceIn(token: string): Audience {
  try {
    const { aud } = decodeJwt(token);
    return AUDIENCES.find((one) => one === aud) ?? 'arbiter:play';
  } catch {
    return 'arbiter:play';
  }
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

function whyNot(error: unknown): BadToken {
  if (error instanceof errors.JWTExpired) return 'expired';
  const isUnsigned =
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JWKSNoMatchingKey;
  return isUnsigned ? 'signed by no key that counts' : 'not a token';
}

/** The key that a token names, among these. @throws errors.JWKSNoMatchingKey */
function keyAmong(keys: readonly PublicKey[]): JWTVerifyGetKey {
  return ({ kid }) => {
    const key = keys.find((one) => one.kid === kid);
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    return imported(key);
  };
}

const importedKeys = new Map<string, Promise<ImportedKey>>();

/** The key as the crypto library has it; read once, since it is asked for with every request. */
function imported({ kty, crv, x, kid }: PublicKey): Promise<ImportedKey> {
  let key = importedKeys.get(kid);
  if (key === undefined) {
    key = Promise.resolve(importJWK({ kty, crv, x }, ALGORITHM));
    importedKeys.set(kid, key);
  }
  return key;
}
