import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  botOf,
  READY_MS,
  type MatchmakingCommand,
  type MatchmakingEvent,
  type Rating,
} from '@arbiter/protocol';
import { decide } from './decide.ts';
import { dutyOf } from './duties.ts';
import { Lobby } from './lobby.ts';
import { runningGame } from './match.ts';
import { nextPairs } from './pairing.ts';
import { withRatings } from './rated.ts';
import { withLeavers } from './leavers.ts';
import { dueInCheck } from './ready-checks.ts';
import { BOOKS, DECK, opens } from './table.behaviour-spec.ts';
import { tournamentDue } from './tournaments/duties.ts';
import { withdrawnBySeat } from './waiting-tickets.ts';

/** Long after the time of a check is up. */
const LATER = READY_MS + 5_000;

/** A record of matchmaking.events: it counts at the offset for which it was decided (decision 12). */
interface Written {
  readonly event: MatchmakingEvent;
  readonly expected: number;
}

/** What an instance decides on: a command, or how a game of a match has ended. */
type Cause =
  | { readonly command: MatchmakingCommand }
  | { readonly match: string; readonly winner: 0 | 1 | null };

/** An instance of matchmaking, as far as it can go wrong: it may be behind, stall before it appends, or forget all. */
class Instance {
  #lobby = new Lobby();
  #folded = 0;
  #attentive: number;
  #stalled: readonly Written[] = [];
  readonly #log: Written[];

  constructor(log: Written[], now: number) {
    this.#log = log;
    this.#attentive = now;
  }

  crash(now: number): void {
    this.#lobby = new Lobby();
    this.#folded = 0;
    this.#attentive = now;
    this.#stalled = [];
  }

  catchUp(): void {
    for (; this.#folded < this.#log.length; this.#folded++) {
      const { event, expected } = this.#log[this.#folded]!;
      if (expected === this.#folded) this.#lobby.take(event);
    }
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
  get matches(): readonly string[] {
    return [...this.#lobby.matches.keys()];
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
      make('command' in cause ? decide(lobby, BOOKS, cause.command, now) : endOf(cause, now));
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
        if (given !== undefined) {
          make(endOf({ match: match.match, winner: match.conceded === 0 ? 1 : 0 }, now));
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

/** The only game of a match, from its beginning to its end. */
function endOf(
  { match, winner }: Extract<Cause, { match: string }>,
  at: number,
): MatchmakingEvent[] {
  const about = { match, game: `${match}/1`, at };
  const score: [number, number] = [Number(winner === 0), Number(winner === 1)];
  return [
    { type: 'GameOpened', ...about, number: 1, start: { type: 'OpenGame' }, from: 0 },
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
  return [...faults, ...faultsOfPlay(events), ...faultsOfTournaments(events)];
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
  | { readonly do: 'result'; readonly which: number; readonly winner: 0 | 1 | null }
  | { readonly do: 'tournament'; readonly kind: 'swiss' | 'elimination' }
  | { readonly do: 'entrant'; readonly type: OfTournament; readonly player: number }
  | {
      readonly do: 'instance';
      readonly act: 'round' | 'append' | 'catchUp' | 'crash';
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
    weight: 8,
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
      act: fc.constantFrom('round', 'append', 'catchUp', 'round', 'append', 'catchUp', 'crash'),
      instance: fc.nat({ max: 1 }),
    }),
    weight: 6,
  },
  fc.record({ do: fc.constant('wait' as const), millis: fc.nat({ max: 12_000 }) }),
);

const STEPS = fc.array(step, { minLength: 40, maxLength: 120, size: 'max' });

const OFFER = { edition: '6ED', format: 'freeform', bestOf: 1, rated: true } as const;

describe('whatever crashes, comes twice or stalls', () => {
  /** What counts of a history in which two instances work side by side on the same commands. */
  function history(steps: readonly Step[]): MatchmakingEvent[] {
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
    const carryOut = (one: Step, i: number): void => {
      switch (one.do) {
        case 'open': {
          const ticket = `p${one.player}/${i}`;
          newest.set(one.player, ticket);
          const standIn = one.standIn ? { standIn: { bot: 'random', after: 5_000 } } : {};
          const opponent = { kind: 'anyone', ...standIn } as const;
          send({ command: opens(`p${one.player}`, opponent, { ticket, offers: [OFFER] }) });
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
        case 'result': {
          instances[0].catchUp();
          const match = instances[0].matches[one.which % Math.max(1, instances[0].matches.length)];
          if (match !== undefined) send({ match, winner: one.winner });
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

  test('histories are long enough to go wrong: matches begin and are rated, checks fail, rounds are paired', () => {
    const seen = new Map<string, number>();
    const count = (what: string): Map<string, number> => seen.set(what, (seen.get(what) ?? 0) + 1);
    for (const steps of fc.sample(STEPS, { numRuns: 200, seed: 1 })) {
      for (const event of history(steps)) {
        count(event.type);
        if (event.type === 'MatchEnded' && event.ratings !== undefined) count('rated');
        if (event.type === 'MatchOpened' && event.table !== undefined) count('at a table');
      }
    }
    expect(seen.get('MatchOpened')).toBeGreaterThan(100);
    expect(seen.get('ReadyCheckFailed')).toBeGreaterThan(100);
    expect(seen.get('rated')).toBeGreaterThan(50);
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
