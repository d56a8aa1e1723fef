import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { printed } from '../disputes/printed.behaviour-spec.ts';
import { disputes } from './disputes.ts';
import { matches } from './matches.ts';
import { whatIf } from './what-if.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cards-'));
  writeFileSync(join(folder, 'half.json'), '{"name": ');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test.each([
  ['none.json', "none.json can't be read"],
  ['half.json', 'half.json is not JSON: '],
])('a card that can’t be read is named, and nothing is ruled: %s', async (file, said) => {
  const ruling = ['rule', 'd', '--remedy', 'rewound', '--event', '9', '--rule', '6ED 309.1'];
  const card = ['--card', join(folder, file)];
  const found = await printed(disputes, [...ruling, '--grounds', 'so it is', ...card]);
  expect(found.code).toBe(2);
  expect(found.text).toMatch(/^arbiter disputes: --card: /u);
  expect(found.text).toContain(said);
});

test.each([
  [disputes, [], 'say one of list, show, export, ties, audit, open, take, release'],
  [disputes, ['tie'], 'name a player'],
  [disputes, ['untie', 'p', '--grounds', 'x'], 'say whose tie it is: --operator'],
  [disputes, ['untie', 'p', '--operator', 'o'], 'say what you have to say: --grounds'],
  [disputes, ['constructor'], 'say one of list'],
  [disputes, ['take'], 'name a dispute'],
  [disputes, ['take', 'd', 'e'], "what is 'e'?"],
  [disputes, ['take', 'd', '--grounds', 'x'], "Unknown option '--grounds'"],
  [disputes, ['open', 'g', '--text', 'x'], '--event or --version, one of them'],
  [disputes, ['open', 'g', '--event', '1', '--version', '2', '--text', 'x'], 'one of them'],
  [disputes, ['open', 'g', '--event', 'last', '--text', 'x'], '--event takes the number'],
  [disputes, ['open', 'g', '--event', '1'], 'say what you have to say: --text'],
  [disputes, ['comment', 'd', '--text', ' '], 'say what you have to say: --text'],
  [disputes, ['appeal', 'd'], 'say what you have to say: --text'],
  [disputes, ['evidence', 'd'], '--events, --branch or --verification'],
  [disputes, ['evidence', 'd', '--events', '1', '--verification'], 'attach one thing'],
  [disputes, ['evidence', 'd', '--events', '1-x'], '--events takes the number'],
  [disputes, ['evidence', 'd', '--branch', 'none.json'], "none.json can't be read"],
  [disputes, ['propose', 'd', '--remedy', 'mercy'], '--remedy is one of no-change'],
  [disputes, ['rule', 'd', '--remedy', 'draw', '--event', '3'], 'are for --remedy rewound'],
  [disputes, ['rule', 'd', '--remedy', 'no-change'], 'a ruling says why'],
  [whatIf, ['g'], '--event takes the number'],
  [whatIf, ['g', '--event', '1', '--commands', 'none.json'], "none.json can't be read"],
  [whatIf, ['g', '--event', '1', '--bots', 'two'], '--bots takes a number'],
  [matches, ['--since', 'yesterday'], '--since takes a time'],
  [matches, ['--first', '0'], '--first takes a number'],
])('called wrongly it says what is wrong, and asks nothing: %#', async (command, args, said) => {
  const nowhere = { ARBITER_URL: 'http://127.0.0.1:1', ARBITER_TOKEN: 'x' };
  const found = await printed(command, args, nowhere);
  expect(found).toMatchObject({ code: 2, text: expect.stringContaining(said) });
});

test('without a token, or a server, it says so', async () => {
  expect(await printed(disputes, ['list'], { ARBITER_TOKEN: '' })).toMatchObject({
    ...{ code: 2, text: expect.stringContaining('set ARBITER_TOKEN') },
  });
  const nowhere = { ARBITER_URL: 'http://127.0.0.1:1', ARBITER_TOKEN: 'x' };
  expect(await printed(disputes, ['list'], nowhere)).toMatchObject({
    ...{ code: 1, text: expect.stringContaining("can't be reached") },
  });
});
