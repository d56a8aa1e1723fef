import {
  createPrivateKey,
  createPublicKey,
  sign,
  verify,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import type { PrivateKey, PublicKey } from '@arbiter/protocol';

/** The claims of a bearer token: whose it is and when it expires. */
export interface TokenClaims {
  /** Player id. */
  readonly sub: string;
  /** Seconds since 1970. */
  readonly iat: number;
  /** Seconds since 1970. */
  readonly exp: number;
}

/** Why a token is refused. */
export type BadToken = 'not a token' | 'signed by no key that counts' | 'expired';

const ISSUER = 'arbiter';
/** How far the clocks of two machines may differ, in seconds. */
const LEEWAY = 30;

/** A signed token: a JWT (RFC 7519) with EdDSA (RFC 8037). Inverse of `readToken`. */
export function makeToken(claims: TokenClaims, key: PrivateKey): string {
  const header = encode({ alg: 'EdDSA', typ: 'JWT', kid: key.kid });
  const body = encode({ iss: ISSUER, ...claims });
  const signature = sign(null, Buffer.from(`${header}.${body}`), privateKeyObject(key));
  return `${header}.${body}.${signature.toString('base64url')}`;
}

/**
 * The claims of a token that one of these keys signed, or why they don't count. Never throws.
 *
 * @param now milliseconds since 1970
 */
export function readToken(
  token: string,
  keys: readonly PublicKey[],
  now: number,
): { readonly claims: TokenClaims } | { readonly bad: BadToken } {
  const parts = token.split('.');
  const [head, body, signature] = parts;
  if (parts.length !== 3 || head === undefined || body === undefined || signature === undefined) {
    return { bad: 'not a token' };
  }
  const header = decode(head);
  if (header?.['alg'] !== 'EdDSA') return { bad: 'not a token' };
  const key = keys.find(({ kid }) => kid === header['kid']);
  if (key === undefined || !isSigned(`${head}.${body}`, signature, key)) {
    return { bad: 'signed by no key that counts' };
  }
  const { iss, sub, iat, exp } = decode(body) ?? {};
  if (iss !== ISSUER || typeof sub !== 'string') return { bad: 'not a token' };
  if (typeof iat !== 'number' || typeof exp !== 'number') return { bad: 'not a token' };
  if (exp + LEEWAY < now / 1000) return { bad: 'expired' };
  return { claims: { sub, iat, exp } };
}

function isSigned(text: string, signature: string, key: PublicKey): boolean {
  try {
    return verify(
      null,
      Buffer.from(text),
      publicKeyObject(key),
      Buffer.from(signature, 'base64url'),
    );
  } catch {
    return false;
  }
}

const publicKeys = new Map<string, KeyObject>();

function publicKeyObject({ kty, crv, x, kid }: PublicKey): KeyObject {
  let key = publicKeys.get(kid);
  if (key === undefined) {
    key = createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
    publicKeys.set(kid, key);
  }
  return key;
}

function privateKeyObject(key: PrivateKey): KeyObject {
  return createPrivateKey({ key: key as unknown as JsonWebKey, format: 'jwk' });
}

const encode = (value: unknown): string =>
  Buffer.from(JSON.stringify(value), 'utf8').toString('base64url');

function decode(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
