import { describe, expect, jest, test } from '@jest/globals';
import type { Client } from '@arbiter/client';
import type { LogLine } from '../state/log.ts';
import type { ReplayState } from '../state/state.ts';
import { didThen } from './legal.tsx';
import { lifeAt } from './life.tsx';
import { ReplaySession } from './replay-session.ts';
import type { Read } from '../session/reader.ts';
import { parseWhere } from './where.ts';

/** Ten lines of a game: two turns, each event in a commit of its own. */
const LINES = [...Array(10).keys()].map((number) => ({
  number,
  version: number + 1,
  type: number === 9 ? 'GameEnded' : number % 5 === 0 ? 'TurnBegan' : 'CardDrawn',
  rule: '6ED 1',
  text: `line ${number}`,
}));

/** What was ruled about it, as far as a session wants to know. */
const RULINGS = [{ dispute: 'd-1', event: 3 }];

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** A session over those lines. */
async function stepping(where: string) {
  let state: ReplayState | null = null;
  const asked: string[] = [];
  const read = ((path: string) => {
    asked.push(path);
    if (path.includes('/timeline'))
      return Promise.resolve({ lines: LINES, next: null, rulings: RULINGS });
    if (path.endsWith('/life')) return Promise.resolve({ points: [] });
    const view = { decision: null, outcome: null };
    return Promise.resolve({ view, options: null, version: 1, clock: null });
  }) as unknown as Read;
  const here = jest.fn();
  const copy = jest.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  const session = new ReplaySession(
    { game: () => Promise.resolve({ status: 'over' }) } as unknown as Client,
    {
      read,
      here,
      copy,
      address: () => 'https://arbiter.example/#/replay/g/3',
      why: () => undefined,
      store: {
        get: () => state,
        set: (change) => {
          state = state && { ...state, ...change };
        },
        begin: (replay) => {
          state = replay;
        },
      },
    },
    'g',
    where,
  );
  await settled();
  return { session, asked, here, copy, now: () => state! };
}

describe('stepping through a game', () => {
  test('an address names an event, a part of the game, or nothing', () => {
    expect(parseWhere('')).toEqual({ event: null, clip: null });
    expect(parseWhere('41')).toEqual({ event: 41, clip: null });
    expect(parseWhere('9-4')).toEqual({ event: null, clip: [4, 9] });
    expect(parseWhere('match')).toEqual({ event: null, clip: null });
  });

  test('it knows what was ruled about the game', async () => {
    const { now, session } = await stepping('');
    expect(now().rulings).toEqual(RULINGS);
    session.end();
  });

  test('a clip has its own lines only, plays them, and keeps its address', async () => {
    const { now, session, here } = await stepping('3-6');
    expect(now().lines.map(({ number }) => number)).toEqual([3, 4, 5, 6]);
    expect(now().playing).toBe(true);
    await session.goTo(Infinity);
    expect(now().at).toBe(3);
    expect(here).not.toHaveBeenCalled();
    session.end();
  });

  test('a link to a clip goes from where it was begun to where one is, whichever is earlier', async () => {
    const { session, copy, now } = await stepping('7');
    session.onKey('[');
    expect(now().begins).toBe(7);
    await session.goTo(2);
    session.onKey(']');
    await settled();
    expect(copy).toHaveBeenCalledWith('https://arbiter.example/#/replay/g/2-7');
    expect(now().begins).toBeNull();
    session.end();
  });

  test('what was legal is asked at each line while somebody wants to know, once', async () => {
    const { session, asked, now } = await stepping('3');
    const options = (): string[] => asked.filter((path) => path.includes('/states/'));
    expect(options()).toEqual([]);
    session.onKey('l');
    await settled();
    expect(now().legal).toMatchObject({ seat: null });
    await session.goTo(4);
    await session.goTo(3);
    await settled();
    expect(options()).toEqual(['/v1/games/g/states/4', '/v1/games/g/states/5']);
    session.onKey('l');
    expect(now().legal).toBeNull();
    session.end();
  });

  test('played on from the last line it begins again', async () => {
    const { session, now } = await stepping('9');
    expect(now().at).toBe(9);
    session.onKey(' ');
    await settled();
    expect([now().at, now().playing]).toEqual([0, true]);
    session.end();
  });

  test('a key that is for nothing is left to the browser', async () => {
    const { session } = await stepping('');
    expect(session.onKey('x')).toBe(false);
    expect(session.onKey('toString')).toBe(false);
    session.end();
  });
});

describe('beside the lines', () => {
  test('each has the life totals of the last commit that changed them', () => {
    const points = [
      { version: 1, life: [20, 20] },
      { version: 4, life: [17, 20] },
    ];
    const lives = lifeAt([{ version: 2 }, { version: 4 }, { version: 9 }], points);
    expect(lives).toEqual([
      [20, 20],
      [17, 20],
      [17, 20],
    ]);
  });

  test('what came of the next command is what is worth reading of it, or else a pass', () => {
    const line = (version: number, type: string): LogLine => ({
      ...{ key: `${version} ${type}`, version, type, text: type, rule: '' },
    });
    const every = [
      ...[line(1, 'TurnBegan'), line(2, 'CommandReceived'), line(2, 'SpellCast')],
      ...[line(3, 'CommandReceived'), line(3, 'PriorityPassed')],
    ];
    expect(didThen(every, 1)?.type).toBe('SpellCast');
    expect(didThen(every, 2)?.type).toBe('PriorityPassed');
    expect(didThen(every, 3)).toBeUndefined();
  });
});
