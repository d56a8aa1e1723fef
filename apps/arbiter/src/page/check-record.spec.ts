import { beforeAll, describe, expect, test } from '@jest/globals';
import { checkRecord } from '@arbiter/web/testing';
import { makePrivateKey, recordLines, tipSigner, type SignedTip } from '@arbiter/protocol';
import { LaidGame } from './laid-game.behaviour-spec.ts';

const signer = tipSigner(makePrivateKey());

/** A game of a few turns, as the server would hand it out. */
describe('a record checked in the browser', () => {
  let lines: readonly string[];

  beforeAll(() => {
    const game = new LaidGame('checked', [{ Forest: 40 }, { Mountain: 40 }]).until(
      (table) => table.now.turn.number >= 3,
    );
    const commits = game.commits().map(({ value }) => String(value));
    const { id } = JSON.parse(commits.at(-1) ?? '') as { id: string };
    const tip: SignedTip = signer.sign({ game: game.game, version: commits.length, tip: id });
    const opening = JSON.parse(commits[0] ?? '') as {
      events: { command: { pinned: Record<string, string> } }[];
    };
    const pinned = opening.events[0]?.command.pinned ?? {};
    const header = { game: game.game, edition: '6ED', pinned, keys: [signer.key] };
    lines = [...recordLines(header, commits, tip)];
  });

  const check = (changed: readonly string[], keys = [signer.key]) =>
    checkRecord(changed.join('\n'), keys);

  test('holds as it was made, with all its shuffles', async () => {
    const { fault, commits, shuffles, others, signed } = await check(lines);
    expect({ fault, commits, signed }).toEqual({
      ...{ fault: null, commits: lines.length - 2, signed: 'holds' },
    });
    expect(shuffles).toBeGreaterThanOrEqual(2);
    expect(others).toBeGreaterThanOrEqual(0);
  });

  test('does not with a byte changed, a line left out, or one at the end', async () => {
    const third = (lines[2] ?? '').replace(/"at":(\d)/u, '"at":9');
    expect((await check(lines.with(2, third))).fault).toMatch(/^line 3: a byte was changed/u);
    expect((await check(lines.toSpliced(3, 1))).fault).toMatch(/^line 4: it does not follow/u);
    expect((await check(lines.toSpliced(-2, 1))).fault).toMatch(/the signed tip is not where/u);
  });

  test('does not with a tip that somebody else has signed', async () => {
    const other = tipSigner(makePrivateKey());
    expect((await check(lines, [other.key])).fault).toMatch(/a key that is not the server’s/u);
    const forged = { ...signer.key, x: other.key.x };
    expect((await check(lines, [forged])).fault).toMatch(/signature of the tip does not hold/u);
  });
});
