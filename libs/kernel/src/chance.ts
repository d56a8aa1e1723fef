/**
 * Chance that anyone can recompute. Nothing here rolls: a stream of bytes follows from a text, and a shuffle
 * follows from the stream.
 */

/** An extendable-output hash (SHAKE256): `bytes` bytes that follow from the UTF-8 bytes of `message`. */
export type ExtendableHash = (message: string, bytes: number) => Uint8Array;

/** Size of a seed in bytes: 1,024 bits are wide enough for every order of a hundred cards. */
export const SEED_BYTES = 128;

const BLOCK_BYTES = 256;

/** Lower-case hexadecimal of bytes. */
export function hexOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
}

/** Numbers drawn one after the other from what follows from a seed. */
export interface ChanceStream {
  /** The next whole number from 0 to `limit - 1`, each equally likely (rejection sampling). `limit` is at least 1. */
  below(limit: number): number;
}

/**
 * The stream that follows from a seed text: the seed is `SEED_BYTES` bytes of the hash, blocks of the stream are
 * the hash of the seed's hexadecimal and a block number.
 */
export function chanceStream(hash: ExtendableHash, text: string): ChanceStream {
  const seed = hexOf(hash(text, SEED_BYTES));
  let block = hash(`${seed}/0`, BLOCK_BYTES);
  let blocks = 1;
  let at = 0;
  const nextByte = (): number => {
    if (at === block.length) {
      block = hash(`${seed}/${String(blocks++)}`, BLOCK_BYTES);
      at = 0;
    }
    return block[at++] as number;
  };
  return {
    below(limit) {
      if (!Number.isInteger(limit) || limit < 1 || limit > 0x1000000) {
        throw new RangeError(`a limit from 1 to 16,777,216 is needed, not ${String(limit)}`);
      }
      const width = limit <= 0x100 ? 1 : limit <= 0x10000 ? 2 : 3;
      const range = 256 ** width;
      const fair = range - (range % limit);
      for (;;) {
        let value = 0;
        for (let i = 0; i < width; i++) value = value * 256 + nextByte();
        if (value < fair) return value % limit;
      }
    },
  };
}

/** The order 0 to `count - 1` after a Fisher-Yates shuffle driven by the stream. */
export function shuffledOrder(stream: ChanceStream, count: number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = stream.below(i + 1);
    const moved = order[i] as number;
    order[i] = order[j] as number;
    order[j] = moved;
  }
  return order;
}
