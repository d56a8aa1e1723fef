import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { deck } from './deck.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbiter-deck-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** What the command prints of a list, and its exit code. */
async function checked(text: string, ...more: string[]) {
  const file = join(folder, 'deck.txt');
  writeFileSync(file, text);
  const [out, err] = (['stdout', 'stderr'] as const).map((stream) =>
    jest.spyOn(process[stream], 'write').mockReturnValue(true),
  );
  try {
    const code = await deck.run([file, ...more]);
    const said = (spy: typeof out) =>
      (spy?.mock.calls ?? []).map(([line]) => String(line).replaceAll(file, 'FILE')).join('');
    return { code, out: said(out), err: said(err) };
  } finally {
    jest.restoreAllMocks();
  }
}

const SHOCKS = '4 Shock\n56 Mountain\n\n15 Pyroblast\n';

describe('arbiter deck', () => {
  test('checks a list in any form, each fault with its line', async () => {
    expect(await checked('Deck\n4 Shok (STH) 98\n56 Mountain\n')).toEqual({
      code: 1,
      out: '',
      err: 'FILE:2: there is no card called “Shok”; did you mean “Shock”?\n',
    });
    expect(await checked('Deck\n4 Shock (STH) 98\n56 Mountain\n')).toMatchObject({ code: 0 });
  });

  test('checks it for a format and a day', async () => {
    const { code, err } = await checked('4 Shock\n56 Mountain', '--format', 'type-2@2000-12-01');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(await checked('4 Rancor\n56 Forest', '--format', 'type-2@2000-12-01')).toEqual({
      code: 1,
      out: '',
      err: 'FILE:1: Rancor is from Urza’s Legacy; no set with it is in Type 2 on 2000-12-01\n',
    });
    expect(await checked(SHOCKS, '--format', 'type-9')).toMatchObject({ code: 1 });
  });

  test('prints it in another form, whether its cards work or not', async () => {
    const { code, out } = await checked(SHOCKS, '--as', 'dec');
    expect({ code, out }).toEqual({ code: 1, out: '4 Shock\n56 Mountain\nSB: 15 Pyroblast\n' });
    expect(await checked(SHOCKS, '--as', 'doc')).toMatchObject({ code: 2, out: '' });
  });

  test('prints nothing of a list of which a line would be lost', async () => {
    expect(await checked('4 Shock\n0 Rancor', '--as', 'dec')).toMatchObject({ code: 1, out: '' });
  });
});
