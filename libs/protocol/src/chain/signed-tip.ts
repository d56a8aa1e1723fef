import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  sign,
  verify,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { canonicalJson } from '../canonical.ts';

/** How far a game has come: its id, the number of accepted commits, the id of the last. */
export interface Tip {
  readonly game: string;
  readonly version: number;
  readonly tip: string;
}

/** A tip with the server's word for it: an Ed25519 signature (base64url) over the tip's canonical JSON. */
export interface SignedTip extends Tip {
  /** Which key signed: the thumbprint (RFC 7638) of the public key. */
  readonly kid: string;
  readonly signature: string;
}

/** An Ed25519 public key as JWK (RFC 8037), with its thumbprint as `kid`. */
export interface PublicKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly x: string;
  readonly kid: string;
}

/** An Ed25519 private key as JWK. */
export interface PrivateKey extends PublicKey {
  readonly d: string;
}

/** Signs tips with one key. */
export interface TipSigner {
  readonly key: PublicKey;
  sign(tip: Tip): SignedTip;
}

/** A new private key. */
export function makePrivateKey(): PrivateKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  return asPrivateKey(privateKey.export({ format: 'jwk' }));
}

/** The private key whose seed is these 32 bytes: for records that must come out the same again. */
export function privateKeyFromSeed(seed: Uint8Array): PrivateKey {
  if (seed.length !== 32) throw new RangeError('an Ed25519 seed has 32 bytes');
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return asPrivateKey(key.export({ format: 'jwk' }));
}

/** The signer that uses this key. */
export function tipSigner(privateKey: PrivateKey): TipSigner {
  const key = createPrivateKey({ key: privateKey as unknown as JsonWebKey, format: 'jwk' });
  const { kty, crv, x, kid } = privateKey;
  return {
    key: { kty, crv, x, kid },
    sign: (tip) => ({
      ...tip,
      kid,
      signature: sign(null, signedBytes(tip), key).toString('base64url'),
    }),
  };
}

/** Whether one of these keys signed this tip. Never throws. */
export function verifyTip(signed: SignedTip, keys: readonly PublicKey[]): boolean {
  const key = keys.find(({ kid }) => kid === signed.kid);
  if (key === undefined) return false;
  // One signature has one text: the last character carries bits that decoding ignores.
  const signature = Buffer.from(signed.signature, 'base64url');
  if (signature.toString('base64url') !== signed.signature) return false;
  try {
    return verify(null, signedBytes(signed), publicKeyObject(key), signature);
  } catch {
    return false;
  }
}

/** Whether a parsed value has the shape of a signed tip. */
export function isSignedTip(value: unknown): value is SignedTip {
  if (typeof value !== 'object' || value === null) return false;
  const { game, version, tip, kid, signature } = value as Record<string, unknown>;
  return (
    [game, tip, kid, signature].every((text) => typeof text === 'string') &&
    Number.isSafeInteger(version)
  );
}

const signedBytes = ({ game, version, tip }: Tip): Buffer =>
  Buffer.from(canonicalJson({ game, tip, version }), 'utf8');

function publicKeyObject({ kty, crv, x, kid }: PublicKey): KeyObject {
  if (thumbprint(x) !== kid) throw new Error(`key ${kid} does not have that thumbprint`);
  return createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
}

function asPrivateKey({ x, d }: JsonWebKey): PrivateKey {
  if (x === undefined || d === undefined) throw new Error('no Ed25519 key');
  return { kty: 'OKP', crv: 'Ed25519', x, kid: thumbprint(x), d };
}

/** The name of a public key: RFC 7638's thumbprint of its `x`. */
export function thumbprint(x: string): string {
  return hash('sha256', canonicalJson({ crv: 'Ed25519', kty: 'OKP', x }), 'base64url');
}
