import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMemoryLog, type EventLog } from '@arbiter/event-log';
import { topics } from '@arbiter/protocol';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { monthFile, readLines } from './archive-folder.ts';
import { archiveAudit, missingAudit } from './audited.ts';
import { lookedAt } from './disputed.behaviour-spec.ts';

const OCTOBER = Date.UTC(2026, 9, 12);
const NOVEMBER = Date.UTC(2026, 10, 12);

let folder: string;
let log: EventLog;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'audited-'));
  log = openMemoryLog();
});
afterEach(async () => {
  await log.close();
  rmSync(folder, { recursive: true });
});

const linesIn = (month: string): number => readLines(monthFile(folder, 'audit', month)).length - 1;

describe('an audit trail that is archived again', () => {
  test('is read from where it was left, and no other month than what is new is in', async () => {
    await lookedAt(log, 'game-1', OCTOBER);
    await lookedAt(log, 'game-2', NOVEMBER);
    await archiveAudit(log, folder);
    expect([linesIn('2026-10'), linesIn('2026-11')]).toEqual([1, 1]);
    // A reader of this one would stumble.
    writeFileSync(monthFile(folder, 'audit', '2026-10'), 'not to be read');
    await lookedAt(log, 'game-3', NOVEMBER);
    const read = jest.spyOn(log, 'read');
    await archiveAudit(log, folder);
    expect(linesIn('2026-11')).toBe(2);
    // The last that was read, by which the log is known again, and the new one.
    expect(read.mock.calls.map(([, , from, to]) => [from, to])).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  test('is read whole where a month of it is gone', async () => {
    await lookedAt(log, 'game-1', OCTOBER);
    await lookedAt(log, 'game-2', NOVEMBER);
    await archiveAudit(log, folder);
    rmSync(monthFile(folder, 'audit', '2026-10'));
    await archiveAudit(log, folder);
    expect(linesIn('2026-10')).toBe(1);
  });

  test('is read whole from another log, and keeps what that one lacks', async () => {
    await lookedAt(log, 'game-1', NOVEMBER);
    await archiveAudit(log, folder);
    await log.close();
    log = openMemoryLog();
    await lookedAt(log, 'game-2', NOVEMBER);
    await archiveAudit(log, folder);
    expect(linesIn('2026-11')).toBe(2);
    expect(await missingAudit(log, folder)).toHaveLength(1);
  });

  test('restores a lifted tie under the person who had declared it, where ties are read', async () => {
    const event = { type: 'LiftedTie', operator: 'olga', role: 'operator', subject: 'p-ann' };
    const value = JSON.stringify({ ...event, detail: 'another Ann', of: 'otto', at: NOVEMBER });
    await log.append([{ topic: topics.audit.name, key: 'otto', value }]);
    await archiveAudit(log, folder);
    await log.close();
    log = openMemoryLog();
    expect(await missingAudit(log, folder)).toMatchObject([{ key: 'otto', value }]);
  });
});
