import { describe, expect, it } from '@jest/globals';
import { FOR_MORE, makeLedger, readRulebook } from '@arbiter/conformance';
import { ledgerPage } from './page.ts';
import { ledgerText } from './text.ts';

const rowOf = (id: string, more: object = {}): object => ({
  ...{ id, section: 'Game', testable: true, seed: true, gist: 'So.', clauses: [], ...more },
});

/** A rulebook of two rules that two players can meet, one of them shown, and one that needs more. */
const books = [
  readRulebook(
    'TSP',
    JSON.stringify([rowOf('TSP 1'), rowOf('TSP 2'), rowOf('TSP 3', { players: 'multi' })]),
  ),
];
const ledger = makeLedger({
  rulebooks: books,
  proofs: [
    {
      ...{ id: 'TSP 1', under: 'TSP', file: 'a.yaml', title: 'A', line: 4 },
      ...{ test: 'passed', fault: null, isLoose: false },
    },
  ],
  cited: new Set(),
  notes: {},
});

describe('rules that need more than two players count apart', () => {
  it('on a terminal: in a last column, and neither in "all" nor among the clauses that were read', () => {
    const [head = '', counts = ''] = ledgerText(ledger, books, false).split('\n');
    expect(head.trim().split(/ {2,}/u)).toEqual([
      ...['all', 'proved', 'partly', 'implemented', 'exception', 'to do'],
      FOR_MORE,
    ]);
    expect(counts.trim().split(/ {2,}/u).slice(1)).toEqual(
      ['rules of the seed', 2, 1, 0, 0, 0, 1, 1].map(String),
    );
    const whole = ledgerText(ledger, books, true);
    expect(whole).toContain('2 of 2 rules were read clause by clause: 1 of 2 clauses proved');
    expect(whole).toContain(`TSP 3  ${FOR_MORE}\n`);
  });

  it('on the page: in a last column, and beside what is proved of a section', () => {
    const page = ledgerPage(ledger, books);
    expect(page).toContain(`<th>to do</th><th>${FOR_MORE}</th></tr>`);
    expect(page).toMatch(/rules of the seed<\/th>(<td>\d<\/td>){7}<\/tr>/u);
    expect(page.match(/<td>(\d)<\/td>/gu)?.map((cell) => Number(cell[4]))).toEqual([
      2, 1, 0, 0, 0, 1, 1,
    ]);
    expect(page).toContain('<small>1 of 2 proved, 1 for more than two players</small>');
    expect(page).toContain(
      `<article class="needs-more-than-two-players" id="TSP 3"><h3>TSP 3 <b>${FOR_MORE}</b></h3>`,
    );
  });
});
