import { describe, expect, test } from '@jest/globals';
import { openMemoryLog, type EventLog, type NewRecord } from '@arbiter/platform';
import { sha256, type Actor, type DisputeCommand, type DisputeFacts } from '@arbiter/protocol';
import fc from 'fast-check';
import { Disputes } from './disputes.ts';

const actor = (id: string, role: Actor['role'], ties: readonly string[] = []): Actor => ({
  ...{ id, role, ties, service: id === 'robot' },
});
const ACTORS = [
  actor('ann', 'player'),
  actor('bob', 'player'),
  actor('olga', 'operator'),
  actor('otto', 'operator'),
  actor('jane', 'judge'),
  actor('tied', 'operator', ['bob']),
  actor('robot', 'operator'),
] as const;
const MAY_RULE = ['olga', 'otto'];
const FACTS: DisputeFacts = {
  ...{ game: 'g', match: 'm', players: ['ann', 'bob'], edition: '6ED', events: 9 },
  ended: {
    ...{ match: 'm', bestOf: 1, winner: 0, reason: 'games' },
    games: [{ game: 'g', winner: 0 }],
  },
  hasRule: () => true,
};
const text = { text: 'x', sealed: false };
const judgement = { grounds: 'so it is', rules: ['6ED 309.2a'] };
const commands = (dispute: string): DisputeCommand[] => [
  { type: 'OpenDispute', dispute, event: dispute === 'd' ? 1 : 2, text },
  { type: 'TakeDispute', dispute },
  { type: 'TakeDispute', dispute },
  { type: 'ReleaseDispute', dispute },
  { type: 'Rule', dispute, ...judgement, remedy: { kind: 'resultCorrected', winner: 1 } },
  { type: 'Rule', dispute, ...judgement, remedy: { kind: 'gameAnnulled' } },
  { type: 'Rule', dispute, ...judgement, remedy: { kind: 'noChange' } },
  { type: 'Appeal', dispute, text },
  { type: 'CloseDispute', dispute },
];

/** What befalls an append: nothing; it is written twice; its writer dies before, or after it is written. */
type Fate = 'well' | 'twice' | 'dies before' | 'dies after';

/** The log as one instance sees it, whose appends meet with this, in turn. */
function fated(log: EventLog, fates: readonly Fate[]): EventLog {
  let next = 0;
  const append = async (records: readonly NewRecord[]) => {
    const fate = fates[next++ % fates.length] ?? 'well';
    if (fate === 'dies before') throw new Error('it died');
    const places = await log.append(records);
    if (fate === 'twice') await log.append(records);
    if (fate === 'dies after') throw new Error('it died');
    return places;
  };
  return { append, readKey: log.readKey.bind(log) } as unknown as EventLog;
}

const fate = fc.constantFrom<Fate>('well', 'well', 'twice', 'dies before', 'dies after');
const step = fc.record({
  // Operators more often than others: they have to take a dispute before they rule.
  who: fc.oneof(fc.constantFrom(2, 2, 3), fc.nat(ACTORS.length - 1)),
  what: fc.nat(commands('d').length - 1),
  dispute: fc.constantFrom('d', 'e'),
  instance: fc.nat(1),
  together: fc.boolean(),
});

/** What everything else is about. */
const OPENED = [
  { who: 0, what: 0, dispute: 'd', instance: 0, together: true },
  { who: 1, what: 0, dispute: 'e', instance: 1, together: false },
] as const;

describe('two instances, operators and players at once, crashes and duplicates', () => {
  test('nobody rules without the role, each command counts once, and no two rulings contradict each other', async () => {
    let changed = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 20, maxLength: 40 }),
        fc.array(fate, { minLength: 1, maxLength: 8 }),
        fc.array(fate, { minLength: 1, maxLength: 8 }),
        async (steps, fates, others) => {
          const log = openMemoryLog();
          const instances = [new Disputes(fated(log, fates)), new Disputes(fated(log, others))];
          let running: Promise<unknown>[] = [];
          for (const [index, one] of [...OPENED, ...steps].entries()) {
            const { who, what, dispute, instance, together } = one;
            const command = commands(dispute)[what]!;
            const wish = {
              id: `c${index}`,
              digest: sha256(`${what}`),
              actor: ACTORS[who]!,
              command,
            };
            const act = async (by: number): Promise<unknown> => instances[by]!.act(FACTS, wish);
            // Anyone who gets no answer sends the same again, and may come to the other instance.
            running.push(act(instance).catch(() => act(1 - instance).catch(() => undefined)));
            if (together) continue;
            await Promise.all(running);
            running = [];
          }
          await Promise.all(running);
          const { file, commits } = await new Disputes(log).about('g');
          const ids = commits.map(({ command }) => command);
          expect(new Set(ids).size).toBe(ids.length);
          const all = [...file.disputes.values()];
          for (const { rulings, appeal } of all) {
            expect(rulings.length).toBeLessThanOrEqual(appeal === null ? 1 : 2);
            expect(rulings.every(({ by }) => MAY_RULE.includes(by))).toBe(true);
            expect(new Set(rulings.map(({ by }) => by)).size).toBe(rulings.length);
          }
          const inForce = all.filter(({ rulings }) => {
            const last = rulings.at(-1);
            return last !== undefined && last.remedy.kind !== 'noChange';
          });
          expect(inForce.length).toBeLessThanOrEqual(1);
          changed += inForce.length;
          await log.close();
        },
      ),
      { numRuns: 40, seed: 22 },
    );
    // Otherwise it would show nothing.
    expect(changed).toBeGreaterThan(0);
  });
});
