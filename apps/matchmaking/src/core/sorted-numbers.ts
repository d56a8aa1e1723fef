/** How many bits of a number one pass sorts by, and how many passes that makes of 32 bits. */
const [BITS, PASSES] = [11, 3];
const VALUES = 1 << BITS;

/**
 * The places of numbers in rising order, of equal ones the first place first. To single precision, whose bits are in the
 * order of the numbers: so they are dealt out by a third of their bits at a time, the least first, and never compared.
 */
export function risingOrder(numbers: ArrayLike<number>): Uint32Array {
  const keys = new Uint32Array(new Float32Array(numbers).buffer);
  const counts = new Uint32Array(PASSES * VALUES);
  for (let place = 0; place < keys.length; place++) {
    const bits = keys[place] as number;
    // Those below zero stand upside down, below all others.
    const key = bits >>> 31 === 0 ? bits | 0x80000000 : ~bits;
    keys[place] = key;
    for (let pass = 0; pass < PASSES; pass++) {
      const value = pass * VALUES + digit(key, pass);
      counts[value] = (counts[value] as number) + 1;
    }
  }
  let order = new Uint32Array(keys.length);
  let dealt = new Uint32Array(keys.length);
  for (let place = 0; place < order.length; place++) order[place] = place;
  for (let pass = 0; pass < PASSES; pass++) {
    const free = startsOf(counts.subarray(pass * VALUES, (pass + 1) * VALUES));
    for (const place of order) {
      const value = digit(keys[place] as number, pass);
      const to = free[value] as number;
      free[value] = to + 1;
      dealt[to] = place;
    }
    [order, dealt] = [dealt, order];
  }
  return order;
}

const digit = (key: number, pass: number): number => (key >>> (pass * BITS)) & (VALUES - 1);

/** Where what comes so often begins, one after the other. */
function startsOf(counts: Uint32Array): Uint32Array {
  let start = 0;
  return counts.map((count) => (start += count) - count);
}
