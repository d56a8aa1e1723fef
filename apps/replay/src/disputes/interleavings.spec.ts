import { describe, expect, test } from '@jest/globals';
import { openMemoryLog, type EventLog, type NewRecord } from '@arbiter/event-log';
import type { Caller } from '@arbiter/http';
import {
  sha256,
  type Actor,
  type Dispute,
  type DisputeCommand,
  type DisputeFacts,
  type DisputeText,
  type Remedy,
} from '@arbiter/protocol';
import fc from 'fast-check';
import { rulingsOn } from '../http/dispute-shapes.ts';
import { DisputesController } from '../http/disputes.controller.ts';
import type { DisputeSearch } from '../store/replay.queries.ts';
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
  actor('eve', 'player'),
  actor('audrey', 'auditor'),
] as const;
/** Who records what matchmaking has done by a ruling. */
const SERVER: Actor = { ...actor('system', 'system'), service: true };
const MAY_RULE = ['olga', 'otto'];
const FACTS: DisputeFacts = {
  ...{ game: 'g', match: 'm', players: ['ann', 'bob'], edition: '6ED', events: 9 },
  ended: {
    ...{ match: 'm', bestOf: 1, winner: 0, reason: 'games' },
    games: [{ game: 'g', winner: 0 }],
  },
  hasRule: () => true,
  again: { begins: 1, later: null, revealed: false, erased: [] },
};
/** What stands in evidence and proposals: it may name any hidden card. */
const HIDDEN = 'Bob holds Counterspell';
/** The same in a branch, which a ruling may share with both players. */
const SHARED = 'Bob would have drawn Storm Crow';
const text = { text: 'x', sealed: false };
const judgement = { grounds: 'so it is', rules: ['6ED 309.2a'] };
const sanctions = [{ seat: 1, until: null }] as const;
const branch = { kind: 'branch', event: 2, note: SHARED, supposed: SHARED } as const;
const events = { kind: 'events', from: 1, to: 2, note: HIDDEN } as const;
const rewound: Remedy = { kind: 'gameRewound', event: 2, libraries: 'reshuffled', definitions: [] };

