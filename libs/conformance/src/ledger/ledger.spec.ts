import { describe, expect, it } from '@jest/globals';
import { makeLedger, type ClaimedProof, type LedgerSources } from './ledger.ts';
import type { RuleRow } from './rulebook.ts';

const row = (id: string, more: Partial<RuleRow> = {}): RuleRow => {
  return {
    id,
    section: '',
    kind: 'other',
    testable: true,
    seed: true,
    gist: 'So.',
    clauses: null,
    isForMore: false,
    repeats: [],
    ...more,
  };
};
const proof = (id: string, more: Partial<ClaimedProof> = {}): ClaimedProof => {
  const passed = { test: 'passed', fault: null, isLoose: false } as const;
  return { id, under: id.split(' ')[0]!, file: 'a.yaml', title: 'A', line: 4, ...passed, ...more };
};
const ledgerOf = (proofs: ClaimedProof[], more: Partial<LedgerSources> = {}) =>
  makeLedger({
    rulebooks: [
      { edition: '6ED', rows: [row('6ED 1'), row('6ED 2'), row('6ED 3', { testable: false })] },
      { edition: 'TSP', rows: [row('TSP 1', { kind: 'example', seed: false })] },
    ],
    proofs,
    cited: new Set(),
    notes: {},
    ...more,
  });
const stateOf = (proofs: ClaimedProof[], more: Partial<LedgerSources> = {}): unknown =>
  ledgerOf(proofs, more).entries[0]?.state;

describe('the state of a rule', () => {
  it('is proved if a proof of it passed and counts', () => {
    expect(stateOf([proof('6ED 1')])).toBe('proved');
    expect(stateOf([proof('6ED 1', { test: 'failed' })])).toBe('to do');
    expect(stateOf([proof('6ED 1', { fault: 'why' })])).toBe('to do');
    expect(stateOf([proof('6ED 2')])).toBe('to do');
  });

  it('is implemented if code cites it, exception if a note says why', () => {
    expect(stateOf([], { cited: new Set(['6ED 1']) })).toBe('implemented');
    const { entries } = ledgerOf([], { notes: { '6ED 1': { exception: 'Nobody sees it.' } } });
    expect(entries[0]).toMatchObject({ state: 'exception', reason: 'Nobody sees it.' });
  });
});

describe('a rule that only three and more players can meet', () => {
  const rulebooks = [{ edition: '6ED', rows: [row('6ED 1', { isForMore: true })] }];

  it('needs more than two players, whatever cites it', () => {
    const { entries } = ledgerOf([], { rulebooks, cited: new Set(['6ED 1']) });
    expect(entries[0]?.state).toBe('needs more than two players');
    expect(entries[0]?.clauses[0]?.state).toBe('needs more than two players');
  });

  it('is proved by no table: they all have two', () => {
    const { entries, faults } = ledgerOf([proof('6ED 1')], { rulebooks });
    expect(entries[0]?.state).toBe('needs more than two players');
    expect(faults).toEqual([
      'a.yaml:4: does not prove 6ED 1: it needs more than two players, and every table here has two',
    ]);
  });
});

it('has an entry for each rule that can be tested, with each proof once', () => {
  const entries = ledgerOf([proof('6ED 1'), proof('6ED 1', { line: 9 })]).entries;
  expect(entries.map(({ clauses: _, ...entry }) => entry)).toEqual([
    {
      edition: '6ED',
      id: '6ED 1',
      kind: 'rule',
      seed: true,
      state: 'proved',
      proofs: [{ file: 'a.yaml', title: 'A' }],
      isSplit: false,
    },
    {
      edition: '6ED',
      id: '6ED 2',
      kind: 'rule',
      seed: true,
      state: 'to do',
      proofs: [],
      isSplit: false,
    },
    {
      edition: 'TSP',
      id: 'TSP 1',
      kind: 'example',
      seed: false,
      state: 'to do',
      proofs: [],
      isSplit: false,
    },
  ]);
});

