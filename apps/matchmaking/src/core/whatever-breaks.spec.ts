import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  botOf,
  READY_MS,
  type MatchCommand,
  type MatchmakingCommand,
  type MatchmakingEvent,
  type Offer,
  type Rating,
} from '@arbiter/protocol';
import { decide } from './decide.ts';
import { dutyOf } from './duties.ts';
import { Lobby } from './lobby.ts';
import { runningGame, type Match } from './match.ts';
import { nextPairs } from './pairing.ts';
import { withRatings } from './rated.ts';
import { withLeavers } from './leavers.ts';
import { dueInCheck } from './ready-checks.ts';
import { lobbyOf, textOf } from './kept-lobby.ts';
import { BOOKS, CHANGED, DECK, opens } from './table.behaviour-spec.ts';
import { tournamentDue } from './tournaments/duties.ts';
import { withdrawnBySeat } from './waiting-tickets.ts';

/** Long after the time of a check is up. */
const LATER = READY_MS + 5_000;

/** A record of matchmaking.events: it counts at the offset for which it was decided (decision 12). */
interface Written {
  readonly event: MatchmakingEvent;
  readonly expected: number;
}

/** What an instance decides on: a command, or how the game of a match that is played has ended. */
type Cause =
  | { readonly command: MatchmakingCommand | MatchCommand }
  | { readonly match: string; readonly winner: 0 | 1 | null };

/**
 * An instance of matchmaking, as far as it can go wrong: it may be behind, stall before it appends, forget all, or what came since
 * its last snapshot.
 */
class Instance {
  #lobby = new Lobby();
  #folded = 0;
  #attentive: number;
  #stalled: readonly Written[] = [];
  readonly #log: Written[];
  /** The last snapshot: its entries, and up to where the log is in them. */
  #kept: { readonly entries: ReadonlyMap<string, string>; readonly folded: number };
  /** What a snapshot would hold now. */
  #entries = new Map<string, string>();

  constructor(log: Written[], now: number) {
    this.#log = log;
    this.#attentive = now;
    this.#kept = { entries: new Map(), folded: 0 };
  }

  crash(now: number): void {
    this.#kept = { entries: new Map(), folded: 0 };
    this.restart(now);
  }

  /** Dies, and starts again from its last snapshot. */
  restart(now: number): void {
    this.#lobby = lobbyOf(this.#kept.entries);
    this.#entries = new Map(this.#kept.entries);
    this.#folded = this.#kept.folded;
    this.#attentive = now;
    this.#stalled = [];
  }

  snapshot(): void {
    this.#kept = { entries: new Map(this.#entries), folded: this.#folded };
  }

