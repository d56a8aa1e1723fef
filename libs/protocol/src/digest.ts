import { createHash, createHmac, hash } from 'node:crypto';

/** SHA-256 of a text's UTF-8 bytes, as 64 lower-case hexadecimal digits. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}

/**
 * The first 128 bits of the SHA-256 of a text's UTF-8 bytes, in 22 characters of base64url: for ids that follow from
 * something. The digest comes as base64url at once, and is cut where its characters are bytes: a part of a text keeps the
 * whole in memory, which a round of pairing with tens of thousands of ids notices.
 */
export function shortSha256(text: string): string {
  SHORT.write(hash('sha256', text, 'base64url'), 'latin1');
  // The 22nd character stands for two more bits, and for four of the next byte, which are not ours.
  SHORT[21] = LAST.charCodeAt(BASE64URL.indexOf(String.fromCharCode(SHORT[21] as number)) >> 4);
  return SHORT.toString('latin1');
}

/** Written anew for each id. */
const SHORT = Buffer.alloc(22);
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
