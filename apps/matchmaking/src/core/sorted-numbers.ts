/**
 * The places of numbers in rising order, of equal ones the first place first. To single precision, so that number and place
 * are one integer of 64 bits, and the platform sorts these by itself: no function is called for each two of them.
 */
export function risingOrder(numbers: ArrayLike<number>): Uint32Array {
  const bits = new Uint32Array(new Float32Array(numbers).buffer);
  const words = new Uint32Array(2 * bits.length);
  bits.forEach((word, place) => {
    // As numbers, bits are in order where the floats are once those below zero stand upside down, below all others.
    words[2 * place + HIGH] = word >>> 31 === 0 ? word | 0x80000000 : ~word;
    words[2 * place + 1 - HIGH] = place;
  });
  new BigUint64Array(words.buffer).sort();
  return bits.map((_, i) => words[2 * i + 1 - HIGH] as number);
}

/** Which of the two words of an integer counts for more on this machine. */
const HIGH = new Uint32Array(new BigUint64Array([1n]).buffer)[0] === 1 ? 1 : 0;
