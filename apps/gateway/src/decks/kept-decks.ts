import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '@arbiter/http';
import { pass } from '@arbiter/platform';
import {
  keptDecks,
  MOST_DECKS,
  topics,
  type KeptDeck,
  type KeptDecks as Kept,
} from '@arbiter/protocol';
import { Intake } from '../intake.ts';
import { GATEWAY_OPTIONS, LIMITS, type GatewayOptions, type Limits } from '../options.ts';

const TOPIC = topics.playerDecks.name;

/** Characters of all decks of a player together: far below what a record may have. */
const MOST_TEXT = 400_000;

/** A change of all that a player keeps. */
type Change = (decks: readonly KeptDeck[]) => KeptDeck[];

/** What was read of a player's records: the last one that counts, where it is, and the offset to read on from. */
interface Read {
  readonly last: Kept | null;
  readonly at: number | null;
  readonly next: number;
}

const NOTHING: Read = { last: null, at: null, next: 0 };

/**
 * The decks that players keep. Nothing of them is held in memory: they are read from the log when their player asks,
 * one record of which has all of a player's.
 */
@Injectable()
export class KeptDecks {
  readonly #options: GatewayOptions;
  readonly #limits: Limits;
  readonly #intake: Intake;

  constructor(
    @Inject(GATEWAY_OPTIONS) options: GatewayOptions,
    @Inject(LIMITS) limits: Limits,
    intake: Intake,
  ) {
    this.#options = options;
    this.#limits = limits;
    this.#intake = intake;
  }

  /**
   * A player's decks by name.
   *
   * @throws Problem 429 if they are asked for too often
   */
  async of(player: string): Promise<readonly KeptDeck[]> {
    await this.#maySearch(player);
    return (await this.#read(player)).last?.decks ?? [];
  }

  /**
   * Keeps a deck, in place of the one that had its name.
   *
   * @throws Problem 409 if the player keeps too many, or too large ones
   */
  async keep(player: string, deck: KeptDeck): Promise<void> {
    await this.#change(player, (decks) => {
      const others = decks.filter(({ name }) => name !== deck.name);
      const all = [...others, deck].sort((a, b) => (a.name < b.name ? -1 : 1));
      if (all.length > MOST_DECKS) {
        throw tooMuch(`you keep ${MOST_DECKS} decks, as many as there may be`);
      }
      if (JSON.stringify(all).length > MOST_TEXT) throw tooMuch('your decks are too long together');
      return all;
    });
  }

  /** Lets go of a deck. @returns those that are left. @throws Problem 404 if there is none of that name */
  drop(player: string, name: string): Promise<readonly KeptDeck[]> {
    return this.#change(player, (decks) => {
      const others = decks.filter((one) => one.name !== name);
      if (others.length === decks.length) {
        throw new Problem(404, { kind: 'unknown', title: 'You keep no such deck', detail: name });
      }
      return others;
    });
  }

  /** Erases all that the player keeps: the tombstone, if there is anything. */
  async erase(player: string): Promise<void> {
    if ((await this.#read(player)).last !== null) await this.#append(player, null);
  }

  /**
   * Two windows of a player may change their decks through two gateways at once. Both follow the same record, so the
   * second of theirs counts for no reader, and its change is made again.
   *
   * @returns the decks as they are then
   */
  async #change(player: string, change: Change): Promise<readonly KeptDeck[]> {
    await this.#maySearch(player);
    let read = await this.#read(player);
    for (;;) {
      const version = (read.last?.version ?? 0) + 1;
      const decks = change(read.last?.decks ?? []);
      const offset = await this.#append(player, { player, version, decks });
      const found = await this.#read(player, read, offset + 1);
      if (found.at === offset) return decks;
      read = found;
    }
  }

  /** The last record of a player that counts. @param after what was read before @param to the offset to end before */
  async #read(player: string, after: Read = NOTHING, to?: number): Promise<Read> {
    const { log } = this.#options;
    const next = to ?? (await log.extent(TOPIC, log.partitionOf(TOPIC, player))).next;
    let { last, at } = after;
    for await (const { value, offset } of log.readKey(TOPIC, player, after.next, next)) {
      const read = value === null ? null : keptDecks.parse(JSON.parse(value));
      // What came before the first record that is left is compacted.
      if (last !== null && read !== null && read.version !== last.version + 1) continue;
      [last, at] = [read, offset];
    }
    return { last, at, next };
  }

  async #append(player: string, body: Kept | null): Promise<number> {
    const { offset } = await this.#intake.append({
      ...{ topic: TOPIC, key: player, id: randomBytes(12).toString('base64url') },
      ...{ type: 'arbiter.player.decks.v1', body },
    });
    return offset;
  }

  /** Anyone who has kept nothing yet has the log looked through. */
  async #maySearch(player: string): Promise<void> {
    await pass(this.#options.coordination, `decks/${player}`, this.#limits.recalls);
  }
}

const tooMuch = (detail: string): Problem =>
  new Problem(409, {
    kind: 'too-many',
    title: 'No more decks can be kept',
    detail: `${detail}: delete one first`,
  });
