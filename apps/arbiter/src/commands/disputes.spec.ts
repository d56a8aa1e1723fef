import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { printed } from '../disputes/printed.behaviour-spec.ts';
import { disputes } from './disputes.ts';

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
