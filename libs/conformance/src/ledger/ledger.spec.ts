import { describe, expect, it } from '@jest/globals';
import { makeLedger, type ClaimedProof, type LedgerSources } from './ledger.ts';
import type { RuleRow } from './rulebook.ts';

const row = (id: string, more: Partial<RuleRow> = {}): RuleRow => {
  return { id, section: '', kind: 'other', testable: true, seed: true, gist: 'So.', ...more };
};
const proof = (id: string, more: Partial<ClaimedProof> = {}): ClaimedProof => {
  const passed = { test: 'passed', fault: null } as const;
  return { id, under: id.split(' ')[0]!, file: 'a.yaml', title: 'A', line: 4, ...passed, ...more };
};
const ledgerOf = (proofs: ClaimedProof[], more: Partial<LedgerSources> = {}) =>
  makeLedger({
    rulebooks: [
      { edition: '6ED', rows: [row('6ED 1'), row('6ED 2'), row('6ED 3', { testable: false })] },
      { edition: 'TSP', rows: [row('TSP 1', { kind: 'example', seed: false })] },
    ],
    proofs,
    cited: new Map(),
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
    expect(stateOf([], { cited: new Map([['6ED 1', 'x.ts']]) })).toBe('implemented');
    const { entries } = ledgerOf([], { notes: { '6ED 1': { exception: 'Nobody sees it.' } } });
    expect(entries[0]).toMatchObject({ state: 'exception', reason: 'Nobody sees it.' });
  });
});

it('has an entry for each rule that can be tested, with each proof once', () => {
  expect(ledgerOf([proof('6ED 1'), proof('6ED 1', { line: 9 })]).entries).toEqual([
    {
      edition: '6ED',
      id: '6ED 1',
      kind: 'rule',
      seed: true,
      state: 'proved',
      proofs: [{ file: 'a.yaml', title: 'A' }],
    },
    { edition: '6ED', id: '6ED 2', kind: 'rule', seed: true, state: 'to do', proofs: [] },
    { edition: 'TSP', id: 'TSP 1', kind: 'example', seed: false, state: 'to do', proofs: [] },
  ]);
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