  catchUp(): void {
    for (; this.#folded < this.#log.length; this.#folded++) {
      const { event, expected } = this.#log[this.#folded]!;
      if (expected === this.#folded) this.#lobby.take(event, (key) => this.#keep(key));
    }
  }

  #keep(key: string): void {
    const text = textOf(this.#lobby, key);
    if (text === null) this.#entries.delete(key);
    else this.#entries.set(key, text());
  }

  /** All that it knows. */
  get known(): readonly (readonly [string, unknown])[] {
    return knownBy(this.#lobby);
  }

  round(now: number): void {
    this.decides(null, now);
  }

  /** The ticket of a player that it knows to be asked. */
  askedOf(player: string): string | undefined {
    const checks = [...this.#lobby.checks.values()];
    return checks.flatMap(({ tickets }) => tickets).find((one) => playerOf(one) === player);
  }

  /** The matches that it knows to go on. */
  get matches(): readonly Match[] {
    return [...this.#lobby.matches.values()];
  }

  /** Decides, on what it has read; what comes of it is appended by `append`, whenever that is. */
  decides(cause: Cause | null, now: number): void {
    const lobby = this.#lobby.copy();
    const made: MatchmakingEvent[] = [];
    const make = (events: readonly MatchmakingEvent[]): void => {
      for (const event of events) {
        if (!lobby.take(event)) continue;
        made.push(event);
        make(withdrawnBySeat(lobby, event));
      }
    };
    if (cause !== null) {
      make(
        'command' in cause ? decide(lobby, BOOKS, cause.command, now) : endOf(lobby, cause, now),
      );
    }
    make(nextPairs(lobby, 'local', now));
    for (const check of [...lobby.checks.values()]) {
      const due = dueInCheck(lobby, check, now, this.#attentive);
      if (due !== null) make([due]);
    }
    for (let before = -1; before < made.length;) {
      before = made.length;
      for (const one of [...lobby.tournaments.values()]) make(tournamentDue(one, now));
      for (const match of [...lobby.matches.values()]) {
        const duty = dutyOf(match, now, this.#attentive);
        // The player who gives up the match loses the game that is played.
        const given = duty?.type === 'concedeGame' ? runningGame(match) : undefined;
        if (duty?.type === 'append')
          make([withLeavers(lobby, match, withRatings(lobby, match, duty.event))]);
        else if (duty?.type === 'openGame') make([opened(match, duty.number, now)]);
        if (given !== undefined) {
          make(endOf(lobby, { match: match.match, winner: match.conceded === 0 ? 1 : 0 }, now));
        }
      }
    }
    this.#stalled = made.map((event, i) => ({ event, expected: this.#folded + i }));
  }

  append(): void {
    this.#log.push(...this.#stalled);
    this.#stalled = [];
  }
}

const knownBy = (lobby: Lobby): readonly (readonly [string, unknown])[] =>
  [...lobby.entries()].sort(([one], [other]) => (one < other ? -1 : 1));

const opened = ({ match }: Match, number: number, at: number): MatchmakingEvent => ({
  ...{ type: 'GameOpened', match, game: `${match}/${number}`, number, at },
  ...{ start: { type: 'OpenGame' }, from: 0 },
});

/** The end of the game of a match that is played, if one is. */
function endOf(
  lobby: Lobby,
  { match, winner }: Extract<Cause, { match: string }>,
  at: number,
): MatchmakingEvent[] {
  const held = lobby.matches.get(match);
  const running = held && runningGame(held);
  if (running === undefined) return [];
  const about = { match, game: running.game, at };
  const score = held!.score.map((won, seat) => won + Number(winner === seat)) as [number, number];
  return [
    {
      ...{ type: 'GameScored', ...about, winner, reason: 'life', score },
      ...{ time: [0, 0], grace: [0, 0] },
    },
  ];
}

const playerOf = (ticket: string): string => ticket.split('/')[0]!;

/** Judges a history by itself, without the lobby: what must hold whatever breaks. */
function faultsIn(events: readonly MatchmakingEvent[]): string[] {
  const faults: string[] = [];
  const matched = new Set<string>();
  const asked = new Map<string, { tickets: readonly string[]; ready: Set<string> }>();
  const gone = new Set<string>();
  for (const event of events) {
    if (event.type === 'ReadyCheckBegan') {
      for (const { tickets } of asked.values()) {
        if (tickets.some((one) => event.tickets.includes(one)))
          faults.push('asked twice at a time');
      }
      if (event.tickets.some((one) => gone.has(one))) faults.push('asked after it was gone');
      const elsewhere = [...asked.values()].flatMap(({ tickets }) => tickets.map(playerOf));
      if (event.tickets.some((one) => elsewhere.includes(playerOf(one)))) {
        faults.push('asked about two pairs at a time');
      }
      const bots = event.tickets.filter((one) => one.endsWith('/bot'));
      asked.set(event.check, { tickets: event.tickets, ready: new Set(bots) });
    } else if (event.type === 'SeatReady') {
      asked.get(event.check)?.ready.add(event.tickets[event.seat]);
    } else if (event.type === 'ReadyCheckFailed') {
      const check = asked.get(event.check);
      asked.delete(event.check);
      for (const { seat } of event.absent) {
        const ticket = event.tickets[seat];
        gone.add(ticket);
        if (ticket.endsWith('/bot')) faults.push('a bot was not ready');
        if (event.reason === 'late' && check?.ready.has(ticket))
          faults.push('was ready, and sent away');
      }
    } else if (event.type === 'TicketWithdrawn') gone.add(event.ticket);
    else if (event.type === 'MatchOpened') {
      if (event.table === undefined && asked.get(event.match)?.ready.size !== 2) {
        faults.push('began without both');
      }
      asked.delete(event.match);
      for (const ticket of event.tickets) {
        if (matched.has(ticket)) faults.push('a ticket in two matches');
        if (gone.has(ticket)) faults.push('a ticket that was gone');
        matched.add(ticket);
      }
    }
  }
  return [
    ...faults,
    ...faultsOfPlay(events),
    ...faultsOfGames(events),
    ...faultsOfTournaments(events),
  ];
}

type Opened = Extract<MatchmakingEvent, { type: 'MatchOpened' }>;

/** Each match ends once, and each rating goes on from what it was. */
function faultsOfPlay(events: readonly MatchmakingEvent[]): string[] {
  const faults: string[] = [];
  const playing = new Map<string, Opened>();
  const ratings = new Map<string, Rating>();
  for (const event of events) {
    if (event.type === 'MatchOpened') playing.set(event.match, event);
    if (event.type !== 'MatchEnded') continue;
    const match = playing.get(event.match);
    if (match === undefined) faults.push('ended twice, or without a beginning');
    playing.delete(event.match);
    event.ratings?.forEach(({ before, after }, seat) => {
      const player = match?.players[seat] ?? '';
      const known = ratings.get(player)?.matches ?? 0;
      if (before.matches !== known || after.matches !== known + 1) {
        faults.push('a rating that does not go on from the last one');
      }
      ratings.set(player, after);
    });
  }
  return faults;
}

/** Games of a match follow each other, sideboarding between them, each ends once, and none begins once the match is won. */
function faultsOfGames(events: readonly MatchmakingEvent[]): string[] {
  const faults: string[] = [];
  const matches = new Map<
    string,
    {
      bestOf: number;
      bots: readonly number[];
      games: number;
      playing: boolean;
      submitted: Set<number>;
      until: number;
      wins: [number, number];
    }
  >();
  for (const event of events) {
    if (event.type === 'MatchOpened') {
      matches.set(event.match, {
        ...{ bestOf: event.offer.bestOf, games: 0, playing: false, until: -1, wins: [0, 0] },
        bots: event.players.flatMap((one, seat) => (botOf(one) === undefined ? [] : [seat])),
        submitted: new Set(),
      });
    }
    const match = 'match' in event ? matches.get(event.match) : undefined;
    if (match === undefined) continue;
    if (event.type === 'SideboardingBegan') {
      if (match.playing || event.number !== match.games + 1) faults.push('sideboarding in a game');
      if (match.until !== -1) faults.push('sideboarding twice');
      // Bots keep their decks.
      [match.submitted, match.until] = [new Set(match.bots), event.until];
    } else if (event.type === 'SideboardSubmitted') {
      if (match.until === -1) faults.push('a deck changed in a game');
      match.submitted.add(event.seat);
    } else if (event.type === 'GameOpened') {
      if (match.playing || event.number !== match.games + 1) faults.push('a game out of turn');
      if (match.games > 0 && match.submitted.size < 2 && event.at < match.until) {
        faults.push('a game before the decks were ready');
      }
      if (Math.max(...match.wins) > match.bestOf / 2) faults.push('a game after the match was won');
      [match.playing, match.games, match.until] = [true, event.number, -1];
    } else if (event.type === 'GameScored') {
      if (!match.playing) faults.push('a game ended twice');
      match.playing = false;
      if (event.winner !== null) match.wins[event.winner] += 1;
      if (event.score.some((won, seat) => won !== match.wins[seat])) faults.push('a wrong score');
    } else if (event.type === 'MatchEnded' && event.reason === 'games') {
      if (match.playing) faults.push('over in the middle of a game');
      const isWon = Math.max(...match.wins) > match.bestOf / 2;
      if (!isWon && match.games < 2 * match.bestOf - 1) faults.push('over before it was won');
    }
  }
  return faults;
}

/** No round is paired twice, and nobody in a tournament is at two tables. */
function faultsOfTournaments(events: readonly MatchmakingEvent[]): string[] {
  const faults: string[] = [];
  const rounds = new Map<string, number>();
  const entrants = new Map<string, Set<string>>();
  const running = new Set<string>();
  const playing = new Map<string, Opened>();
  for (const event of events) {
    if (event.type === 'EntrantJoined') {
      const in_ = entrants.get(event.tournament) ?? new Set();
      entrants.set(event.tournament, in_.add(event.player));
    } else if (event.type === 'TournamentBegan') running.add(event.tournament);
    else if (event.type === 'TournamentEnded') running.delete(event.tournament);
    else if (event.type === 'RoundPaired') {
      if (event.round !== (rounds.get(event.tournament) ?? 0) + 1) faults.push('a round twice');
      rounds.set(event.tournament, event.round);
      const seated = event.tables.flatMap((table) => table.entrants.filter((one) => one !== null));
      if (new Set(seated).size !== seated.length) faults.push('at two tables of a round');
    } else if (event.type === 'MatchOpened') {
      const people = event.players.filter((one) => botOf(one) === undefined);
      const busy = [...playing.values()].flatMap(({ players }) => players);
      if (event.table !== undefined) {
        if (people.some((one) => busy.includes(one))) faults.push('at a table, and elsewhere');
        const known = entrants.get(event.table.tournament);
        if (people.some((one) => !known?.has(one))) faults.push('at a table, and in no tournament');
        if (!running.has(event.table.tournament)) faults.push('a table of no tournament');
      }
      playing.set(event.match, event);
    } else if (event.type === 'MatchEnded') playing.delete(event.match);
  }
  return faults;
}

type Answer = 'ConfirmReady' | 'WithdrawTicket';
type OfTournament = 'JoinTournament' | 'LeaveTournament' | 'BeginTournament' | 'EndTournament';
type Step =
  | { readonly do: 'open'; readonly player: number; readonly standIn: boolean }
  | { readonly do: 'answer'; readonly type: Answer; readonly player: number }
  | { readonly do: 'again'; readonly which: number }
  | { readonly do: 'sitDown'; readonly which: number; readonly seat: 0 | 1 }
  | { readonly do: 'result'; readonly which: number; readonly winner: 0 | 1 | null }
  | { readonly do: 'tournament'; readonly kind: 'swiss' | 'elimination' }
  | { readonly do: 'entrant'; readonly type: OfTournament; readonly player: number }
  | {
      readonly do: 'instance';
      readonly act: 'round' | 'append' | 'catchUp' | 'snapshot' | 'restart' | 'crash';
      readonly instance: number;
    }
  | { readonly do: 'wait'; readonly millis: number };

const PLAYERS = 5;
const player = fc.nat({ max: PLAYERS - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.record({ do: fc.constant('open' as const), player, standIn: fc.boolean() }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      type: fc.constantFrom<Answer[]>(...Array<Answer>(9).fill('ConfirmReady'), 'WithdrawTicket'),
      player,
    }),
    weight: 9,
  },
  fc.record({ do: fc.constant('again' as const), which: fc.nat({ max: 99 }) }),
  {
    arbitrary: fc.record({
      do: fc.constant('result' as const),
      which: fc.nat({ max: 9 }),
      winner: fc.constantFrom(0, 1, 0, 1, null),
    }),
    weight: 10,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('sitDown' as const),
      which: fc.nat({ max: 9 }),
      seat: fc.constantFrom(0, 1),
    }),
    weight: 5,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('entrant' as const),
      type: fc.constantFrom<OfTournament[]>(
        ...Array<OfTournament>(8).fill('JoinTournament'),
        ...Array<OfTournament>(6).fill('BeginTournament'),
        ...(['LeaveTournament', 'EndTournament'] as const),
      ),
      player,
    }),
    weight: 9,
  },
  fc.record({
    do: fc.constant('tournament' as const),
    kind: fc.constantFrom('swiss', 'elimination'),
  }),
  {
    arbitrary: fc.record({
      do: fc.constant('instance' as const),
      act: fc.constantFrom(
        ...(['round', 'append', 'catchUp', 'round', 'append', 'catchUp'] as const),
        ...(['snapshot', 'restart', 'crash'] as const),
      ),
      instance: fc.nat({ max: 1 }),
    }),
    weight: 6,
  },
  fc.record({ do: fc.constant('wait' as const), millis: fc.nat({ max: 12_000 }) }),
);

const STEPS = fc.array(step, { minLength: 60, maxLength: 160, size: 'max' });

const OFFER = { edition: '6ED', format: 'freeform', bestOf: 3, rated: true } as const;
/** Of two who meet, whoever came first would have one game or three first. */
const OFFERS: readonly Offer[] = [OFFER, { ...OFFER, bestOf: 1 }];
/** Promises for the first games; for the later ones they are made as players sit down. */
const COMMITMENTS = ['0', '1'].map((digit) => digit.repeat(64));

describe('whatever crashes, comes twice or stalls', () => {
  /** What counts of a history in which two instances work side by side on the same commands. */
  function history(
    steps: readonly Step[],
    inTheEnd: (instances: readonly Instance[]) => void = () => undefined,
  ): MatchmakingEvent[] {
    const log: Written[] = [];
    let now = 1_000_000;
    const instances = [new Instance(log, now), new Instance(log, now)] as const;
    const sent: Cause[] = [];
    /** Each cause comes to an instance that has read what its sender saw; it may stall before it appends. */
    const send = (cause: Cause): void => {
      const to = instances[sent.length % 2 === 0 ? 0 : 1];
      sent.push(cause);
      to.catchUp();
      to.decides(cause, now);
      if (sent.length % 3 > 0) to.append();
    };
    const newest = new Map<number, string>();
    const matchAt = (which: number): Match | undefined => {
      instances[0].catchUp();
      return instances[0].matches[which % Math.max(1, instances[0].matches.length)];
    };
    const carryOut = (one: Step, i: number): void => {
      switch (one.do) {
        case 'open': {
          const ticket = `p${one.player}/${i}`;
          newest.set(one.player, ticket);
          const standIn = one.standIn ? { standIn: { bot: 'random', after: 5_000 } } : {};
          const opponent = { kind: 'anyone', ...standIn } as const;
          send({
            command: opens(`p${one.player}`, opponent, {
              ticket,
              offers: one.player % 2 === 0 ? [...OFFERS] : OFFERS.toReversed(),
              commitments: COMMITMENTS,
            }),
          });
          return;
        }
        case 'answer': {
          const ticket = instances[0].askedOf(`p${one.player}`) ?? newest.get(one.player);
          if (ticket === undefined) return;
          send({ command: { type: one.type, id: `c${i}`, ticket, player: playerOf(ticket) } });
          return;
        }
        case 'again': {
          const cause = sent[one.which % Math.max(1, sent.length)];
          if (cause !== undefined) send(cause);
          return;
        }
        case 'sitDown': {
          const match = matchAt(one.which);
          const player = match?.players[one.seat];
          if (match === undefined || player === undefined) return;
          const about = { id: `c${i}`, match: match.match, player, game: match.games.length + 1 };
          if (match.sideboarding !== null) {
            const deck = match.decks[one.seat] === DECK ? CHANGED : DECK;
            send({ command: { type: 'SubmitSideboard', ...about, deck } });
          }
          send({
            command: { type: 'CommitSecret', ...about, commitment: `${i}`.padStart(64, '0') },
          });
          return;
        }
        case 'result': {
          const match = matchAt(one.which);
          if (match !== undefined) send({ match: match.match, winner: one.winner });
          return;
        }
        case 'tournament': {
          const about = { id: `c${i}`, tournament: `t/${i}`, player: 'organiser', name: 'Test' };
          send({
            command: { type: 'OpenTournament', ...about, kind: one.kind, offer: OFFER, places: 8 },
          });
          return;
        }
        case 'entrant': {
          const { type } = one;
          const who =
            type === 'BeginTournament' || type === 'EndTournament' ? 'organiser' : `p${one.player}`;
          const about = { id: `c${i}`, tournament: openedLast(log), player: who };
          send({
            command:
              type === 'JoinTournament' ? { type, ...about, deck: DECK } : { type, ...about },
          });
          return;
        }
        case 'wait':
          now += one.millis;
          return;
        case 'instance':
          instances[one.instance === 0 ? 0 : 1][one.act](now);
          return;
        default:
          one satisfies never;
      }
    };
    steps.forEach(carryOut);
    // In the end one works on by itself, until nothing is left to be asked.
    for (let round = 0; round < 3; round++) {
      instances[0].catchUp();
      instances[0].decides(null, (now += 2 * LATER));
      instances[0].append();
    }
    for (const one of instances) one.catchUp();
    inTheEnd(instances);
    return countedIn(log);
  }

  test('no ticket is in two matches, none begins without both, no rating counts twice, no round is paired twice', () => {
    fc.assert(
      fc.property(STEPS, (steps) => {
        expect(faultsIn(history(steps))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('what counts fits what precedes it', () => {
    fc.assert(
      fc.property(STEPS, (steps) => {
        const lobby = new Lobby();
        expect(history(steps).filter((event) => !lobby.take(event))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('an instance that died knows what one that read all events does, from a snapshot too', () => {
    fc.assert(
      fc.property(STEPS, (steps) => {
        const known: unknown[] = [];
        const events = history(steps, (instances) => {
          for (const one of instances) known.push(one.known);
        });
        const lobby = new Lobby();
        for (const event of events) lobby.take(event);
        const all = knownBy(lobby);
        expect(known).toEqual([all, all]);
      }),
      { numRuns: 100 },
    );
  });

  test('histories are long enough to go wrong: matches begin and are rated, decks change, checks fail, rounds are paired', () => {
    const seen = new Map<string, number>();
    const count = (what: string): Map<string, number> => seen.set(what, (seen.get(what) ?? 0) + 1);
    for (const steps of fc.sample(STEPS, { numRuns: 500, seed: 1 })) {
      for (const event of history(steps)) {
        count(event.type);
        if (event.type === 'MatchEnded' && event.ratings !== undefined) count('rated');
        if (event.type === 'MatchEnded' && event.reason === 'games') count('won in games');
        if (event.type === 'MatchOpened' && event.table !== undefined) count('at a table');
      }
    }
    expect(seen.get('MatchOpened')).toBeGreaterThan(100);
    expect(seen.get('ReadyCheckFailed')).toBeGreaterThan(100);
    expect(seen.get('rated')).toBeGreaterThan(50);
    expect(seen.get('SideboardSubmitted')).toBeGreaterThan(50);
    expect(seen.get('won in games')).toBeGreaterThan(30);
    expect(seen.get('RoundPaired')).toBeGreaterThan(20);
    expect(seen.get('at a table')).toBeGreaterThan(40);
  });
});

/** Those records that count, in their order. */
const countedIn = (log: readonly Written[]): MatchmakingEvent[] =>
  log.filter(({ expected }, i) => expected === i).map(({ event }) => event);

/** The tournament that was opened last; none before there was one. */
const openedLast = (log: readonly Written[]): string =>
  countedIn(log).findLast((event) => event.type === 'TournamentOpened')?.tournament ?? 'none';
