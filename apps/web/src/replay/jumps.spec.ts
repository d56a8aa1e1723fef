import { describe, expect, test } from '@jest/globals';
import type { Client } from '@arbiter/client';
import type { Why } from '../play/why.ts';
import type { ReplayState } from '../state/state.ts';
import { ReplaySession } from './replay-session.ts';

const TYPES = [
  ...['TurnBegan', 'StepBegan', 'SpellCast', 'PriorityPassed', 'DamageDealt', 'DamageDealt'],
  ...['TurnBegan', 'CommandRefused', 'PriorityPassed', 'SpellCast', 'GameEnded'],
];
const LINES = TYPES.map((type, number) => ({
  ...{ number, version: number, type, rule: '', text: `${type} ${number}` },
}));

/** Where each event has the card 7 in it. */
const OF_THE_CARD = [2, 5, 8];

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

async function opened() {
  let state: ReplayState | null = null;
  const asked: string[] = [];
  const whys: Why[] = [];
  const read = <T>(path: string): Promise<T> => {
    asked.push(path);
    const object = new URL(path, 'http://x').searchParams.get('object');
    const story = { steps: [{ by: 'printed', source: null, text: '', power: 2, toughness: 2 }] };
    const lines = object === null ? LINES : LINES.filter((_, i) => OF_THE_CARD.includes(i));
    const card = { id: 7, name: 'Grizzly Bears' };
    const view = {
      ...{ number: asked.length, permanents: [card], stack: [] },
      players: [1, 2].map(() => ({ hand: [], graveyard: [], exile: [] })),
    };
    const answer = path.includes('timeline')
      ? { lines, next: null }
      : path.includes('story')
        ? story
        : { view };
    return Promise.resolve(answer as T);
  };
  const store = {
    get: () => state,
    set: (change: Partial<ReplayState>) => {
      state = state && { ...state, ...change };
    },
    begin: (replay: ReplayState) => {
      state = replay;
    },
  };
  const client = { game: () => Promise.resolve({ match: 'm' }) } as unknown as Client;
  const window = {
    ...{ read, store, here: () => undefined, copy: () => Promise.resolve(), address: () => '' },
    why: (why: Why) => whys.push(why),
  };
  const session = new ReplaySession(client, window, 'g', '');
  await settled();
  const now = (): ReplayState => state!;
  const at = (): number | null | undefined => now().lines[now().at]?.number;
  /** Jumps on or back, and says to which event. */
  const jump = async (kind: string, ...ways: ('jumpOn' | 'jumpBack')[]) => {
    session.jumpTo(kind);
    const met: unknown[] = [];
    for (const way of ways) {
      session.jump(way === 'jumpOn' ? 1 : -1);
      await settled();
      met.push(at());
    }
    return met;
  };
  return { session, now, at, jump, asked, whys };
}

describe('one jumps', () => {
  test.each([
    ['turn', [6, 6, 0]],
    ['step', [1, 1, 1]],
    ['stack', [2, 9, 2]],
    ['refusal', [7, 7, 7]],
  ])('to the next %s, and back', async (kind, met) => {
    const { jump } = await opened();
    expect(await jump(kind, 'jumpOn', 'jumpOn', 'jumpBack')).toEqual(met);
  });

  test('to the next line of the kind that one is at, and is told when there is none', async () => {
    const { session, jump, now } = await opened();
    await session.goTo(now().lines.findIndex(({ number }) => number === 4));
    expect(await jump('same', 'jumpOn')).toEqual([5]);
    expect(now().told).toBeNull();
    expect(await jump('same', 'jumpOn')).toEqual([5]);
    expect(now().told).toBe('There is none.');
  });
});

describe('a card is followed', () => {
  test('through the lines in which it has a part, from where one is', async () => {
    const { session, now, at } = await opened();
    await session.goTo(now().lines.findIndex(({ number }) => number === 6));
    session.follow(7);
    await settled();
    expect(now().following).toBe('Grizzly Bears');
    expect(now().lines.map(({ number }) => number)).toEqual(OF_THE_CARD);
    expect(at()).toBe(5);
  });

  test('until one wants everything again, and then one is where one was', async () => {
    const { session, now, at } = await opened();
    const before = now().lines;
    await session.goTo(before.findIndex(({ number }) => number === 5));
    session.follow(7);
    await settled();
    session.follow(null);
    await settled();
    expect(now()).toMatchObject({ following: null, lines: before });
    expect(at()).toBe(5);
  });
});

test('a moment is kept to compare others with it, until one lets it go', async () => {
  const { session, now } = await opened();
  const { view } = now().position!;
  session.hold();
  session.step(1);
  await settled();
  expect(now().held).toEqual({ text: 'TurnBegan 0', view });
  expect(now().position!.view).not.toEqual(view);
  session.hold();
  expect(now().held).toBeNull();
});

test('why a creature has its size is asked of the event that one is at', async () => {
  const { session, asked, whys } = await opened();
  await session.goTo(1);
  session.whySize(7);
  await settled();
  expect(asked).toContain('/v1/games/g/events/1/objects/7/story');
  expect(whys).toMatchObject([{ title: 'Why is Grizzly Bears 2/2?' }]);
});
