import { createHash, createHmac, hash } from 'node:crypto';

/** SHA-256 of a text's UTF-8 bytes, as 64 lower-case hexadecimal digits. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}

/**
 * The first 128 bits of the SHA-256 of a text's UTF-8 bytes, in 22 characters of base64url: for ids that follow from
 * something. The digest comes as base64url at once, and is cut where its characters are bytes: a part of a text keeps the
 * whole in memory, and so does a text that is put together of others, which a round of pairing with tens of thousands of ids
 * notices.
 *
 * @param prefix what the id begins with, in ASCII
 */
export function shortSha256(text: string, prefix = ''): string {
  const digest = hash('sha256', text, 'base64url');
  const { length } = prefix;
  const bytes = length <= MOST_PREFIX ? SHORT : Buffer.alloc(length + DIGITS);
  for (let i = 0; i < length; i++) bytes[i] = prefix.charCodeAt(i);
  for (let i = 0; i < DIGITS; i++) bytes[length + i] = digest.charCodeAt(i);
  // The last character stands for two more bits, and for four of the next byte, which are not ours.
  const last = length + DIGITS - 1;
  bytes[last] = LAST.charCodeAt(BASE64URL.indexOf(String.fromCharCode(bytes[last] as number)) >> 4);
  return bytes.toString('latin1', 0, length + DIGITS);
}

const DIGITS = 22;
const MOST_PREFIX = 64;
/** Written over for each id. */
const SHORT = Buffer.alloc(MOST_PREFIX + DIGITS);
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LAST = 'AQgw';

/** HMAC with SHA-256 of a text under a key (both UTF-8), as 64 lower-case hexadecimal digits. */
export function hmacSha256(key: string, text: string): string {
  return createHmac('sha256', key).update(text, 'utf8').digest('hex');
}

/** SHAKE256: `length` bytes that follow from a message (a text counts as its UTF-8 bytes). The engine's source of chance. */
export function shake256(message: string | Uint8Array, length: number): Uint8Array {
  // outputLength 0 would be taken for the default length.
  if (length === 0) return new Uint8Array(0);
  return new Uint8Array(createHash('shake256', { outputLength: length }).update(message).digest());
}
