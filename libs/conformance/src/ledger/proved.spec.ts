import { expect, it } from '@jest/globals';
import type { LedgerClause, LedgerEntry } from './ledger.ts';
import { compareProved } from './proved.ts';

const clause = (id: string, state: LedgerClause['state']): LedgerClause => {
  return { id, gist: 'So.', state, proofs: [], repeats: [] };
};
const entries: LedgerEntry[] = [
  {
    edition: '6ED',
    id: '6ED 1',
    kind: 'rule',
    seed: true,
    state: 'partly',
    proofs: [],
    isSplit: true,
    clauses: [clause('6ED 1#1', 'proved'), clause('6ED 1#2', 'to do')],
  },
];

it('tells which clauses of the list are not proved any more, and which are missing from it', () => {
  expect(compareProved(entries, ['6ED 1#1'])).toEqual({ lost: [], gained: [] });
  expect(compareProved(entries, ['6ED 1#2'])).toEqual({ lost: ['6ED 1#2'], gained: ['6ED 1#1'] });
});
