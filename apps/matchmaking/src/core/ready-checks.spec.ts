import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  READY_MS,
  type MatchmakingCommand,
  type MatchmakingEvent,
  type Opponent,
} from '@arbiter/protocol';
import { decide } from './decide.ts';
import { Lobby } from './lobby.ts';
import { nextPairs } from './pairing.ts';
import { dueInCheck } from './ready-checks.ts';
import { BOOKS, opens, take } from './table.behaviour-spec.ts';

const ANYONE: Opponent = { kind: 'anyone' };
/** Long after the time of a check is up. */
const LATER = READY_MS + 5_000;

/** A queue by itself, on its own clock. */
class Queue {
  readonly lobby = new Lobby();
  now = 1_000_000;
  attentive = 0;

  sends(command: MatchmakingCommand): MatchmakingEvent[] {
    const events = decide(this.lobby, BOOKS, command, this.now);
    take(this.lobby, events);
    return events;
  }

  opens(player: string, opponent = ANYONE, ticket = `t-${player}`): MatchmakingEvent | undefined {
    return this.sends(opens(player, opponent, { ticket }))[0];
  }

  ready(player: string, ticket = `t-${player}`): MatchmakingEvent[] {
    return this.sends({ type: 'ConfirmReady', id: 'r', ticket, player });
  }

  withdraws(player: string): MatchmakingEvent[] {
    return this.sends({ type: 'WithdrawTicket', id: 'w', ticket: `t-${player}`, player });
  }

  /** A round of pairing, and what is due. @returns what happened */
  round(): MatchmakingEvent[] {
    const happened = [...nextPairs(this.lobby, 'local', this.now)] as MatchmakingEvent[];
    take(this.lobby, happened);
    for (const check of this.lobby.checks.values()) {
      const due = dueInCheck(this.lobby, check, this.now, this.attentive);
      if (due === null) continue;
      this.lobby.take(due);
      happened.push(due);
    }
    return happened;
  }

  /** So many milliseconds later. */
  after(millis: number): MatchmakingEvent[] {
    this.now += millis;
    return this.round();
  }
}

/** A queue in which these were just found for each other. */
function found(...players: readonly string[]): Queue {
  const queue = new Queue();
  for (const player of players) queue.opens(player);
  queue.round();
  return queue;
}

