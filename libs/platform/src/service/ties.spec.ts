import { auditEvent, auditKeyOf, topics, type AuditEvent } from '@arbiter/protocol';
import { describe, expect, test } from '@jest/globals';
import { openMemoryLog } from '@arbiter/event-log';
import { Ties } from './ties.ts';

/** What happened, in the order in which it came onto the log. */
type Told = Pick<AuditEvent, 'type' | 'operator' | 'at'> & Partial<AuditEvent>;

const declared = (operator: string, at: number): Told => ({ type: 'DeclaredTie', operator, at });
const lifted = (operator: string, of: string, at: number): Told => ({
  ...{ type: 'LiftedTie', operator, of, at },
});

describe('the ties of an operator', () => {
  test.each<[string, Told[], number[]]>([
    ['one that was declared stands', [declared('olga', 5)], [5]],
    ['one that another has lifted does not', [declared('olga', 5), lifted('otto', 'olga', 6)], []],
    [
      'it may be declared again',
      [declared('olga', 5), lifted('otto', 'olga', 6), declared('olga', 7)],
      [7],
    ],
    [
      'who lifts the tie of another keeps their own',
      [declared('olga', 5), lifted('olga', 'otto', 6)],
      [5],
    ],
    ['that of another is theirs alone', [declared('otto', 5)], []],
    [
      'what an archive brings back late lifts nothing that is newer',
      [declared('olga', 7), lifted('otto', 'olga', 6)],
      [7],
    ],
    ['looks declare nothing', [{ type: 'LookedAtGame', operator: 'olga', at: 5 }], []],
  ])('%s', async (_, events, since) => {
    const log = openMemoryLog();
    // Read in between, too: what comes later adds to that.
    const ties = new Ties(log);
    for (const one of events) {
      const event = auditEvent.parse({ role: 'operator', subject: 'p-ann', detail: '', ...one });
      const value = JSON.stringify(event);
      await log.append([{ topic: topics.audit.name, key: auditKeyOf(event), value }]);
      await ties.of('olga');
    }
    const stands = since.map((at) => ({ player: 'p-ann', since: at }));
    expect(await ties.of('olga')).toEqual(stands);
    expect(await new Ties(log).of('olga')).toEqual(stands);
    await log.close();
  });
});
