import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { cardNamed, serveOwnCards } from '@arbiter/sets';
import { cards } from './cards.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbiter-cards-'));
});
afterAll(() => {
  serveOwnCards('');
  rmSync(folder, { recursive: true });
});

const CARD = {
  layout: 'normal',
  type: 'Creature — Hound',
  manaCost: '{R}',
  power: '1',
  toughness: '1',
};

/** What the command prints of a file with this text, and its exit code. */
async function compiled(text: string, ...args: string[]) {
  const file = join(folder, 'data.json');
  writeFileSync(file, text);
  return asked('compile', file, '--out', join(folder, 'own.jsonl'), ...args);
}

async function asked(...args: string[]) {
  const [out, err] = (['stdout', 'stderr'] as const).map((stream) =>
    jest.spyOn(process[stream], 'write').mockReturnValue(true),
  );
  try {
    const code = await cards.run(args);
    const said = (spy: typeof out) =>
      (spy?.mock.calls ?? []).map(([line]) => String(line)).join('');
    return { code, out: said(out), err: said(err).replaceAll(folder, '') };
  } finally {
    jest.restoreAllMocks();
  }
}

describe('arbiter cards compile', () => {
  test('writes what is understood whole, and why the rest is not; a server serves what it wrote', async () => {
    const data = {
      'Test Hound': [{ ...CARD, name: 'Test Hound', text: 'First strike' }],
      'Test Cat': [{ ...CARD, name: 'Test Cat', text: 'Purr three times.' }],
      'Test Wolf // Test Man': [{ ...CARD, name: 'Test Wolf // Test Man', layout: 'transform' }],
      Shock: [{ ...CARD, name: 'Shock', text: 'Purr.' }],
    };
    const { code, out } = await compiled(JSON.stringify({ meta: {}, data }));
    expect(code).toBe(0);
    expect(out).toContain('1 cards written to ');
    expect(out).toContain('1 refused, 1 of other kinds, 1 that come with Arbiter: ');
    const report = readFileSync(join(folder, 'own.report.txt'), 'utf8');
    expect(report).toContain('Test Cat: not read: “purr three times.”');
    expect(report).toContain('Test Wolf // Test Man: its layout is transform');
    const written = readFileSync(join(folder, 'own.jsonl'), 'utf8');
    expect(serveOwnCards(written)).toEqual({ faults: [], warnings: [] });
    expect(cardNamed('Test Hound')).toMatchObject({ cost: 'R', subtypes: ['Hound'] });
  });

  test('that compiles nothing has another exit code', async () => {
    const { code } = await compiled('[]');
    expect(code).toBe(1);
  });

  test.each([
    ['{"cards": []}', 'data.json: it is neither MTGJSON'],
    ['{"data": {"Test Hound": [{}]}}', 'data.json: data["Test Hound"][0] has no "name"'],
  ])('of %s: it says what is wrong, and where', async (text, why) => {
    const { code, err } = await compiled(text);
    expect(code).toBe(2);
    expect(err).toContain(why);
  });

  test.each([
    [['compile', '/no/such/file'], "/no/such/file can't be read"],
    [['compile'], 'name a file, as in: arbiter cards compile AtomicCards.json'],
    [['show', 'x'], 'name a file, as in: arbiter cards compile AtomicCards.json'],
  ])('%j: %s', async (args, why) => {
    expect(await asked(...args)).toEqual({ code: 2, out: '', err: `arbiter cards: ${why}\n` });
  });
});