describe('a ready check', () => {
  it('opens the match when both are ready, and not before', () => {
    const queue = found('ann', 'bob');
    expect(queue.ready('ann')).toMatchObject([{ type: 'SeatReady', seat: 0 }]);
    expect(queue.round()).toEqual([]);
    queue.ready('bob');
    expect(queue.round()).toMatchObject([{ type: 'MatchOpened', players: ['ann', 'bob'] }]);
  });

  it('lets no match count that comes before both are ready, or that is another', () => {
    const queue = found('ann', 'bob');
    queue.ready('ann');
    const ready = found('ann', 'bob');
    for (const player of ['ann', 'bob']) ready.ready(player);
    const [opened] = ready.round() as [Extract<MatchmakingEvent, { type: 'MatchOpened' }>];
    expect(queue.lobby.take(opened)).toBe(false);
    queue.ready('bob');
    expect(queue.lobby.take({ ...opened, match: 'another' })).toBe(false);
    expect(queue.lobby.take(opened)).toBe(true);
  });

  it('is answered by each for their own ticket, and once', () => {
    const queue = found('ann', 'bob');
    expect(queue.ready('eve', 't-ann')).toEqual([]);
    expect(queue.ready('bob', 't-ann')).toEqual([]);
    expect(queue.ready('ann')).toHaveLength(1);
    expect(queue.ready('ann')).toEqual([]);
  });

  it('keeps its tickets out of every other pair', () => {
    const queue = found('ann', 'bob');
    queue.opens('cid');
    expect(queue.after(10_000)).toEqual([]);
  });

  it('that fails sends away who did not answer, and the other keeps place and wait', () => {
    const queue = found('ann', 'bob');
    const since = queue.lobby.tickets.get('t-ann')!.at;
    queue.ready('ann');
    queue.opens('cid');
    expect(queue.after(LATER)).toMatchObject([
      { type: 'ReadyCheckFailed', reason: 'late', absent: [{ player: 'bob', misses: 1 }] },
    ]);
    expect([...queue.lobby.tickets.keys()]).toEqual(['t-ann', 't-cid']);
    expect(queue.lobby.tickets.get('t-ann')!.at).toBe(since);
    expect(queue.round()).toMatchObject([
      { type: 'ReadyCheckBegan', players: ['ann', 'cid'], pairing: { waited: [LATER, LATER] } },
    ]);
  });

  it('sends both away if neither answers', () => {
    const queue = found('ann', 'bob');
    expect(queue.after(LATER)).toMatchObject([{ absent: [{ player: 'ann' }, { player: 'bob' }] }]);
    expect(queue.lobby.tickets.size).toBe(0);
  });

  it('ends at once when somebody declines', () => {
    const queue = found('ann', 'bob');
    expect(queue.withdraws('bob')).toMatchObject([
      { type: 'ReadyCheckFailed', reason: 'declined', absent: [{ player: 'bob' }] },
    ]);
    expect([...queue.lobby.tickets.keys()]).toEqual(['t-ann']);
  });

  it('gives the whole time again to those whose answers were not read for a while', () => {
    const queue = found('ann', 'bob');
    queue.attentive = queue.now + READY_MS;
    expect(queue.after(LATER)).toEqual([]);
    expect(queue.after(READY_MS)).toMatchObject([{ type: 'ReadyCheckFailed' }]);
  });

  it('asks the person alone where a bot stands in: bots are ready', () => {
    const queue = new Queue();
    queue.opens('ann', { kind: 'anyone', standIn: { bot: 'random', after: 5_000 } });
    expect(queue.after(5_000)).toMatchObject([{ type: 'ReadyCheckBegan' }]);
    queue.ready('ann');
    expect(queue.round()).toMatchObject([{ type: 'MatchOpened', players: ['ann', 'bot:random'] }]);
  });

  it.each<[string, Opponent, Opponent]>([
    ['who asked for a bot', { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
    ['who named each other', { kind: 'player', player: 'bob' }, { kind: 'player', player: 'ann' }],
  ])('is none for those %s', (_, one, other) => {
    const queue = new Queue();
    queue.opens('ann', one);
    queue.opens('bob', other);
    expect(queue.round().every(({ type }) => type === 'MatchOpened')).toBe(true);
  });
});

describe('who misses ready checks', () => {
  /** How long `ann` has to wait after each of so many misses, this long apart, in milliseconds. */
  function waits(times: number, apart: number): number[] {
    const queue = new Queue();
    return Array.from({ length: times }, (_, i) => {
      queue.now += apart;
      queue.opens('ann', ANYONE, `ann-${i}`);
      queue.opens(`other-${i}`, ANYONE, `other-${i}`);
      queue.round();
      queue.ready(`other-${i}`, `other-${i}`);
      const [failed] = queue.after(LATER) as [
        Extract<MatchmakingEvent, { type: 'ReadyCheckFailed' }>,
      ];
      queue.sends({
        ...{ type: 'WithdrawTicket', id: 'w' },
        ...{ ticket: `other-${i}`, player: `other-${i}` },
      });
      const { until } = failed.absent[0]!;
      return until === null ? 0 : until - failed.at;
    });
  }

  it('is warned first, then waits longer each time', () => {
    expect(waits(6, 3_600_000)).toEqual([0, 30_000, 120_000, 600_000, 1_800_000, 1_800_000]);
  });

  it('is warned again after a day without', () => {
    expect(waits(3, 86_400_000)).toEqual([0, 0, 0]);
  });

  function missedTwice(): Queue {
    const queue = found('ann', 'bob');
    queue.after(LATER);
    queue.opens('ann', ANYONE, 'again');
    queue.opens('cid');
    queue.opens('ann', ANYONE, 'another');
    queue.round();
    queue.ready('cid');
    queue.after(LATER);
    return queue;
  }

  it('is told when they may ask for anyone again, and may play others meanwhile', () => {
    const queue = missedTwice();
    const again = queue.now + 30_000;
    expect(queue.opens('ann', ANYONE, 't3')).toMatchObject({ type: 'TicketRefused', again });
    expect(queue.opens('ann', { kind: 'bot', bot: 'random' }, 't4')).toMatchObject({
      type: 'TicketOpened',
    });
    queue.now += 30_000;
    expect(queue.opens('ann', ANYONE, 't5')).toMatchObject({ type: 'TicketOpened' });
  });

  it('does not get around the wait with a ticket from before', () => {
    const queue = missedTwice();
    expect(queue.lobby.tickets.has('another')).toBe(true);
    expect(queue.round()).toEqual([]);
    expect(queue.after(30_000)).toMatchObject([{ type: 'ReadyCheckBegan' }]);
  });
});

/** A record of matchmaking.events: it counts at the offset for which it was decided (decision 12). */
interface Written {
  readonly event: MatchmakingEvent;
  readonly expected: number;
}

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

  /** Decides, on what it has read; what comes of it is appended by `append`, whenever that is. */
  decides(command: MatchmakingCommand | null, now: number): void {
    const lobby = this.#lobby.copy();
    const made: MatchmakingEvent[] = [];
    const make = (events: readonly MatchmakingEvent[]): void => {
      for (const event of events) if (lobby.take(event)) made.push(event);
    };
    if (command !== null) make(decide(lobby, BOOKS, command, now));
    make(nextPairs(lobby, 'local', now));
    for (const check of [...lobby.checks.values()]) {
      const due = dueInCheck(lobby, check, now, this.#attentive);
      if (due !== null) make([due]);
    }
    this.#stalled = made.map((event, i) => ({ event, expected: this.#folded + i }));
  }

  append(): void {
    this.#log.push(...this.#stalled);
    this.#stalled = [];
  }
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
      if (asked.get(event.match)?.ready.size !== 2) faults.push('began without both');
      asked.delete(event.match);
      for (const ticket of event.tickets) {
        if (matched.has(ticket)) faults.push('a ticket in two matches');
        if (gone.has(ticket)) faults.push('a ticket that was gone');
        matched.add(ticket);
      }
    }
  }
  return faults;
}

