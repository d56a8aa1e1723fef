import { seededRandom, type ExtendableHash } from '@arbiter/kernel';
import type { Game, Verdict } from '@arbiter/engine';

/** The first byte of a stream has so many values: whatever may be picked can be reached by one of them. */
const FIRST_BYTES = 256;

/**
 * Chance in a scenario. The hash that the judge is given is no secret here: it follows from the text alone, and
 * the first byte of the next outcome's stream is set so that the card wanted is the one picked. Which byte does
 * that is found by trying, since deciding changes nothing.
 */
export class FixedChance {
  #wanted: string | null = null;
  #firstByte: number | null = null;

  /** To be given to the judge. */
  readonly hash: ExtendableHash = (message, bytes) => {
    const out = bytesOf(message, bytes);
    if (this.#firstByte !== null && message.endsWith('/0')) out[0] = this.#firstByte;
    return out;
  };

  /** The next card that is picked at random is to be this one. */
  want(card: string): void {
    this.#wanted = card;
  }

  /** What was wanted and has not come out. */
  get unused(): string | null {
    return this.#wanted;
  }

  /** Decides so that the wanted outcome comes out, if there is a random outcome at all. */
  decide(decide: () => Verdict): Verdict {
    if (this.#wanted === null) return decide();
    try {
      for (let byte = 0; byte < FIRST_BYTES; byte++) {
        this.#firstByte = byte;
        const verdict = decide();
        const picked = pickedIn(verdict);
        if (picked === null || picked === this.#wanted) return verdict;
      }
    } finally {
      this.#firstByte = null;
    }
    throw new Error(`chance can't pick ${this.#wanted}`);
  }

  /** The outcome counts: what was wanted has been used if it came out. */
  settle(verdict: Verdict): void {
    if (this.#wanted !== null && pickedIn(verdict) === this.#wanted) this.#wanted = null;
  }
}

/** The name of the first card picked at random. */
function pickedIn({ events, game }: Verdict): string | null {
  for (const event of events) {
    if (event.type === 'CardChosenAtRandom') return nameOf(game, event.object);
  }
  return null;
}

function nameOf(game: Game, id: number): string {
  return game.objects[id]?.card ?? '';
}

function bytesOf(message: string, count: number): Uint8Array {
  let seed = 0x811c9dc5;
  for (let i = 0; i < message.length; i++) {
    seed = Math.imul(seed ^ message.charCodeAt(i), 0x01000193) >>> 0;
  }
  const random = seededRandom(seed);
  return Uint8Array.from({ length: count }, () => random.below(256));
}
