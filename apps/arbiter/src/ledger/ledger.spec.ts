import { expect, test } from '@jest/globals';
import { buildLedger } from './build.ts';
import { ledgerPage } from './page.ts';

const { ledger, rulebooks } = buildLedger();

const idOf = (id: string): string => `id="${id.replaceAll('"', '&#34;')}"`;

test('every scenario proves only rules that exist, and holds', () => {
  // Tests beside this one have perhaps not run yet; `arbiter ledger` says so if they don't.
  expect(ledger.faults.filter((fault) => !fault.endsWith('did not run'))).toEqual([]);
});

test('every testable rule of the rulebooks has its entry', () => {
  const seeds = ledger.entries.filter(({ edition, seed }) => edition === '6ED' && seed);
  expect(seeds.filter(({ kind }) => kind === 'rule')).toHaveLength(262);
  expect(seeds.filter(({ kind }) => kind === 'example')).toHaveLength(42);
});

test('the page has every rule, each clause under its rule, and runs nothing', () => {
  const page = ledgerPage(ledger, rulebooks);
  expect(page).not.toContain('<script');
  for (const { id, clauses } of ledger.entries) {
    const start = page.indexOf(idOf(id));
    expect(start).toBeGreaterThan(-1);
    const article = page.slice(start, page.indexOf('</article>', start));
    for (const clause of clauses) expect(article).toContain(idOf(clause.id));
  }
});
