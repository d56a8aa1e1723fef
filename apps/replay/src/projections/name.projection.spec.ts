import { expect, test } from '@jest/globals';
import type { LogRecord } from '@arbiter/event-log';
import { nameDigest, nameRows } from './name.projection.ts';

const told = (key: string, name: string | null): LogRecord => {
  const person = { player: key, kind: 'guest', name, since: 0, textKey: 'k' };
  return { key, value: name === null ? null : JSON.stringify(person) } as LogRecord;
};

test('a name is found however it is written', () => {
  expect(nameDigest(' ANN ')).toBe(nameDigest('Ann'));
  expect(nameDigest('Anna')).not.toBe(nameDigest('Ann'));
});

test('of each person the last name counts, and who is erased has none', () => {
  const { rows, gone } = nameRows([
    told('p-1', 'Ann'),
    told('p-2', 'Bob'),
    told('p-1', 'Anna'),
    told('p-2', null),
  ]);
  expect(rows).toEqual([{ player: 'p-1', digest: nameDigest('Anna') }]);
  expect(gone).toEqual(['p-2']);
});

test('no row has a name that people could read', () => {
  expect(JSON.stringify(nameRows([told('p-1', 'Ann')]))).not.toContain('Ann');
});
