/**
 * The partition of a key among `partitions`, as Kafka's Java clients choose it (murmur2), so that a key has the same
 * partition in every adapter of the log.
 */
export function partitionOf(key: string, partitions: number): number {
  return (murmur2(Buffer.from(key, 'utf8')) & 0x7fffffff) % partitions;
}

/** Murmur2 with Kafka's seed, as a signed 32-bit number. */
export function murmur2(data: Uint8Array): number {
  const M = 0x5bd1e995;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const length = data.length;
  let h = 0x9747b28c ^ length;
  let i = 0;
  for (; i + 4 <= length; i += 4) {
    let k = Math.imul(view.getInt32(i, true), M);
    k = Math.imul(k ^ (k >>> 24), M);
    h = Math.imul(h, M) ^ k;
  }
  const rest = length - i;
  if (rest === 3) h ^= view.getUint8(i + 2) << 16;
  if (rest >= 2) h ^= view.getUint8(i + 1) << 8;
  if (rest >= 1) h = Math.imul(h ^ view.getUint8(i), M);
  h = Math.imul(h ^ (h >>> 13), M);
  return h ^ (h >>> 15);
}
