import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { scenario } from '../commands/scenario.ts';
import type { Result } from './run-files.ts';

const SHOCK = `title: Two damage
editions: [6ED]
table:
  ann: { mana: R, hand: [Shock] }
play:
  - ann: { cast: Shock, targets: [bob] }
  - resolve
  - expect: { bob: { life: 18 } }
`;

let folder: string;
let printed: { out: string; err: string };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbiter-scenario-'));
  printed = { out: '', err: '' };
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.out += String(text);
    return true;
  });
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed.err += String(text);
    return true;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Writes a file into the folder of this test. @returns its path */
function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly results: Result[];
}

async function run(...args: string[]): Promise<Ran> {
  const code = await scenario.run(args);
  const results = args.includes('--json') ? (JSON.parse(printed.out) as Result[]) : [];
  return { code, ...printed, results };
}

describe('arbiter scenario', () => {
  it('tells each event of a single file with its rule, and that it holds', async () => {
    const { code, out } = await run(write('a.yaml', SHOCK));
    expect(out).toContain('7 │  - resolve');
    expect(out).toMatch(/6ED 413\.2b +Shock deals 2 damage to bob/u);
    expect(out).toContain('1 hold\n');
    expect(code).toBe(0);
  });

  it('tells the step, what was expected and found, and what happened before, where one fails', async () => {
    const { code, out } = await run(write('a.yaml', SHOCK.replace('18', '17')));
    const failure = out.slice(out.indexOf('FAILED'));
    expect(failure).toContain("8 │  - expect: { bob: { life: 17 } }\n          bob's life");
    expect(failure).toMatch(/expected {2}17\n +found {5}18/u);
    expect(failure).toMatch(/6ED 413\.2b +Shock deals 2 damage to bob/u);
    expect(code).toBe(1);
  });

  it('prints nothing but an array with --json, and goes on after a file that is wrong', async () => {
    write('a.yaml', SHOCK.replace('Shock]', 'Shok]'));
    write('b.yml', 'title: [');
    mkdirSync(join(folder, 'deeper'));
    write('deeper/c.yaml', SHOCK);
    write('notes.txt', 'no scenario');
    const { code, results, err } = await run(folder, '--json');
    expect(results.map(({ file, ...rest }) => [file.slice(folder.length + 1), rest])).toEqual([
      [
        'a.yaml',
        {
          edition: '6ED',
          passed: false,
          failures: [expect.objectContaining({ line: 4, found: "'Shok'" })],
          warnings: [],
        },
      ],
      [
        'b.yml',
        {
          edition: null,
          passed: false,
          failures: [expect.objectContaining({ line: 1 })],
          warnings: [],
        },
      ],
      ['deeper/c.yaml', { edition: '6ED', passed: true, failures: [], warnings: [] }],
    ]);
    expect([code, err]).toEqual([1, '']);
  });

  it('runs each edition that a file names, or one of them', async () => {
    const file = write('a.yaml', SHOCK.replace('[6ED]', '[6ED, TSP]'));
    const both = await run(file, '--json');
    expect(both.results.map(({ edition }) => edition)).toEqual(['6ED', 'TSP']);
    printed.out = '';
    const { results, code } = await run(file, '--json', '--edition', 'TSP');
    expect([results.map(({ edition }) => edition), code]).toEqual([['TSP'], 0]);
  });

  it('plays a card of the file’s own in place of one that works, and says so once', async () => {
    const own = `cards: [{ name: Shock, cost: R, type: Instant, spell: [{ effect: [{ do: gainLife, who: you, amount: 1 }] }] }]`;
    const text = SHOCK.replace('table:', `${own}\ntable:`)
      .replace('[6ED]', '[6ED, TSP]')
      .replace(', targets: [bob]', '')
      .replace('bob: { life: 18 }', 'ann: { life: 21 }');
    const { code, out } = await run(write('a.yaml', text));
    expect(out).toMatch(/WARNING .*a\.yaml\n +3 │ .*\n +'Shock' is also the name of a card/u);
    expect(out.match(/WARNING/gu)).toHaveLength(1);
    expect(code).toBe(0);
  });

  it.each([
    ['a file that is not there', ['nowhere.yaml'], 1, 'there is no such file or folder'],
    ['an edition that is not there', ['.', '--edition', '9ED'], 2, "there is no edition '9ED'"],
    ['no file', [], 2, 'name a file or folder'],
    ['an option that is not there', ['--jsn'], 2, '--jsn'],
  ])('says clearly what is wrong with %s', async (_, args, wanted, said) => {
    const { code, out, err } = await run(...args);
    expect(code).toBe(wanted);
    expect(out + err).toContain(said);
  });

  it('says so if a folder holds no scenario, and if none is for the edition', async () => {
    expect((await run(folder)).code).toBe(1);
    expect(printed.out).toContain('the folder holds no scenario (*.yaml)');
    expect((await run(write('a.yaml', SHOCK), '--edition', 'TSP')).code).toBe(1);
    expect(printed.err).toContain('no scenario there is for TSP');
  });

  it('says so if a file names an edition that is not there', async () => {
    const { out } = await run(write('a.yaml', SHOCK.replace('[6ED]', '[9ED]')));
    expect(out).toMatch(/the edition\n.*one of .*6ED.*\n.*'9ED'/u);
  });
});
