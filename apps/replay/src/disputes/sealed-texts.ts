import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { EventLog } from '@arbiter/event-log';
import { player, topics, type DisputeText } from '@arbiter/protocol';

const TOPIC = topics.players.name;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * What players write is sealed under a key that stands beside their name, on the one topic that knows persons: with the
 * tombstone of whoever is erased it can't be read by anybody any more, wherever it was copied to.
 */
export class SealedTexts {
  readonly #log: EventLog;

  constructor(log: EventLog) {
    this.#log = log;
  }

  /** The key of a person's texts; undefined for whoever is unknown, or was erased. */
  async keyOf(person: string): Promise<string | undefined> {
    let last: string | null = null;
    for await (const { value } of this.#log.readKey(TOPIC, person, 0)) last = value;
    return last === null ? undefined : player.safeParse(JSON.parse(last)).data?.textKey;
  }

  /** A text of somebody as people read it; null if its writer was erased. */
  async read({ text, sealed }: DisputeText, writer: string): Promise<string | null> {
    if (!sealed) return text;
    const key = await this.keyOf(writer);
    return key === undefined ? null : unseal(text, key);
  }
}

/** Inverse of `unseal`. */
export function seal(text: string, key: string): DisputeText {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyBytes(key), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const all = Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  return { text: all.toString('base64url'), sealed: true };
}

/** Inverse of `seal`; null under another key. */
export function unseal(text: string, key: string): string | null {
  const all = Buffer.from(text, 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, keyBytes(key), all.subarray(0, IV_BYTES));
    decipher.setAuthTag(all.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const open = decipher.update(all.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([open, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

const keyBytes = (key: string): Buffer => createHash('sha256').update(key).digest();
