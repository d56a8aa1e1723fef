import {
  drawFrom,
  fold,
  NO_GAME,
  type Command,
  type Game,
  type GameObject,
  type Judge,
  type LegalCommand,
  type Seat,
} from '@arbiter/engine';
import type { CardDefinition } from '@arbiter/cards';
import { seededRandom } from '@arbiter/kernel';
import { openLmdbLog, type NewRecord } from '@arbiter/event-log';
import {
  advance,
  commandId,
  commitLine,
  definitionsDigest,
  headBefore,
  makeCommit,
  makeCommitment,
  makeDefinitions,
  openHead,
  seededSecret,
  startCommandId,
  systemCommandId,
  topics,
  type CommandBody as StoredBody,
  type Deck,
  type Head,
  type Offer,
  type MatchmakingEvent,
} from '@arbiter/protocol';
import { DEFAULT_EDITION } from '@arbiter/editions';
import { DEFAULT_STOPS } from '@arbiter/matchmaking';
import { definitionsOf } from '@arbiter/sets';
import { judgeOf, pinnedNow } from '../records/books.ts';

/** Where spells are cast: in the main phase before combat, or the only one. */
const MAIN: ReadonlySet<string> = new Set(['precombat main', 'main']);

/** How many of each card. */
export type Cards = Readonly<Record<string, number>>;

/**
 * A game in the middle, for tests that want to look at one position: it was played by the rules, on the chain, with
 * chance that follows from its name, and lies on the log like any other. Decks are as small and as one-sided as the
 * position wants them; nothing in the server knows of it.
 */
export class LaidGame {
  readonly name: string;
  readonly game: string;
  readonly match: string;
  now: Game = NO_GAME;
  readonly #decks: readonly [Cards, Cards];
  readonly #lines: string[] = [];
  readonly #start: StoredBody;
  readonly #serverSecret: string;
  readonly #secrets: readonly [string, string];
  readonly #began: number;
  readonly #edition: string;
  readonly #judge: Judge;
  #head: Head;