type Answer = 'ConfirmReady' | 'WithdrawTicket';
type Step =
  | { readonly do: 'open'; readonly player: number; readonly standIn: boolean }
  | { readonly do: 'answer'; readonly type: Answer; readonly player: number }
  | { readonly do: 'again'; readonly which: number }
  | {
      readonly do: 'instance';
      readonly act: 'round' | 'append' | 'catchUp' | 'crash';
      readonly instance: number;
    }
  | { readonly do: 'wait'; readonly millis: number };

const PLAYERS = 4;
const player = fc.nat({ max: PLAYERS - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('open' as const), player, standIn: fc.boolean() }),
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
      do: fc.constant('instance' as const),
      act: fc.constantFrom('round', 'append', 'catchUp', 'round', 'append', 'catchUp', 'crash'),
      instance: fc.nat({ max: 1 }),
    }),
    weight: 5,
  },
  fc.record({ do: fc.constant('wait' as const), millis: fc.nat({ max: 12_000 }) }),
);

const STEPS = fc.array(step, { minLength: 20, maxLength: 60, size: 'max' });

describe('whatever crashes, comes twice or stalls', () => {
  /** What counts of a history in which two instances work side by side on the same commands. */
  function history(steps: readonly Step[]): MatchmakingEvent[] {
    const log: Written[] = [];
    let now = 1_000_000;
    const instances = [new Instance(log, now), new Instance(log, now)];
    const sent: MatchmakingCommand[] = [];
    /** Each command comes to an instance that has read what its sender saw; it may stall before it appends. */
    const send = (command: MatchmakingCommand, to = sent.length % 2): void => {
      sent.push(command);
      instances[to]!.catchUp();
      instances[to]!.decides(command, now);
      if (sent.length % 3 > 0) instances[to]!.append();
    };
    const newest = new Map<number, string>();
    const carryOut = (one: Step, i: number): void => {
      switch (one.do) {
        case 'open': {
          const ticket = `p${one.player}/${i}`;
          newest.set(one.player, ticket);
          const standIn = one.standIn ? { standIn: { bot: 'random', after: 5_000 } } : {};
          send(opens(`p${one.player}`, { kind: 'anyone', ...standIn }, { ticket }));
          return;
        }
        case 'answer': {
          const ticket = newest.get(one.player);
          if (ticket === undefined) return;
          send({ type: one.type, id: `c${i}`, ticket, player: playerOf(ticket) });
          return;
        }
        case 'again': {
          const command = sent[one.which % Math.max(1, sent.length)];
          if (command !== undefined) send(command);
          return;
        }
        case 'wait':
          now += one.millis;
          return;
        case 'instance':
          instances[one.instance]![one.act](now);
          return;
        default:
          one satisfies never;
      }
    };
    steps.forEach(carryOut);
    // In the end one works on by itself, until nothing is left to be asked.
    for (let round = 0; round < 3; round++) {
      instances[0]!.catchUp();
      instances[0]!.decides(null, (now += 2 * LATER));
      instances[0]!.append();
    }
    return log.filter(({ expected }, i) => expected === i).map(({ event }) => event);
  }

  test('no ticket is in two matches, and no match begins without both', () => {
    fc.assert(
      fc.property(STEPS, (steps) => {
        expect(faultsIn(history(steps))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('what counts fits what precedes it', () => {
    fc.assert(
      fc.property(STEPS, (steps) => {
        const lobby = new Lobby();
        expect(history(steps).filter((event) => !lobby.take(event))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('histories are long enough to go wrong: many a match begins, and many a check fails', () => {
    const seen = new Map<string, number>();
    for (const steps of fc.sample(STEPS, { numRuns: 200, seed: 1 })) {
      for (const { type } of history(steps)) seen.set(type, (seen.get(type) ?? 0) + 1);
    }
    expect(seen.get('MatchOpened')).toBeGreaterThan(50);
    expect(seen.get('ReadyCheckFailed')).toBeGreaterThan(100);
  });
});
