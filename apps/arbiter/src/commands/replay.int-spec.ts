import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { printed } from '../disputes/printed.behaviour-spec.ts';
import { replay } from './replay.ts';

const player = (seat: number): object => ({
  ...{ seat, life: 20 - seat, libraryCount: 53, handCount: 1, graveyard: [], exile: [] },
  hand: seat === 1 ? [{ id: 9, name: 'Shock' }] : null,
});

const STATE = {
  view: {
    turn: { number: 4, active: 0, step: 'declare blockers' },
    players: [player(0), player(1)],
    permanents: [
      {
        ...{ id: 7, name: 'Llanowar Elves', power: 1, toughness: 1, controller: 0 },
        ...{ tapped: true, damage: 0, counters: {} },
      },
    ],
    stack: [{ name: 'Giant Growth', text: ['It grows.'], controller: 1 }],
    decision: { seat: 1, what: 'Choose blockers' },
    clock: { left: [1_499_001, 61_000] },
  },
  options: { commands: [{ label: 'Block' }] },
};

const line = (number: number, version: number, type: string, text: string): object => ({
  ...{ number, version, type, text },
  rule: '6ED 304.1',
});

const PLAYERS = ['/v1/players/p-1', '/v1/players/p-2'] as const;
/** Who plays is asked first. */
const NAMES = ['/v1/history/games/g-1', '/v1/history/matches/m-1', ...PLAYERS];

const ABOUT: Readonly<Record<string, object>> = {
  '/v1/history/games/g-1': { match: 'm-1' },
  '/v1/history/games/ruled': { match: 'm-1' },
  '/v1/history/matches/m-1': { players: ['p-1', 'p-2'] },
  [PLAYERS[0]]: { name: 'Ann' },
  [PLAYERS[1]]: { name: 'Bob' },
};

/** Of two pages. */
const LINES = [
  [
    line(3, 2, 'ClocksAdvanced', 'Player 1 has 24:50 left, Player 2 25:00'),
    line(4, 2, 'PriorityPassed', 'Player 1 passes'),
    line(5, 2, 'TurnBegan', 'Turn 4: Player 2'),
  ],
  [line(8, 3, 'SpellCast', 'Player 2 casts Shock at Player 1')],
];

const RULING = {
  ...{ dispute: 'd-1', event: 4, rules: ['6ED 309.1'], grounds: 'A card was wrong.' },
  ...{ remedy: { kind: 'gameRewound', event: 4, libraries: 'kept' }, continuedIn: 'm-2' },
};

let server: Server;
let url: string;
let asked: string[] = [];

beforeAll(async () => {
  server = createServer(({ url: path = '' }, answer) => {
    asked.push(path);
    const first = path.includes('from=0');
    const rulings = path.includes('/ruled/') ? [RULING] : [];
    const timeline = { lines: LINES[first ? 0 : 1], rulings, next: first ? 2 : null };
    const body = path.includes('/state') ? STATE : (ABOUT[path] ?? timeline);
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

async function shown(...args: string[]): Promise<{ code: number; text: string }> {
  asked = [];
  const env = { ARBITER_URL: url, ARBITER_TOKEN: '' };
  return printed(replay, args, env);
}

test('a table after an event is shown as a seat saw it, with its clocks, what it was asked and could have done', async () => {
  const { text } = await shown('g-1', '--at', '12', '--seat', '1');
  expect(asked).toEqual([...NAMES, '/v1/games/g-1/events/12/state?as=1']);
  expect(text.trim().split('\n')).toEqual([
    'turn 4 of Ann: declare blockers',
    'Ann: life 20, library 53, clock 25:00',
    '  hand: 1',
    '  7 Llanowar Elves 1/1 (tapped)',
    'Bob: life 19, library 53, clock 1:01',
    '  hand: 9 Shock',
    'on the stack, of Bob: Giant Growth: It grows.',
    'Bob is asked: Choose blockers',
    '  could: Block',
  ]);
});

test('of all pages the lines worth reading are shown, with players by name, and each turn with its clocks', async () => {
  const { text } = await shown('g-1', '--object', '7');
  expect(asked).toEqual([
    ...NAMES,
    '/v1/games/g-1/timeline?object=7&from=0',
    '/v1/games/g-1/timeline?object=7&from=2',
  ]);
  expect(text.trim().split('\n')).toEqual([
    '5  Turn 4: Bob; Ann has 24:50 left, Bob 25:00  (6ED 304.1)',
    '8  Bob casts Shock at Ann  (6ED 304.1)',
  ]);
});

test('--all shows every line', async () => {
  const { text } = await shown('g-1', '--all');
  expect(text.trim().split('\n')).toEqual([
    '3  Ann has 24:50 left, Bob 25:00  (6ED 304.1)',
    '4  Ann passes  (6ED 304.1)',
    '5  Turn 4: Bob  (6ED 304.1)',
    '8  Bob casts Shock at Ann  (6ED 304.1)',
  ]);
});

test('what was ruled stands before the lines, with where it is played again, and a mark before the line that it is about', async () => {
  const { text } = await shown('ruled');
  expect(text.trim().split('\n')).toEqual([
    'dispute d-1, about event 4: the game is played on from before event 4, libraries kept (6ED 309.1): A card was wrong.',
    '  played again in match m-2',
    'ruled on in dispute d-1:',
    '5  Turn 4: Bob; Ann has 24:50 left, Bob 25:00  (6ED 304.1)',
    '8  Bob casts Shock at Ann  (6ED 304.1)',
  ]);
});

test.each([
  [['g-1', '--at', 'soon']],
  [['g-1', 'g-2']],
  [[]],
  [['g-1', '--against', '2']],
  [['g-1', '--at', '1', '--all']],
  [['g-1', '--at', '1', '--against', '2', '--object', '3']],
])('called wrongly it asks nothing: %j', async (args) => {
  expect(await shown(...args)).toMatchObject({ code: 2 });
  expect(asked).toEqual([]);
});
