import type { MatchmakingEvent } from '@arbiter/protocol';

export type PlayersSanctioned = Extract<MatchmakingEvent, { type: 'PlayersSanctioned' }>;

/** What a player is still told of: the last ruling of each dispute about a match of theirs. */
export interface KeptSanctions {
  readonly player: string;
  readonly rulings: readonly PlayersSanctioned[];
}

/** How long somebody who was not here is told of a ruling, in milliseconds. */
const TOLD = 14 * 86_400_000;

/** Until when the players are told of a ruling who come: for a while, and as long as it bans one of them. */
const toldUntil = ({ sanctions, at: ruled }: PlayersSanctioned): number =>
  Math.max(ruled + TOLD, ...sanctions.map(({ until }) => until ?? 0));

/** The rulings of which players are still told, and whom these warn and ban. */
export class Sanctions {
  readonly #by = new Map<string, readonly PlayersSanctioned[]>();
  /** When the first of them is kept no longer. */
  #nextEnd = Infinity;

  /** @returns the players of whom something else is kept now; nobody if the ruling was told before */
  take(event: PlayersSanctioned): readonly string[] {
    const { players, dispute, ruling, at } = event;
    const people = [...new Set(players)];
    const isKnown = (one: PlayersSanctioned): boolean =>
      one.dispute === dispute && one.ruling >= ruling;
    if (people.some((player) => this.#by.get(player)?.some(isKnown))) return [];
    for (const player of people) {
      const others = (this.#by.get(player) ?? []).filter(
        (one) => one.dispute !== dispute && toldUntil(one) > at,
      );
      this.#keep(player, [...others, event]);
    }
    return people;
  }

  restore({ player, rulings }: KeptSanctions): void {
    this.#keep(player, rulings);
  }

  /** It is later now: nobody needs to be told any more of what has ended. @returns the players of whom less is kept now */
  pass(now: number): readonly string[] {
    if (now < this.#nextEnd) return [];
    this.#nextEnd = Infinity;
    return [...this.#by].flatMap(([player, rulings]) => {
      const rest = rulings.filter((one) => toldUntil(one) > now);
      this.#keep(player, rest);
      return rest.length < rulings.length ? [player] : [];
    });
  }

  #keep(player: string, rulings: readonly PlayersSanctioned[]): void {
    if (rulings.length === 0) this.#by.delete(player);
    else this.#by.set(player, rulings);
    this.#nextEnd = Math.min(this.#nextEnd, ...rulings.map(toldUntil));
  }

  /** Of whom something is kept. */
  players(): Iterable<string> {
    return this.#by.keys();
  }

  kept(player: string): KeptSanctions | undefined {
    const rulings = this.#by.get(player);
    return rulings && { player, rulings };
  }

  /** What a player is told of who comes now. */
  standing(player: string, now: number): readonly PlayersSanctioned[] {
    return (this.#by.get(player) ?? []).filter((one) => toldUntil(one) > now);
  }

  /** When the last ban of a player ends; null: they are not banned. */
  bannedUntil(player: string, now: number): number | null {
    const ends = this.standing(player, now)
      .flatMap(({ sanctions }) => sanctions)
      .flatMap((one) => (one.player === player ? (one.until ?? []) : []))
      .filter((until) => until > now);
    return ends.length === 0 ? null : Math.max(...ends);
  }
}