describe('a rule that says two things', () => {
  const rulebooks = [{ edition: '6ED', rows: [row('6ED 1', { clauses: ['This.', 'That.'] })] }];
  const [this1, that] = ['6ED 1#1', '6ED 1#2'];
  const ofTwo = (proofs: ClaimedProof[], more: Partial<LedgerSources> = {}) =>
    ledgerOf(proofs, { rulebooks, ...more });

  it('is proved when both are', () => {
    expect(ofTwo([proof(this1), proof(that)]).entries[0]?.state).toBe('proved');
    expect(ofTwo([proof(this1)]).entries[0]?.state).toBe('partly');
    expect(ofTwo([]).entries[0]?.state).toBe('to do');
  });

  it('is an exception if one is and the other is proved', () => {
    const notes = { [that]: { exception: 'Nobody sees it.' } };
    expect(ofTwo([proof(this1)], { notes }).entries[0]).toMatchObject({
      state: 'exception',
      reason: '6ED 1#2: Nobody sees it.',
    });
    expect(ofTwo([], { notes }).entries[0]?.state).toBe('to do');
  });

  it('is not proved as a whole, nor by a step that no control case was named for', () => {
    expect(ofTwo([proof('6ED 1')]).faults[0]).toContain('say which');
    expect(ofTwo([proof(that, { isLoose: true })]).faults[0]).toContain('named as its control');
    expect(ofTwo([proof('6ED 1'), proof(that, { isLoose: true })]).entries[0]?.proofs).toEqual([]);
  });
});

describe('a clause that repeats others', () => {
  const repeats = ['6ED 2', '6ED 3#1'];
  const read = [row('6ED 2', { clauses: [] }), row('6ED 3', { clauses: ['This.', 'That.'] })];
  const ofRepeating = (proofs: ClaimedProof[], rows: readonly RuleRow[] = read) =>
    ledgerOf(proofs, {
      rulebooks: [{ edition: '6ED', rows: [row('6ED 1', { clauses: [], repeats }), ...rows] }],
    });

  it('is proved by what proves each of them', () => {
    expect(
      ofRepeating([proof('6ED 2'), proof('6ED 3#1', { title: 'B' })]).entries[0],
    ).toMatchObject({ state: 'proved', proofs: [{ title: 'A' }, { title: 'B' }] });
    expect(ofRepeating([proof('6ED 2'), proof('6ED 3#2')]).entries[0]?.state).toBe('to do');
    expect(ofRepeating([proof('6ED 1')]).entries[0]?.state).toBe('proved');
  });

  it.each<[string, RuleRow[]]>([
    ['none', []],
    ['no single clause', [row('6ED 3', { clauses: ['This.', 'That.'] })]],
    ['not read yet', [row('6ED 2'), row('6ED 3', { clauses: ['This.', 'That.'] })]],
    [
      'one that repeats others itself',
      [row('6ED 2', { clauses: [], repeats: ['6ED 3#1'] }), row('6ED 3', { clauses: ['A', 'B'] })],
    ],
  ])('has to name clauses: a fault if one of them is %s', (_, rows) => {
    expect(ofRepeating([], rows).faults[0]).toContain('6ED 1 repeats 6ED 2');
    expect(ofRepeating([]).faults).toEqual([]);
  });
});

it('asks for a named control case of rules that were read, not of others', () => {
  const loose = [proof('6ED 1', { isLoose: true })];
  expect(stateOf(loose)).toBe('proved');
  const rulebooks = [{ edition: '6ED', rows: [row('6ED 1', { clauses: [] })] }];
  expect(stateOf(loose, { rulebooks })).toBe('to do');
});

describe('what makes a ledger unsound is told with its place', () => {
  it.each<[string, ClaimedProof[], Partial<LedgerSources>, string]>([
    ['a rule that is none', [proof('6ED 7')], {}, 'a.yaml:4: there is no rule 6ED 7'],
    ['a test that failed', [proof('6ED 1', { test: 'failed' })], {}, 'what proves 6ED 1 failed'],
    ['one that did not run', [proof('6ED 1', { test: 'not run' })], {}, '6ED 1 did not run'],
    [
      'a claim that nothing shows',
      [proof('6ED 1', { fault: 'nothing' })],
      {},
      'prove 6ED 1: nothing',
    ],
    ['a note on no rule', [], { notes: { '6ED 7': { needs: 'x' } } }, 'speak of 6ED 7'],
  ])('%s', (_, proofs, more, told) => {
    const { faults } = ledgerOf(proofs, more);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(told);
  });
});

it('counts rules of another edition apart, where they are played as the nearest text', () => {
  const { entries, nearest } = ledgerOf([proof('TSP 1', { under: '6ED' })]);
  expect(entries[2]?.state).toBe('to do');
  expect(nearest).toEqual([{ edition: '6ED', id: 'TSP 1' }]);
});
