import { expect, test } from '@jest/globals';
import { disputeText } from './text.ts';

const at = Date.UTC(2026, 0, 1);
const judged = {
  ...{ by: 'jane', at, rules: ['6ED 309.1'], grounds: 'It was tapped.' },
  ...{ remedy: { kind: 'noChange' }, sanctions: [{ seat: 0, until: null }] },
};
const DISPUTE = {
  ...{ dispute: 'd', game: 'g', match: 'm', edition: '6ED', players: ['ann', 'bob'], event: 7 },
  ...{ status: 'open', takenBy: null, openedBy: 'bob', openedAs: 'player', openedAt: at },
  ...{ text: 'It was legal.', comments: [], appeal: null, rulings: [] },
  evidence: [
    { kind: 'events', from: 3, to: 7, note: 'the block', by: 'jane', at },
    { kind: 'verification', state: 'verified', note: '', by: 'jane', at },
    { kind: 'branch', event: 7, note: 'it dies', by: 'jane', at },
  ],
  proposals: [judged],
};

test('evidence is told with the places by which a ruling shares branches, and what was proposed', () => {
  const told = disputeText(DISPUTE).split('\n').slice(3);
  expect(told.map((line) => line.slice('2026-01-01T00:00:00.000Z '.length))).toEqual([
    'evidence 0 by jane: events 3 to 7: the block',
    'evidence 1 by jane: the record is verified',
    'evidence 2 by jane: a what-if branch, before event 7: it dies',
    'proposed by jane: the result stands, seat 0 is warned (6ED 309.1): It was tapped.',
  ]);
});

test('a player, who is told of neither, reads the rest', () => {
  expect(disputeText({ ...DISPUTE, evidence: null, proposals: null }).split('\n')).toHaveLength(3);
});
