import { randomBytes } from 'node:crypto';
import { canonicalJson } from './canonical.ts';
import { sha256, shake256 } from './digest.ts';

/** Fewest bytes of a secret that counts as entropy for shuffles. */
export const SECRET_BYTES = 64;

const SECRET = /^[0-9a-f]+$/;

/** A fresh secret from the operating system: 64 bytes as 128 hexadecimal digits. */
export function makeSecret(): string {
  return randomBytes(SECRET_BYTES).toString('hex');
}

/** Whether a text is a secret as wide as the shuffles need: 64 bytes or more (at most 1,024), in lower-case hexadecimal. */
export function isSecret(text: string): boolean {
  return (
    text.length >= 2 * SECRET_BYTES &&
    text.length <= 2048 &&
    text.length % 2 === 0 &&
    SECRET.test(text)
  );
}

/**
 * The commitment to a secret, published before anyone discloses theirs: 32 bytes of SHAKE256 over a title and the
 * secret's text, in hexadecimal; what the engine's `commitmentTo` gives. Nobody can choose a secret that answers
 * another's once all commitments are out.
 */
export function makeCommitment(secret: string): string {
  if (!isSecret(secret)) throw new RangeError('a secret is 64 bytes or more in hexadecimal');
  return commitmentText(secret);
}

/** Whether this secret is the one that was committed to. */
export function opensCommitment(commitment: string, secret: string): boolean {
  return isSecret(secret) && commitmentText(secret) === commitment;
}

function commitmentText(secret: string): string {
  return Buffer.from(shake256(`arbiter commitment 1\n${secret}`, 32)).toString('hex');
}

/** A game's secret that follows from a seed: for `play --seed` and tests, never for real games. */
export function seededSecret(seed: string, whose: string): string {
  const half = (n: number) => sha256(canonicalJson({ n, seed, whose }));
  return half(0) + half(1);
}
