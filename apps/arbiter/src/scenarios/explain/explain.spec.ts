import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { explain } from '../../commands/explain.ts';

const TEXT = `title: Shock <kills>
edition: 6ED
note: Two damage are enough.
table:
  ann: { mana: R, hand: [Shock] }
  bob: { battlefield: [{ card: Llanowar Elves, as: elf }] }
play:
  - ann: { cast: Shock, targets: [elf] }
  - resolve
  - expect: { elf: { zone: graveyard } }
`;

let folder: string;
let err: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbiter-explain-'));
  err = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += String(text);
    return true;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Renders a text. @returns the exit code and the page */
function page(text: string): { code: unknown; html: string } {
  const [file, out] = [join(folder, 'a.yaml'), join(folder, 'a.html')];
  writeFileSync(file, text);
  const code = explain.run([file, '--out', out]);
  return { code, html: readFileSync(out, 'utf8') };
}

describe('arbiter explain', () => {
  it('tells each step in words, with the rule of what happened', () => {
    const { code, html } = page(TEXT);
    expect(code).toBe(0);
    expect(html).toContain('ann casts Shock on elf');
    expect(html).toContain('<span class="rule">6ED 413.2b</span><span>Shock deals 2 damage');
    expect(html).toContain('elf&#39;s zone: graveyard'.replace('&#39;', "'"));
  });

  it('shows the table at each step: the stack, then the graveyard', () => {
    const [, , cast = '', resolved = ''] = page(TEXT).html.split('<section>');
    expect(cast).toContain('<b>Shock</b> (ann) at Llanowar Elves');
    expect(resolved).toContain('<b>Graveyard</b> Llanowar Elves');
  });

  it('is one file that asks for no other, and nothing in it is taken for HTML', () => {
    const { html } = page(TEXT);
    expect(html).toContain('<h1>Shock &lt;kills&gt;</h1>');
    expect(html).not.toMatch(/\b(?:src|href)=|@import|url\(/u);
  });

  it('shows where it does not come out, and says so', () => {
    const { code, html } = page(TEXT.replace('graveyard', 'battlefield'));
    expect(code).toBe(1);
    expect(html).toContain('It does not come out as the file says');
    expect(html).toContain('<b>Expected </b>&quot;battlefield&quot;');
  });

  it.each([
    ['no file', []],
    ['two files', ['a.yaml', 'b.yaml']],
    ['a file that is not there', ['nowhere.yaml']],
    ['an edition that is not there', ['a.yaml', '--edition', '9ED']],
  ])('makes no page of %s', (_, args) => {
    expect(explain.run(args)).toBe(2);
    expect(err).toMatch(/^arbiter explain: ./u);
  });
});
