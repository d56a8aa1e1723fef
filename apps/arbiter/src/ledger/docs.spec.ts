import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { FOR_MORE, idsIn, makeLedger, type LedgerEntry } from '@arbiter/conformance';
import { filesIn, read, readNotes, readProved, readRulebooks, ROOT } from './sources.ts';

const known = new Set(readRulebooks().flatMap(({ rows }) => rows.map(({ id }) => id)));

describe.each(filesIn('docs/rules', '.md'))('%s', (file) => {
  const text = read(file);

  test('links to scenarios that are there', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)\)/gu)].map(([, to = '']) => to);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((to) => !existsSync(join(ROOT, 'docs/rules', to)))).toEqual([]);
  });

  test('names rules that exist', () => {
    expect(idsIn(text, known).filter((id) => !known.has(id))).toEqual([]);
  });
});

/** The ledger as it was recorded last: `arbiter ledger` holds the list of what is proved to what is. */
const recorded = makeLedger({
  rulebooks: readRulebooks(),
  proofs: readProved().map((id) => {
    const under = id.slice(0, id.indexOf(' '));
    const place = { file: 'proved.txt', title: id, line: 0 };
    return { id, under, ...place, test: 'passed', fault: null, isLoose: false };
  }),
  cited: new Set(),
  notes: readNotes(),
});

describe.each(['rule', 'example'] as const)('the figures of a %s', (kind) => {
  const all = (edition: string): readonly LedgerEntry[] =>
    recorded.entries.filter((one) => one.edition === edition && one.kind === kind);
  const met = (edition: string): number =>
    all(edition).filter(({ state }) => state !== FOR_MORE).length;
  const count = (edition: string, state: LedgerEntry['state']): number =>
    all(edition).filter((one) => one.state === state).length;
  const textOf = (edition: string): string =>
    read(`docs/rules/${edition}.md`).replaceAll(/\s+/gu, ' ');

  test('of TSP are those of the ledger', () => {
    const [proved, more] = [count('TSP', 'proved'), count('TSP', FOR_MORE)];
    const half = count('TSP', 'partly');
    const partly = half === 0 ? '' : `, ${half} are in part`;
    const said = {
      rule: [
        `Of these ${met('TSP')} rules ${proved} are proved${partly} and ${count('TSP', 'to do')} aren't; ${count('TSP', 'exception')} have a clause that no table of cards can show.`,
        `${more} rules and`,
      ],
      example: [
        `Of the ${met('TSP')} worked examples ${proved} are proved.`,
        `and ${more} examples more need three players or teams`,
      ],
    };
    for (const sentence of said[kind]) expect(textOf('TSP')).toContain(sentence);
  });

  test('of TSP are at least 97 in a hundred of those that two players can meet', () => {
    expect(count('TSP', 'proved') / met('TSP')).toBeGreaterThanOrEqual(0.97);
  });

  test('of the editions before 6ED are those of the ledger', () => {
    expect(textOf('4ED')).toContain(`${met('4ED')} ${kind}s`);
    expect(count('4ED', 'proved')).toBe(met('4ED'));
    expect(textOf('5ED')).toContain(`${met('5ED')} ${kind}s`);
    expect(textOf('5ED')).toMatch(new RegExp(`${count('5ED', 'proved')} (of the )?${kind}s`, 'u'));
  });
});