const OPEN = 0;
const commands = (dispute: string): DisputeCommand[] => [
  { type: 'OpenDispute', dispute, event: dispute === 'd' ? 1 : 2, text },
  { type: 'TakeDispute', dispute },
  { type: 'TakeDispute', dispute },
  { type: 'TakeDispute', dispute },
  { type: 'ReleaseDispute', dispute },
  { type: 'Comment', dispute, text },
  { type: 'AttachEvidence', dispute, evidence: events },
  { type: 'AttachEvidence', dispute, evidence: branch },
  {
    ...{ type: 'ProposeRuling', dispute, ...judgement, grounds: HIDDEN },
    remedy: { kind: 'gameAnnulled' },
  },
  { type: 'Rule', dispute, ...judgement, remedy: { kind: 'resultCorrected', winner: 1 } },
  { type: 'Rule', dispute, ...judgement, remedy: { kind: 'gameAnnulled' } },
  { type: 'Rule', dispute, ...judgement, remedy: { kind: 'noChange' }, sanctions },
  { type: 'Rule', dispute, ...judgement, remedy: { kind: 'noChange' }, branches: [0] },
  { type: 'Rule', dispute, ...judgement, remedy: rewound },
  { type: 'Rule', dispute, ...judgement, remedy: { kind: 'matchReplayed' } },
  { type: 'RecordRemedy', dispute, number: 1 },
  { type: 'Appeal', dispute, text },
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
  who: fc.oneof(fc.constantFrom(0, 2, 2, 3, 3, 4), fc.nat(ACTORS.length - 1)),
  what: fc.nat(commands('d').length - 1),
  dispute: fc.constantFrom('d', 'e'),
  instance: fc.nat(1),
  together: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What everything else is about. */
const OPENED: readonly Step[] = [
  { who: 0, what: OPEN, dispute: 'd', instance: 0, together: true },
  { who: 1, what: OPEN, dispute: 'e', instance: 1, together: false },
];

/** Steps, and what befalls the appends of either instance. */
const COURSE = [
  fc.array(step, { minLength: 30, maxLength: 60 }),
  fc.array(fate, { minLength: 1, maxLength: 8 }),
  fc.array(fate, { minLength: 1, maxLength: 8 }),
] as const;

/** Two instances are asked all of that. @param look after each time at which nothing is under way */
async function play(
  log: EventLog,
  [steps, ...fates]: readonly [readonly Step[], readonly Fate[], readonly Fate[]],
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const instances = fates.map((each) => new Disputes(fated(log, each)));
  let running: Promise<unknown>[] = [];
  for (const [index, one] of [...OPENED, ...steps].entries()) {
    const { who, what, dispute, instance, together } = one;
    const command = commands(dispute)[what]!;
    const by = command.type === 'RecordRemedy' ? SERVER : ACTORS[who]!;
    const wish = { id: `c${index}`, digest: sha256(`${what}`), actor: by, command };
    const act = async (of: number): Promise<unknown> => instances[of]!.act(FACTS, wish);
    // Anyone who gets no answer sends the same again, and may come to the other instance.
    running.push(act(instance).catch(() => act(1 - instance).catch(() => undefined)));
    if (together) continue;
    await Promise.all(running);
    running = [];
    await look();
  }
  await Promise.all(running);
  await look();
}

/** What came about in all courses of a test: otherwise it would show nothing. */
class Seen {
  readonly #seen = new Set<string>();

  add(disputes: readonly Dispute[]): void {
    for (const { rulings, evidence, proposals, appeal } of disputes) {
      for (const { remedy, sanctions: said = [], branches = [], remedied, changes } of rulings) {
        this.#seen.add(remedy.kind);
        if (said.length > 0) this.#seen.add('sanction');
        if (branches.length > 0) this.#seen.add('shared branch');
        if (changes && remedied) this.#seen.add('remedied');
      }
      for (const { kind } of evidence) this.#seen.add(kind);
      if (proposals.length > 0) this.#seen.add('proposal');
      if (appeal !== null) this.#seen.add('appeal');
    }
  }

  get all(): string[] {
    return [...this.#seen].sort();
  }
}

const ALL_SHOWN = ['branch', 'events', 'proposal', 'sanction', 'shared branch', 'appeal'];
const ALL_SEEN = [
  ...[...ALL_SHOWN, 'remedied', 'noChange', 'resultCorrected', 'gameAnnulled'],
  ...['gameRewound', 'matchReplayed'],
].sort();

describe('two instances, operators and players at once, crashes and duplicates', () => {
  test('nobody rules without the role, each command counts once, and no two rulings contradict each other', async () => {
    const seen = new Seen();
    await fc.assert(
      fc.asyncProperty(...COURSE, async (...course) => {
        const log = openMemoryLog();
        await play(log, course);
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
        const again = all.flatMap(({ rulings }) => rulings.filter(({ remedy }) => isAgain(remedy)));
        expect(again.length).toBeLessThanOrEqual(1);
        const remedied = commits.filter(({ event }) => event.type === 'RulingRemedied');
        const of = remedied.map(({ event }) => `${event.dispute} ${JSON.stringify(event)}`);
        expect(new Set(of.map((one) => one.replace(/"at":\d+/u, ''))).size).toBe(of.length);
        seen.add(all);
        await log.close();
      }),
      { numRuns: 40, seed: 22 },
    );
    expect(seen.all).toEqual(ALL_SEEN);
  }, 60_000);

  test('nothing hidden is shown to who may not see it, and no look of others is off the record', async () => {
    const seen = new Seen();
    await fc.assert(
      fc.asyncProperty(...COURSE, async (...course) => {
        const log = openMemoryLog();
        let seenAt = '';
        await play(log, course, async () => {
          const { file, tip } = await new Disputes(log).about('g');
          // Where nothing has come about it is as it was.
          if (tip === seenAt) return;
          seenAt = tip;
          const all = [...file.disputes.values()];
          for (const caller of ACTORS) await lookAs(caller, all);
          const open = JSON.stringify(rulingsOn(all, 'g', { continuedIn: null }));
          expect(open).not.toMatch(new RegExp(`${HIDDEN}|${SHARED}|sanctions`, 'u'));
          seen.add(all);
        });
        await log.close();
      }),
      { numRuns: 20, seed: 22, endOnFailure: true },
    );
    expect(seen.all).toEqual(expect.arrayContaining(ALL_SHOWN));
  }, 60_000);
});

const isAgain = ({ kind }: Remedy): boolean => kind === 'gameRewound' || kind === 'matchReplayed';

/** What the lists and each dispute show to somebody, as they ask over HTTP. */
async function lookAs(caller: Actor, all: readonly Dispute[]): Promise<void> {
  const looks: string[] = [];
  const rows = all.map((body) => {
    const [player0, player1] = body.players;
    return { dispute: body.dispute, game: body.game, match: body.match, player0, player1, body };
  });
  const queries = {
    dispute: (id: string) => Promise.resolve(rows.find(({ dispute }) => dispute === id) ?? null),
    // As the tables answer (`testing/disputes.behaviour-spec.ts`): what the controller does not have left out is shown.
    disputes: (_: number, { player, partial = [] }: DisputeSearch) =>
      Promise.resolve(
        rows.filter(
          ({ body: { players } }) =>
            (player === undefined || players.includes(player)) &&
            !players.some((one) => partial.includes(one)),
        ),
      ),
  };
  const work = { read: ({ text: read }: DisputeText) => Promise.resolve(read) };
  const audit = { record: ({ id }: Actor) => Promise.resolve(looks.push(id)) };
  const door = new DisputesController(queries as never, work as never, audit as never);
  const signedIn = { ...caller, until: 9e12 } as Caller;
  const listed = await door.list({ limit: 20 }, signedIn);
  const plays = FACTS.players.includes(caller.id);
  const isInvolved = plays || caller.ties.length > 0;
  const isOutside = caller.role === 'player' ? !plays : isInvolved;
  // What a ruling shares and whom it warns is between both players, those who judge, and auditors.
  for (const one of listed.disputes) {
    const told = JSON.stringify(one);
    expect(told).not.toContain(HIDDEN);
    const shares = one.rulings.some(({ branches }) => branches.length > 0);
    expect(told.includes(SHARED)).toBe(shares);
  }
  expect(listed.disputes).toHaveLength(isOutside ? 0 : all.length);
  for (const { dispute, rulings, evidence, proposals } of all) {
    const shown = door.one(dispute, signedIn);
    if (isOutside) {
      await expect(shown).rejects.toMatchObject({ status: 403 });
      continue;
    }
    const told = JSON.stringify(await shown);
    const isHidden = evidence.some(({ kind }) => kind === 'events') || proposals.length > 0;
    expect(told.includes(HIDDEN)).toBe(caller.role !== 'player' && isHidden);
    const hasBranch = evidence.some(({ kind }) => kind === 'branch');
    const isShared = rulings.some(({ branches = [] }) => branches.length > 0);
    expect(told.includes(SHARED)).toBe(caller.role === 'player' ? isShared : hasBranch);
  }
  const isWatched = caller.role !== 'player' && !isOutside;
  expect(looks).toEqual(isWatched ? all.map(() => caller.id) : []);
}
