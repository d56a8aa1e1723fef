import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Client, MatchState, Position } from '@arbiter/client';
import { DEFAULT_ORDERS } from '../play/passing.ts';
import type { TableState } from '../state/state.ts';
import { MatchSession } from './match-session.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Ann, asked by this decision, may only pass: what resolves next is her own. */
function asked(number: number): Position {
  const player = { pool: [0, 0, 0, 0, 0, 0], graveyard: [], hand: [] };
  return {
    version: number,
    clock: null,
    view: {
      ...{ game: 'g', outcome: null, suspended: false, combat: null, permanents: [] },
      ...{ turn: { number: 4, active: 0 }, players: [player, player] },
      stack: [{ id: 9, controller: 0, kind: 'spell', targets: [] }],
    },
    options: { decision: { number, kind: 'priority' }, commands: [{ type: 'Pass' }], labels: {} },
  } as unknown as Position;
}

test('one’s own spell is passed also where it is seen on the stack before the server’s answer comes', async () => {
  let table: TableState | null = null;
  const sent: string[] = [];
  let show: (position: Position) => void = () => undefined;
  const match = {
    ...{ match: 'm', seat: 0, status: 'playing', sideboarding: null, commitments: [] },
    games: [{ game: 'g', number: 1, over: false }],
  } as unknown as MatchState;
  const client = {
    followMatch: (_: string, told: (match: MatchState) => void) => {
      setTimeout(() => {
        told(match);
      });
      return () => undefined;
    },
    follow: (id: string, _: null, told: { onPosition: typeof show }) => {
      show = told.onPosition;
      return { id, thought: 0, end: () => undefined };
    },
    socket: {
      command: (_: string, __: string, { type }: { readonly type: string }) => {
        sent.push(type);
        if (type === 'CastSpell') show(asked(2));
        return Promise.resolve({ outcome: { version: 2 } });
      },
    },
  } as unknown as Client;
  const session = new MatchSession(
    client,
    'm',
    {
      get: () => table,
      set: (change) => void (table = { ...table!, ...change }),
      begin: (begun) => void (table = begun),
      missing: () => undefined,
    },
    { get: () => DEFAULT_ORDERS, keep: () => undefined },
  );
  await jest.advanceTimersByTimeAsync(0);
  await session.send({ type: 'CastSpell', object: 9 });
  await jest.advanceTimersByTimeAsync(1_000);
  session.end();
  expect(sent[1]).toBe('Pass');
});
