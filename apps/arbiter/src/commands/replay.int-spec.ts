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
  },
  options: { commands: [{ label: 'Block' }] },
};

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
    const line = { number: first ? 3 : 8, version: 2, rule: '6ED 304.1', text: 'A line' };
    const rulings = path.includes('/ruled/') ? [RULING] : [];
    const page = { lines: [line], rulings, next: first ? 2 : null };
    const body = path.includes('/state') ? STATE : page;
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
  return printed(replay, args, { ARBITER_URL: url, ARBITER_TOKEN: '' });
}

test('a table after an event is shown as a seat saw it, with what it was asked and could have done', async () => {
  const { text } = await shown('g-1', '--at', '12', '--seat', '1');
  expect(asked).toEqual(['/v1/games/g-1/events/12/state?as=1']);
  expect(text.trim().split('\n')).toEqual([
    'turn 4 of player 1: declare blockers',
    'player 1: life 20, library 53',
    '  hand: 1',
    '  7 Llanowar Elves 1/1 (tapped)',
    'player 2: life 19, library 53',
    '  hand: 9 Shock',
    'on the stack, of player 2: Giant Growth: It grows.',
    'player 2 is asked: Choose blockers',
    '  could: Block',
  ]);
});

test('lines are shown of all pages, with their events and rules; those of a card, if one is named', async () => {
  const { text } = await shown('g-1', '--object', '7');
  expect(asked).toEqual([
    '/v1/games/g-1/timeline?object=7&from=0',
    '/v1/games/g-1/timeline?object=7&from=2',
  ]);
  expect(text.trim().split('\n')).toEqual(['3  A line  (6ED 304.1)', '8  A line  (6ED 304.1)']);
});

test('what was ruled stands before the lines, with where it is played again, and a mark before the line that it is about', async () => {
  const { text } = await shown('ruled');
  expect(text.trim().split('\n')).toEqual([
    'dispute d-1, about event 4: the game is played on from before event 4, libraries kept (6ED 309.1): A card was wrong.',
    '  played again in match m-2',
    '3  A line  (6ED 304.1)',
    'ruled on in dispute d-1:',
    '8  A line  (6ED 304.1)',
  ]);
});

test.each([
  [['g-1', '--at', 'soon']],
  [['g-1', 'g-2']],
  [[]],
  [['g-1', '--against', '2']],
  [['g-1', '--at', '1', '--against', '2', '--object', '3']],
])('called wrongly it asks nothing: %j', async (args) => {
  expect(await shown(...args)).toMatchObject({ code: 2 });
  expect(asked).toEqual([]);
});
