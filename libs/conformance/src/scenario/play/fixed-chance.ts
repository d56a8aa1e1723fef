import { seededRandom, type ExtendableHash } from '@arbiter/kernel';
import { fold, type Game, type GameEvent, type Seat, type Verdict } from '@arbiter/engine';
import type { CoinFall } from '../scenario.ts';
import { bytesForOrder } from './bytes-for-order.ts';

/** The first byte of a stream has so many values: whatever may be picked can be reached by one of them. */
const FIRST_BYTES = 256;

/** Why chance can't bring what is wanted. */
export class CannotCome extends Error {}

/** A random outcome that is wanted. */
export type Wanted =
  | { readonly kind: 'card'; readonly card: string }
  /** Whether the player who flips a coin calls it right, or what it shows where nobody calls. */
  | { readonly kind: 'coin'; readonly falls: CoinFall }
  /** On whom a lot falls. */
  | { readonly kind: 'lot'; readonly seat: Seat }
  /** Names of cards from the top; the rest lies as it falls. */
  | { readonly kind: 'library'; readonly seat: Seat; readonly cards: readonly string[] };

/**
 * Chance in a scenario. The hash that the judge is given is no secret here: it follows from the text alone, and
 * the beginning of the next outcome's stream is set so that what is wanted comes out. What is picked is found by
 * trying, since deciding changes nothing; for an order of a library the bytes are worked out.
 */
export class FixedChance {
  #wanted: Wanted | null = null;
  #bytes: Uint8Array | null = null;

  /** To be given to the judge. */
  readonly hash: ExtendableHash = (message, bytes) => {
    const out = bytesOf(message, bytes);
    if (this.#bytes !== null && message.endsWith('/0')) out.set(this.#bytes);
    return out;
  };

  /** The next random outcome of its kind is to be this one. */
  want(wanted: Wanted): void {
    this.#wanted = wanted;
  }

  /** What was wanted and has not come out. */
  get unused(): string | null {
    if (this.#wanted === null) return null;
    if (this.#wanted.kind === 'coin') return 'a coin to be flipped';
    if (this.#wanted.kind === 'lot') return 'a lot to be drawn';
    const { kind } = this.#wanted;
    return kind === 'card'
      ? `${this.#wanted.card} to be picked`
      : `a library to lie with ${this.#wanted.cards.join(', ')} on top`;
  }

  /** Decides so that the wanted outcome comes out, if there is a random outcome of that kind at all. */
  decide(before: Game, decide: () => Verdict): Verdict {
    const wanted = this.#wanted;
    if (wanted === null) return decide();
    try {
      switch (wanted.kind) {
        case 'coin': {
          const { falls } = wanted;
          const never = `a coin can't fall so that it is '${falls}'`;
          return this.#search(decide, flippedIn, falls, never);
        }
        case 'lot': {
          const { seat } = wanted;
          return this.#search(decide, drawnIn, seat, `a lot can't fall on seat ${String(seat)}`);
        }
        case 'card': {
          const { card } = wanted;
          return this.#search(decide, pickedIn, card, `chance can't pick ${card}`);
        }
        case 'library':
          return this.#stack(wanted, before, decide);
      }
    } finally {
      this.#bytes = null;
    }
  }

  /** Tries one first byte after the other until what is wanted comes out, or nothing of that kind does. */
  #search<T>(
    decide: () => Verdict,
    found: (verdict: Verdict) => T | null,
    wanted: T,
    never: string,
  ): Verdict {
    for (let byte = 0; byte < FIRST_BYTES; byte++) {
      this.#bytes = Uint8Array.of(byte);
      const verdict = decide();
      const came = found(verdict);
      if (came === null || came === wanted) return verdict;
    }
    throw new CannotCome(never);
  }

  #stack(
    { seat, cards }: Extract<Wanted, { kind: 'library' }>,
    before: Game,
    decide: () => Verdict,
  ): Verdict {
    const verdict = decide();
    const at = verdict.events.findIndex((event) => isShuffleOf(event, seat));
    if (at < 0) return verdict;
    const game = fold(before, verdict.events.slice(0, at));
    const { library } = game.players[seat];
    const left = library.map((_, place) => place);
    const top = cards.map((card) => {
      const found = left.findIndex((place) => nameOf(game, library[place]!) === card);
      if (found < 0) throw new CannotCome(`no ${card} is in the library that is shuffled`);
      return left.splice(found, 1)[0]!;
    });
    this.#bytes = bytesForOrder([...left, ...top.reverse()]);
    return decide();
  }

  /** The outcome counts: what was wanted has been used if it came out. */
  settle(verdict: Verdict): void {
    const wanted = this.#wanted;
    if (wanted === null) return;
    if (hasCome(wanted, verdict)) this.#wanted = null;
  }
}

function hasCome(wanted: Wanted, verdict: Verdict): boolean {
  switch (wanted.kind) {
    case 'coin':
      return flippedIn(verdict) === wanted.falls;
    case 'lot':
      return drawnIn(verdict) === wanted.seat;
    case 'card':
      return pickedIn(verdict) === wanted.card;
    case 'library':
      return verdict.events.some((event) => isShuffleOf(event, wanted.seat));
  }
}

/** On whom the first lot fell. */
function drawnIn({ events }: Verdict): Seat | null {
  for (const event of events) {
    if (event.type === 'LotDrawn') return event.seat;
  }
  return null;
}

/** The name of the first card picked at random. */
function pickedIn({ events, game }: Verdict): string | null {
  for (const event of events) {
    if (event.type === 'CardChosenAtRandom') return nameOf(game, event.object);
  }
  return null;
}

/** How the first coin fell. */
function flippedIn({ events }: Verdict): CoinFall | null {
  for (const event of events) {
    if (event.type === 'CoinFlipped') return event.won ? 'won' : 'lost';
    if (event.type === 'CoinTossed') return event.side;
  }
  return null;
}

function isShuffleOf(event: GameEvent, seat: Seat): boolean {
  return event.type === 'LibraryShuffled' && event.seat === seat;
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
