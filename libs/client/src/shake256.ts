/**
 * SHAKE256 (FIPS 202) for browsers, whose own cryptography lacks it. Small rather than quick: a client hashes one
 * secret a game, and a page that checks a record a few blocks for each shuffle.
 */
const RATE = 136;
const MASK = (1n << 64n) - 1n;

const rotate = (lane: bigint, by: number): bigint =>
  by === 0 ? lane : ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & MASK;

/** Round constants and rotations, made as the standard makes them. */
const { ROUNDS, TURNS } = constants();

function constants(): { ROUNDS: bigint[]; TURNS: number[] } {
  const ROUNDS: bigint[] = [];
  let register = 1;
  for (let round = 0; round < 24; round++) {
    let constant = 0n;
    for (let j = 0; j < 7; j++) {
      if ((register & 1) === 1) constant |= 1n << BigInt((1 << j) - 1);
      register <<= 1;
      if ((register & 0x100) !== 0) register ^= 0x171;
    }
    ROUNDS.push(constant);
  }
  const TURNS = Array.from({ length: 25 }, () => 0);
  let [x, y] = [1, 0];
  for (let t = 0; t < 24; t++) {
    TURNS[x + 5 * y] = (((t + 1) * (t + 2)) / 2) % 64;
    [x, y] = [y, (2 * x + 3 * y) % 5];
  }
  return { ROUNDS, TURNS };
}

function permute(state: bigint[]): void {
  const at = (i: number): bigint => state[i] as bigint;
  for (const constant of ROUNDS) {
    const columns = [0, 1, 2, 3, 4].map(
      (x) => at(x) ^ at(x + 5) ^ at(x + 10) ^ at(x + 15) ^ at(x + 20),
    );
    for (let x = 0; x < 5; x++) {
      const mixed = (columns[(x + 4) % 5] as bigint) ^ rotate(columns[(x + 1) % 5] as bigint, 1);
      for (let y = 0; y < 25; y += 5) state[x + y] = at(x + y) ^ mixed;
    }
    const moved = state.slice();
    for (let x = 0; x < 5; x++) {
      for (let y = 0; y < 5; y++) {
        moved[y + 5 * ((2 * x + 3 * y) % 5)] = rotate(at(x + 5 * y), TURNS[x + 5 * y] as number);
      }
    }
    const lane = (i: number): bigint => moved[i] as bigint;
    for (let y = 0; y < 25; y += 5) {
      for (let x = 0; x < 5; x++) {
        state[x + y] = lane(x + y) ^ (~lane(((x + 1) % 5) + y) & MASK & lane(((x + 2) % 5) + y));
      }
    }
    state[0] = at(0) ^ constant;
  }
}

/** `length` bytes of SHAKE256 over a text's UTF-8 bytes. */
export function shake256(text: string, length: number): Uint8Array {
  const message = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((message.length + 1) / RATE) * RATE);
  padded.set(message);
  padded[message.length] = 0x1f;
  padded[padded.length - 1] = (padded[padded.length - 1] as number) | 0x80;
  const state = Array.from({ length: 25 }, () => 0n);
  const view = new DataView(padded.buffer);
  for (let block = 0; block < padded.length; block += RATE) {
    for (let i = 0; i < RATE / 8; i++) {
      state[i] = (state[i] as bigint) ^ view.getBigUint64(block + 8 * i, true);
    }
    permute(state);
  }
  const out = new DataView(new ArrayBuffer(Math.max(1, Math.ceil(length / RATE)) * RATE));
  for (let block = 0; block < out.byteLength; block += RATE) {
    if (block > 0) permute(state);
    for (let i = 0; i < RATE / 8; i++) out.setBigUint64(block + 8 * i, state[i] as bigint, true);
  }
  return new Uint8Array(out.buffer, 0, length);
}
