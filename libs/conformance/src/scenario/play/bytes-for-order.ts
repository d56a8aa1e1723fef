/**
 * The beginning of a chance stream that shuffles into this order: the other way round of the kernel's
 * `shuffledOrder`.
 * @param order each number from 0 to its length - 1, once; at most 256 of them, as many as one byte tells apart
 */
export function bytesForOrder(order: readonly number[]): Uint8Array {
  if (order.length > 256) throw new RangeError(`at most 256 cards are put in order`);
  const now = order.map((_, i) => i);
  const bytes: number[] = [];
  for (let i = order.length - 1; i > 0; i--) {
    const j = now.indexOf(order[i]!);
    bytes.push(j);
    [now[i], now[j]] = [now[j]!, now[i]!];
  }
  return Uint8Array.from(bytes);
}
