import { describe, expect, it } from '@jest/globals';
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
    expect(queue.opens('ann', ANYONE, 't3')).toMatchObject({
      ...{ type: 'TicketRefused', again },
      why: 'you missed ready checks or left matches 2 times lately: invite somebody or play a bot meanwhile',
    });
    expect(queue.opens('ann', { kind: 'bot', bot: 'random' }, 't4')).toMatchObject({
      type: 'TicketOpened',
    });
    queue.now += 30_000;
    expect(queue.opens('ann', ANYONE, 't5')).toMatchObject({ type: 'TicketOpened' });
  });

  it('is warned again with the next ticket; a player who missed none is not', () => {
    const queue = found('ann', 'bob');
    queue.ready('bob');
    queue.after(LATER);
    expect(queue.opens('ann', ANYONE, 'again')).toHaveProperty('warning');
    expect(queue.opens('cid')).not.toHaveProperty('warning');
  });

  it('does not get around the wait with a ticket from before', () => {
    const queue = missedTwice();
    expect(queue.lobby.tickets.has('another')).toBe(true);
    expect(queue.round()).toEqual([]);
    expect(queue.after(30_000)).toMatchObject([{ type: 'ReadyCheckBegan' }]);
  });
});