  /**
   * @param began when it began; one that begins as another did is the same up to where they are played otherwise
   * @param edition by whose rules it is played
   * @param faulty cards that this game has otherwise than they are
   */
  constructor(
    name: string,
    decks: readonly [Cards, Cards],
    {
      began = Date.now() - 60_000,
      edition = DEFAULT_EDITION,
      faulty = [],
    }: {
      readonly began?: number;
      readonly edition?: string;
      readonly faulty?: readonly CardDefinition[];
    } = {},
  ) {
    this.name = name;
    this.#began = began;
    this.#edition = edition;
    this.#judge = judgeOf(edition)!;
    this.match = `local-laid-${name}`;
    this.game = `${this.match}-1`;
    this.#decks = decks;
    this.#serverSecret = seededSecret(name, 'server');
    this.#secrets = [seededSecret(name, 'seat 0'), seededSecret(name, 'seat 1')];
    const cards = decks.map((one) => deckOf(one).main.flatMap(copies));
    const definitions = makeDefinitions([...definitionsOf(edition, cards.flat()), ...faulty]);
    const pinned = { ...pinnedNow(), definitions: definitionsDigest(definitions) };
    this.#start = {
      type: 'StartGame',
      game: this.game,
      edition,
      decks: cards,
      definitions,
      commitments: {
        seats: this.#secrets.map(makeCommitment),
        server: makeCommitment(this.#serverSecret),
      },
      serverSecret: this.#serverSecret,
      pinned,
      chooser: 0,
      time: [1_500_000, 1_500_000],
      grace: [180_000, 180_000],
      stops: [DEFAULT_STOPS, DEFAULT_STOPS],
    };
    const opening = { edition, pinned, secret: this.#serverSecret };
    this.#head = openHead(this.game, opening);
    this.send('system', this.#start);
  }

  /** Sends a command as its sender would. @throws {Error} if it is refused */
  send(seat: Seat | 'system', body: StoredBody): this {
    const number = this.#lines.length;
    const id = this.#commandId(seat, body, number);
    const command = { id, seat, at: this.#began + number, body } as unknown as Command;
    const verdict = this.#judge.decide(command, this.now);
    if (!verdict.accepted) {
      const { rule, reason } = verdict.refusal;
      throw new Error(`${this.name}: ${JSON.stringify(body)} is refused by ${rule}: ${reason}`);
    }
    const { prev, first } = { prev: this.#head.tip, first: this.#head.next };
    const commit = makeCommit(
      { prev, first, command: id, partition: 0, offset: number, events: verdict.events as never },
      this.#serverSecret,
    );
    if (number === 0) this.#head = headBefore(this.game, commit) as Head;
    advance(this.#head, commit);
    this.now = fold(this.now, verdict.events);
    this.#lines.push(commitLine(commit));
    return this;
  }

  #commandId(seat: Seat | 'system', { type }: StoredBody, number: number): string {
    if (seat !== 'system') return commandId(`seat ${seat}`, this.game, String(number));
    // As matchmaking names it, which asks for it again as long as it is not told that the game has begun.
    if (type === 'StartGame') return startCommandId(this.game, this.match, 1);
    return systemCommandId(this.game, type, String(number));
  }

  /** What the seat that is asked may do. */
  legal(): readonly LegalCommand[] {
    const seat = this.now.decision?.seat;
    return seat === undefined ? [] : this.#judge.legalCommands(this.now, seat);
  }

  /** Ids of a seat's permanents of that name. */
  permanents(seat: Seat, name: string): number[] {
    return this.now.battlefield.filter((id) => {
      const { controller, name: called } = this.#object(id);
      return controller === seat && called === name;
    });
  }

  /** Ids of the cards of that name in a hand. */
  held(seat: Seat, name: string): number[] {
    return this.now.players[seat].hand.filter((id) => this.#object(id).name === name);
  }

  /** Whether the game waits for that seat and that kind of decision, at least. */
  asks(seat: Seat, kind: string): boolean {
    return this.now.decision?.seat === seat && this.now.decision.kind === kind;
  }

  /**
   * Plays on until this is so: lands as they come, spells of these names as soon as they can be cast and `when` says
   * so, no attack and no block.
   */
  until(
    there: (table: this) => boolean,
    cast: readonly string[] = [],
    when: (table: this) => boolean = () => true,
  ): this {
    const random = seededRandom(1);
    for (let commands = 0; commands < 2_000; commands++) {
      const { decision } = this.now;
      if (decision === null) throw new Error(`${this.name}: the game is over`);
      if (there(this)) return this;
      const { seat } = decision;
      const main = MAIN.has(this.now.turn.step) && this.now.turn.active === seat;
      this.send(seat, this.#usual(seat, main && when(this) ? cast : [], random));
    }
    throw new Error(`${this.name}: the position is never reached`);
  }

  #usual(seat: Seat, cast: readonly string[], random: ReturnType<typeof seededRandom>): StoredBody {
    const legal = this.legal();
    for (const one of legal) if (one.type === 'PlayLand') return { ...one };
    for (const one of legal) {
      if (one.type !== 'CastSpell' || !cast.includes(this.#object(one.object).name)) continue;
      const [plan] = one.plans;
      const targets = plan?.targets.map(({ from, least }) => from.slice(0, least)) ?? [];
      return { type: 'CastSpell', object: one.object, targets };
    }
    for (const one of legal) {
      switch (one.type) {
        case 'Pass':
          return { type: 'Pass' };
        case 'DiscloseSecret':
          return { type: 'DiscloseSecret', secret: this.#secrets[seat] };
        case 'DeclareAttackers':
          return { type: 'DeclareAttackers', attackers: [] };
        case 'DeclareBlockers':
          return { type: 'DeclareBlockers', blocks: [] };
        case 'Choose':
          if (one.kind === 'mulligan') return { type: 'Choose', answer: false };
          if (one.kind === 'playFirst') return { type: 'Choose', answer: 'p0' };
          return { type: 'Choose', answer: drawFrom(one.space, random) as never };
        default:
          break;
      }
    }
    throw new Error(`${this.name}: nothing to do about ${this.now.decision?.kind ?? ''}`);
  }

  #object(id: number): GameObject {
    return this.now.objects[id]!;
  }

  /** Its match, as it stands on matchmaking.events. */
  matchmaking(players: readonly [string, string], rated: boolean): MatchmakingEvent[] {
    const { match } = this;
    const offer: Offer = {
      ...{ edition: this.#edition, format: 'freeform', bestOf: 1 },
      ...(rated && { rated }),
    };
    const tickets = [`${match}-a`, `${match}-b`] as [string, string];
    const decks = this.#decks.map(deckOf) as [Deck, Deck];
    const at = this.#began;
    return [
      ...([0, 1] as const).map((seat): MatchmakingEvent => ({
        type: 'TicketOpened',
        ticket: tickets[seat],
        player: players[seat],
        offers: [offer],
        deck: decks[seat],
        opponent: { kind: 'anyone' },
        at,
      })),
      {
        type: 'MatchOpened',
        match,
        region: 'local',
        tickets,
        players: [...players],
        offer,
        decks,
        at,
      },
      ...([0, 1] as const).map((seat): MatchmakingEvent => ({
        type: 'SecretCommitted',
        match,
        seat,
        number: 1,
        commitment: makeCommitment(this.#secrets[seat]),
        at,
      })),
      { type: 'GameOpened', match, game: this.game, number: 1, start: this.#start, from: 0, at },
    ];
  }

  /** Its commits, as they stand on game.events. */
  commits(): NewRecord[] {
    return this.#lines.map((value) => ({ topic: topics.gameEvents.name, key: this.game, value }));
  }
}

/** Lays games onto the log of a data folder whose server does not run. */
export async function layGames(
  folder: string,
  players: readonly [string, string],
  games: readonly LaidGame[],
  { rated = false } = {},
): Promise<void> {
  const log = await openLmdbLog({ folder });
  const matches = games.flatMap((game) => game.matchmaking(players, rated));
  await log.append(
    matches.map((event) => ({
      topic: topics.matchmakingEvents.name,
      key: 'local',
      value: JSON.stringify(event),
    })),
  );
  await log.append(games.flatMap((game) => game.commits()));
  await log.close();
}

function deckOf(cards: Cards): Deck {
  return { main: Object.entries(cards).map(([name, count]) => ({ name, count })), side: [] };
}

const copies = ({ name, count }: { name: string; count: number }): string[] =>
  Array.from({ length: count }, () => name);
