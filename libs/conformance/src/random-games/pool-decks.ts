import type { CardDefinition, Color } from '@arbiter/cards';
import { seededRandom } from '@arbiter/kernel';
import { drawn } from './drawn.ts';

const BASIC = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' } as const;
const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
const RANK = { W: 1, U: 2, B: 3, R: 4, G: 5 } as const;

/** So many different spells, each so often, and lands that are not basic, each once, are in a deck of so many cards. */
const SPELLS = 18;
const COPIES = 2;
const LANDS = 4;
const CARDS = 60;

/**
 * Decks dealt from a whole pool, each such that its lands make the colours that its cards ask for. Deck after deck the
 * pool is dealt out like a pack of cards: after one round of it every spell was in a deck, in the next round it lies
 * beside others. So every card comes up as often as any other, and a deck follows from its number alone.
 */
export class PoolDecks {
  readonly #spells: Dealer<Sorted>;
  readonly #lands: Dealer<CardDefinition>;

  constructor(pool: readonly CardDefinition[]) {
    const isLand = ({ types }: CardDefinition): boolean => types.includes('Land');
    const spells = pool.filter((card) => !isLand(card)).map(sorted);
    const lands = pool.filter((card) => isLand(card) && !card.supertypes?.includes('Basic'));
    this.#spells = new Dealer(spells, SPELLS, (one) => one.asks.map((color) => RANK[color]).join());
    this.#lands = new Dealer(lands, LANDS, () => '');
  }

  /** How many decks deal out all spells once. */
  get round(): number {
    return this.#spells.hands;
  }

  deck(number: number): string[] {
    const spells = this.#spells.hand(number);
    const deck = [
      ...spells.flatMap(({ name }) => Array.from({ length: COPIES }, () => name)),
      ...this.#lands.hand(number).map(({ name }) => name),
    ];
    const asked = spells.flatMap(({ asks }) => asks);
    const colors = COLORS.filter((color) => asked.includes(color));
    const basics = colors.length > 0 ? colors : COLORS;
    for (let i = 0; deck.length < CARDS; i++) deck.push(BASIC[basics[i % basics.length]!]);
    return deck;
  }
}

interface Sorted {
  readonly name: string;
  /** The colours of mana that it is played with, and that its abilities cost. */
  readonly asks: readonly Color[];
}

function sorted(card: CardDefinition): Sorted {
  const costs = [card.cost ?? '', ...manaIn(card)].join('');
  return { name: card.name, asks: COLORS.filter((color) => costs.includes(color)) };
}

/** Every amount of mana that stands in a definition. */
function manaIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(manaIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'mana' && typeof inner === 'string' ? [inner] : manaIn(inner),
  );
}

/** Deals things out in hands of one size, round after round. */
class Dealer<T> {
  readonly hands: number;
  #round = -1;
  #dealt: readonly (readonly T[])[] = [];

  /** @param rankOf chance decides who lies beside whom, as far as these are the same */
  constructor(
    private readonly things: readonly T[],
    private readonly size: number,
    private readonly rankOf: (thing: T) => string,
  ) {
    this.hands = Math.ceil(things.length / size);
  }

  hand(number: number): readonly T[] {
    if (this.hands === 0) return [];
    const round = Math.floor(number / this.hands);
    if (round !== this.#round) this.#deal(round);
    return this.#dealt[number % this.hands]!;
  }

  #deal(round: number): void {
    const random = seededRandom(round);
    const ranked = drawn(this.things, this.things.length, random)
      .map((thing) => ({ thing, rank: this.rankOf(thing) }))
      .sort((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))
      .map(({ thing }) => thing);
    const hands = Array.from({ length: this.hands }, (_, i) =>
      ranked.slice(i * this.size, (i + 1) * this.size),
    );
    // Opponents are not to have the same colours time and again.
    this.#dealt = drawn(hands, hands.length, random);
    this.#round = round;
  }
}
