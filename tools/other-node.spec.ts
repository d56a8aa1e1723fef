import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { VERSIONS } from './other-node.mjs';
import { textOf } from './deploy/sources.mjs';

test('the Node of the images is one of those on which unit tests are run', () => {
  const [, major] = /^ARG NODE=node:(\d+)/mu.exec(textOf('deploy/Dockerfile')) ?? [];
  expect(Object.keys(VERSIONS)).toContain(major);
});

test('CI runs them on each of these, by turns', () => {
  const [, other, usual] =
    /ARBITER_TEST_TURN == [012] \? (\d+) : (\d+)/u.exec(textOf('.ci/run')) ?? [];
  expect([usual, other]).toEqual(Object.keys(VERSIONS));
});

test.each([[], ['lts'], ['--sample']])('what is no major version is refused: %j', (...args) => {
  const program = fileURLToPath(new URL('other-node.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    2,
    `other-node: name a major version of Node first, not '${args[0] ?? ''}'\n`,
  ]);
});
