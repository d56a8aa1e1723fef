import {
  evolve,
  NO_GAME,
  type Game,
  type GameEvent,
  type GameObject,
  type ObjectId,
} from '@arbiter/engine';
import {
  headBefore,
  advance,
  commitLine,
  makeCommit,
  seededSecret,
  type Commit,
  type MatchmakingEvent,
} from '@arbiter/protocol';
import type { Played } from './played.behaviour-spec.ts';

type Event<T extends GameEvent['type'] = GameEvent['type']> = Extract<GameEvent, { type: T }>;
const eventsIn = (commit: Commit) => commit.events as unknown as readonly GameEvent[];

/** In the twin of a game this stands in place of each card that nobody but its owner can know. */
export const ANOTHER_CARD = 'Counterspell';

/** A game as it lies on game.events, up to a commit and not further. */
export function worldOf({ game, lines }: Played, cut: number): Pick<Played, 'game' | 'lines'> {
  return { game, lines: lines.slice(0, cut) };
}

/**
 * The same game where everything differs that no spectator may know up to that commit: cards that were never shown and
 * the order of those that were never touched, secrets and thereby all ids of commits, stops and what passes by itself,
 * what was refused and how often.
 */
export function twinOf({ game, commits }: Played, cut: number): Pick<Played, 'game' | 'lines'> {
  const kept = commits.slice(0, cut);
  const twin = new Twin(kept);
  const secret = seededSecret(game, 'twin');
  const lines: string[] = [];
  const [first] = kept as [Commit];
  const head = headBefore(game, { ...first, events: twin.eventsOf(first) as never })!;
  const write = (command: string, events: readonly GameEvent[]): void => {
    const offset = lines.length;
    const body = { prev: head.tip, first: head.next, command, partition: 0, offset };
    const commit = makeCommit({ ...body, events: events as never }, secret);
    advance(head, commit);
    lines.push(commitLine(commit));
  };
  kept.forEach((commit, i) => {
    const events = twin.eventsOf(commit);
    write(`twin ${i}`, events);
    if (i > 0 && i % 7 === 0) write(`tried ${i}`, refused(events[0] as Event<'CommandReceived'>));
  });
  return { game, lines };
}

/** A match where everything differs that no spectator may know. */
export function twinOfMatch(events: readonly MatchmakingEvent[]): MatchmakingEvent[] {
  const deck = { main: [{ name: ANOTHER_CARD, count: 60 }], side: [] };
  return events.flatMap((event): MatchmakingEvent[] => {
    switch (event.type) {
      case 'MatchOpened':
        return [{ ...event, tickets: ['t-8', 't-9'], decks: [deck, deck] }];
      case 'GameOpened': {
        const { match, at } = event;
        const why = 'not a way to share out the cards';
        const serverSecret = seededSecret(event.game, 'twin');
        return [
          { type: 'SideboardRefused', match, seat: 0, why, at },
          { ...event, start: { ...event.start, serverSecret } },
        ];
      }
      case 'GameScored':
        return [{ ...event, time: [7, 7], grace: [7, 7] }];
      default:
        return [event];
    }
  });
}

/** A command that was refused, sent by whoever had just sent another. */
function refused(received: Event<'CommandReceived'>): GameEvent[] {
  const command = { type: 'PlayLand', object: 9_999_999 } as const;
  const { rule } = received;
  return [
    { ...received, id: `tried after ${received.id}`, seat: 1, command },
    { type: 'CommandRefused', rule, edition: '6ED', reason: 'no such card', objects: [] },
  ];
}

/** Not asked of the room that tells: it is what is tried here. */
function liesOpen({ zone, faceDown }: GameObject): boolean {
  return zone !== null && zone !== 'library' && zone !== 'hand' && !faceDown;
}

class Twin {
  /** The cards as they were when the game began, of each seat in the order of its deck. */
  readonly #dealt: readonly (readonly ObjectId[])[];
  readonly #shown = new Set<ObjectId>();
  readonly #touched = new Set<ObjectId>();
  /** Each library before its first shuffle is the deck itself. */
  readonly #shuffled = new Set<number>();

  constructor(commits: readonly Commit[]) {
    const origin = new Map<ObjectId, ObjectId>();
    const originOf = (id: ObjectId): ObjectId => origin.get(id) ?? id;
    let dealt: readonly (readonly ObjectId[])[] = [];
    let game: Game = NO_GAME;
    for (const event of commits.flatMap(eventsIn)) {
      if (event.type === 'ObjectMoved') {
        origin.set(event.newId, originOf(event.object));
        this.#touched.add(originOf(event.object));
      }
      if (event.type === 'CardRevealed') this.#shown.add(originOf(event.object));
      game = evolve(game, event);
      if (event.type === 'GameStarted') dealt = game.players.map(({ library }) => library);
      for (const object of game.objects) {
        if (object !== null && liesOpen(object)) this.#shown.add(originOf(object.id));
      }
    }
    this.#dealt = dealt;
  }

  eventsOf(commit: Commit): readonly GameEvent[] {
    return eventsIn(commit).map((event) => this.#eventOf(event));
  }

  #eventOf(event: GameEvent): GameEvent {
    switch (event.type) {
      case 'CommandReceived': {
        const { command, id } = event;
        const mine = { ...event, id: `twin of ${id}` };
        if (command.type === 'StartGame') {
          return { ...mine, command: { ...command, ...this.#opening(command) } };
        }
        if (command.type === 'DiscloseSecret') {
          return { ...mine, command: { ...command, secret: 'f0'.repeat(64) } };
        }
        return mine;
      }
      case 'GameStarted':
        return { ...event, ...this.#opening(event) };
      case 'SecretDisclosed':
        return { ...event, secret: 'f0'.repeat(64) };
      case 'StopsSet':
        return { ...event, stops: { own: [], other: ['upkeep'] } };
      case 'PriorityPassed':
        return { ...event, automatic: !event.automatic };
      case 'LibraryShuffled': {
        if (this.#shuffled.has(event.seat)) return event;
        this.#shuffled.add(event.seat);
        return { ...event, order: this.#otherOrder(event) };
      }
      default:
        return event;
    }
  }

  #opening({ decks }: Pick<Event<'GameStarted'>, 'decks'>) {
    const other = decks.map((deck, seat) =>
      deck.map((card, i) => (this.#shown.has(this.#dealt[seat]![i]!) ? card : ANOTHER_CARD)),
    ) as unknown as Event<'GameStarted'>['decks'];
    const stops = { own: ['upkeep'], other: ['untap'] };
    return {
      decks: other,
      serverSecret: seededSecret('twin', 'server'),
      stops: [stops, stops] as const,
    };
  }

  /** Cards that nobody has touched lie the other way round. */
  #otherOrder({ seat, order }: Event<'LibraryShuffled'>): number[] {
    const free = order.filter((from) => !this.#touched.has(this.#dealt[seat]![from]!));
    return order.map((from) => (free.includes(from) ? free.pop()! : from));
  }
}
