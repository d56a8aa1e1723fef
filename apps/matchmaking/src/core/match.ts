import type { Deck, MatchmakingEvent, Offer, TablePlace } from '@arbiter/protocol';

/** Of each seat, one. */
export type Pair<T> = readonly [T, T];

type Opened = Extract<MatchmakingEvent, { type: 'MatchOpened' }>;

/** A game of a match. */
export interface MatchGame {
  readonly game: string;
  readonly number: number;
  /** The command that starts it. */
  readonly start: Extract<MatchmakingEvent, { type: 'GameOpened' }>['start'];
  /** Its commits on game.events are not before this offset. */
  readonly from: number;
  /** Nor its milestones before this one of game.milestones; left out: a release that knew none has opened it. */
  readonly milestones?: number;
  readonly over: boolean;
  readonly winner: 0 | 1 | null;
  /** Why it ended as it did; left out: it goes on, or an earlier build has kept it. */
  readonly reason?: string;
  /** What was left on the clocks at its end. */
  readonly time: Pair<number> | null;
  readonly grace: Pair<number> | null;
  /** The ruling by which it counts for nobody. */
  readonly annulledBy?: { readonly dispute: string; readonly ruling: number };
}

/** A running match. */
export interface Match {
  readonly match: string;
  readonly players: Pair<string>;
  readonly offer: Offer;
  /** As they came with the tickets. */
  readonly registered: Pair<Deck>;
  /** As they are played now. */
  readonly decks: Pair<Deck>;
  readonly score: Pair<number>;
  readonly games: readonly MatchGame[];
  /** By number of the game. */
  readonly commitments: Readonly<Record<number, Pair<string | null>>>;
  readonly sideboarding: {
    readonly number: number;
    readonly until: number;
    readonly submitted: Pair<boolean>;
  } | null;
  readonly conceded: 0 | 1 | null;
  /** A ruling ends it without a result, and has it played on elsewhere. */
  readonly stopped?: true;
  /** The open disputes about its last game: what is hidden in it stays so for them. */
  readonly held?: readonly string[];
  /** What it plays again by a ruling. */
  readonly continues?: NonNullable<Extract<MatchmakingEvent, { type: 'MatchOpened' }>['continues']>;
  /** Which match of a tournament it is. */
  readonly table?: TablePlace;
  /** When what it waits for now began, in milliseconds. */
  readonly since: number;
}

/** Events about a match that are none of what happens in it. */
const BESIDE_IT = [
  'MatchOpened',
  'ResultCorrected',
  'GameRewound',
  'RevelationHeld',
  'RevelationReleased',
] as const;
export type OfMatch = Exclude<
  Extract<MatchmakingEvent, { match: string }>,
  { type: (typeof BESIDE_IT)[number] }
>;

/** Whether an event is something that happens in a match. */
export const isOfMatch = (event: MatchmakingEvent): event is OfMatch =>
  'match' in event && BESIDE_IT.every((type) => type !== event.type);

/** A match before its first game. */
export function openedMatch({ match, players, offer, decks, continues, table, at }: Opened): Match {
  return {
    ...{ match, players, offer, decks, registered: decks, since: at },
    ...{ score: continues?.score ?? [0, 0], games: [], commitments: {} },
    ...{ sideboarding: null, conceded: null },
    ...(continues && { continues }),
    ...(table && { table }),
  };
}

/** The match after an event; undefined if the event no longer fits. */
export function advance(match: Match, event: OfMatch): Match | 'over' | undefined {
  const running = runningGame(match);
  switch (event.type) {
    case 'SecretCommitted': {
      const seats = match.commitments[event.number] ?? [null, null];
      if (seats[event.seat] !== null || event.number <= match.games.length) return undefined;
      const changed = withSeat(seats, event.seat, event.commitment);
      return { ...match, commitments: { ...match.commitments, [event.number]: changed } };
    }
    case 'GameOpened': {
      if (running !== undefined || event.number !== match.games.length + 1) return undefined;
      const { game, number, start, from, milestones, at } = event;
      const opened: MatchGame = {
        ...{ game, number, start, from },
        ...(milestones !== undefined && { milestones }),
        ...{ over: false, winner: null, time: null, grace: null },
      };
      // What was reported of the game before can no longer be played again.
      const games = [...match.games, opened];
      return { ...match, games, sideboarding: null, held: [], since: at };
    }
    case 'GameScored': {
      if (running?.game !== event.game) return undefined;
      const { winner, reason, time, grace, score, at } = event;
      const games = match.games.map((one) =>
        one === running ? { ...one, over: true, winner, reason, time, grace } : one,
      );
      return { ...match, games, score, since: at };
    }
    case 'GameAnnulled': {
      const { game, dispute, ruling, score } = event;
      const place = match.games.findIndex((one) => one.game === game);
      if (place < 0 || match.games[place]?.annulledBy !== undefined) return undefined;
      const games = match.games.map((one) =>
        one.game === game ? { ...one, winner: null, annulledBy: { dispute, ruling } } : one,
      );
      return { ...match, games, score };
    }
    case 'SideboardingBegan': {
      if (running !== undefined || match.sideboarding !== null) return undefined;
      if (event.number !== match.games.length + 1) return undefined;
      const { number, until, at } = event;
      return { ...match, sideboarding: { number, until, submitted: [false, false] }, since: at };
    }
    case 'SideboardSubmitted': {
      if (match.sideboarding === null) return undefined;
      const submitted = withSeat(match.sideboarding.submitted, event.seat, true);
      return {
        ...match,
        decks: withSeat(match.decks, event.seat, event.deck),
        sideboarding: { ...match.sideboarding, submitted },
        since: event.at,
      };
    }
    case 'SideboardRefused':
      return match;
    case 'MatchConceded':
      return match.conceded === null ? { ...match, conceded: event.seat } : undefined;
    case 'MatchEnded':
      return 'over';
    default:
      return event satisfies never;
  }
}

/** The game that is being played; undefined between games. */
export function runningGame(match: Match): MatchGame | undefined {
  const last = match.games.at(-1);
  return last?.over === false ? last : undefined;
}

/** A pair with one seat's entry changed. */
export function withSeat<T>(pair: Pair<T>, seat: 0 | 1, value: T): Pair<T> {
  return seat === 0 ? [value, pair[1]] : [pair[0], value];
}
