/** How many bits of a number one pass sorts by, and how many passes that makes of 32 bits. */
const [BITS, PASSES] = [11, 3];
const VALUES = 1 << BITS;

/**
 * The places of numbers in rising order, of equal ones the first place first. In single precision the bits of numbers are in
 * their order: so they are dealt out by a third of these at a time, the least first, and only those are compared that are
 * the same to single precision.
 */
export function risingOrder(numbers: ArrayLike<number>): Uint32Array {
  const keys = new Uint32Array(new Float32Array(numbers).buffer);
  let order = new Uint32Array(keys.length);
  for (let place = 0; place < keys.length; place++) {
    const bits = keys[place] as number;
    // Those below zero stand upside down, below all others.
    keys[place] = bits >>> 31 === 0 ? bits | 0x80000000 : ~bits;
    order[place] = place;
  }
  let dealt = new Uint32Array(keys.length);
  for (let shift = 0; shift < PASSES * BITS; shift += BITS) {
    deal(keys, shift, order, dealt);
    [order, dealt] = [dealt, order];
  }
  compareEquals(numbers, keys, order);
  return order;
}

/** Puts those in order that have the same key, and are not. */
function compareEquals(numbers: ArrayLike<number>, keys: Uint32Array, order: Uint32Array): void {
  let from = 0;
  let isInOrder = true;
  for (let i = 1; i <= order.length; i++) {
    const [before, place] = [order[i - 1] as number, order[i]];
    if (place !== undefined && keys[place] === keys[before]) {
      isInOrder &&= (numbers[before] as number) <= (numbers[place] as number);
      continue;
    }
    if (!isInOrder) {
      const rising = (a: number, b: number): number =>
        (numbers[a] as number) - (numbers[b] as number) || a - b;
      order.subarray(from, i).sort(rising);
    }
    from = i;
    isInOrder = true;
  }
}

/** Deals places out by the bits of their keys from `shift` on, those with the same in the order in which they are. */
function deal(keys: Uint32Array, shift: number, order: Uint32Array, dealt: Uint32Array): void {
  const free = new Uint32Array(VALUES + 1);
  // How often what is one less comes: then where what comes so often begins, one after the other.
  for (let place = 0; place < keys.length; place++) {
    const after = (((keys[place] as number) >>> shift) & (VALUES - 1)) + 1;
    free[after] = (free[after] as number) + 1;
  }
  for (let i = 1; i < VALUES; i++) free[i] = (free[i] as number) + (free[i - 1] as number);
  for (let i = 0; i < order.length; i++) {
    const place = order[i] as number;
    const value = ((keys[place] as number) >>> shift) & (VALUES - 1);
    const to = free[value] as number;
    free[value] = to + 1;
    dealt[to] = place;
  }
}
