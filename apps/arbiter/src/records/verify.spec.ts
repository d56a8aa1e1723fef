import { beforeAll, describe, expect, test } from '@jest/globals';
import { commitmentTo } from '@arbiter/engine';
import {
  finalLine,
  linesOf,
  makeCommit,
  makeCommitment,
  makeDefinitions,
  parseCommit,
  privateKeyFromSeed,
  recordText,
  seededSecret,
  sha256,
  shake256,
  tipSigner,
  type Commit,
  type GameEvent,
} from '@arbiter/protocol';
import { cardsOf, definitionsOf, SPED_RED, STOMPY } from '@arbiter/sets';
import { playGame, seedOf, type GamePlan } from '../play/game.ts';
import { judgeOf } from './books.ts';
import { verifyRecord } from './verify.ts';

/** The digests of the build that runs need it compiled; so these are the test's own: the game's, and others. */
const pinned = { engine: 'e'.repeat(64) };
const other = { ...pinned, engine: 'b'.repeat(64) };

const definitions = makeDefinitions(
  definitionsOf(
    '6ED',
    [STOMPY, SPED_RED].flatMap(({ main }) => cardsOf(main)),
  ),
);

const plan: GamePlan = {
  edition: '6ED',
  judge: judgeOf('6ED')!,
  decks: [cardsOf(STOMPY.main), cardsOf(SPED_RED.main)],
  bots: ['random', 'sensible'],
  seed: 11,
  pinned,
  definitions,
  record: true,
};

/** A record in which a commit says something else, and everything after it is rehashed and signed again. */
function forged(
  lines: readonly string[],
  at: number,
  change: (event: GameEvent) => GameEvent,
): string[] {
  const secret = seededSecret('11', 'server');
  const all = lines.slice(1, -1).map((line) => {
    const read = parseCommit(line);
    if (!('commit' in read)) throw new Error(read.bad);
    return read.commit;
  });
  let prev = all[0]!.prev;
  const commits = all.map((commit, index): Commit => {
    const events = index === at ? commit.events.map(change) : commit.events;
    const made = makeCommit({ ...commit, prev, events }, secret);
    prev = made.id;
    return made;
  });
  const signer = tipSigner(privateKeyFromSeed(Buffer.from(sha256('arbiter key 11'), 'hex')));
  const { game } = JSON.parse(lines[0]!) as { game: string };
  return [
    lines[0]!,
    ...commits.map(({ id, ...rest }) => `{"id":"${id}",${JSON.stringify(sorted(rest)).slice(1)}`),
    finalLine(signer.sign({ game, version: commits.length, tip: prev })),
  ];
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(
    names.map((name) => [name, sorted((value as Record<string, unknown>)[name])]),
  );
}

describe('play and verify', () => {
  const { result, record } = playGame(plan);
  const lines = linesOf(record);
  let shuffledAt = -1;

  beforeAll(() => {
    shuffledAt = lines.findIndex((line) => line.includes('"LibraryShuffled"')) - 1;
  });

  test('the same seed gives the same record, another another', () => {
    expect(playGame(plan)).toEqual({ result, record });
    expect(playGame({ ...plan, seed: 12 }).result.tip).not.toBe(result.tip);
    expect(seedOf(11, 0)).toBe(11);
    expect(Number.isSafeInteger(seedOf(11, 999))).toBe(true);
  });

  test('the record is verified, with its tip, its last position and its shuffles', () => {
    const { ok, lines: said } = verifyRecord(record, pinned);
    expect(ok).toBe(true);
    expect(said[0]).toBe('verified');
    expect(said).toContain(`tip ${result.tip}`);
    expect(said).toContain(`state ${result.stateHash}`);
    expect(said[3]).toMatch(/commands decided again; [2-9] shuffles and \d+ other/u);
  });

  test('another build than the pinned one is told apart: decided again, the same', () => {
    expect(verifyRecord(record, other).lines.at(-1)).toMatch(
      /^chain and shuffles verified; \d+ commands decided again by build \w+ instead of e+: the same$/u,
    );
  });

  test('another build that decides otherwise is told from which event on', () => {
    // Who decided this record gave a life more or less.
    const at = lines.findIndex((line) => line.includes('"DamageDealt"')) - 1;
    const changed = forged(lines, at, (event) =>
      event.type === 'DamageDealt' ? { ...event, amount: Number(event['amount']) + 1 } : event,
    );
    const { ok, lines: said } = verifyRecord(recordText(changed), other);
    expect(ok).toBe(true);
    expect(said.at(-1)).toMatch(
      /not the same from line \d+, commit \w{64}, event \d+: .*another DamageDealt/u,
    );
  });

  test('a shuffle whose order does not follow from the secrets is a fault under any build', () => {
    let changed = false;
    const cheated = forged(lines, shuffledAt, (event) => {
      if (event.type !== 'LibraryShuffled' || changed) return event;
      changed = true;
      const [first, second, ...rest] = event['order'] as number[];
      return { ...event, order: [second!, first!, ...rest] };
    });
    const { ok, lines: said } = verifyRecord(recordText(cheated), other);
    expect(ok).toBe(false);
    expect(said[0]).toMatch(
      new RegExp(
        `^line ${shuffledAt + 2}, commit \\w{64}, event \\d+: the order of the shuffle`,
        'u',
      ),
    );
  });

  test('definitions other than those that the game pins are a fault, though all else fits', () => {
    const other = definitions.map((text) => text.replace('"power":1', '"power":7'));
    const opened = forged(lines, 0, (event) => {
      const { command } = event as unknown as { command?: object };
      return command === undefined
        ? event
        : { ...event, command: { ...command, definitions: other } };
    });
    expect(verifyRecord(recordText(opened), pinned).lines[0]).toMatch(
      /^line 2, .*its definitions are not those that the game pins/u,
    );
  });

  test('a changed byte, a missing, doubled or moved line are faults, each at its place', () => {
    const said = (changed: readonly string[]) => verifyRecord(recordText(changed), pinned).lines[0];
    const at = 20;
    const middle = lines.with(at, lines[at]!.replace('"seat":', '"seat" :'));
    expect(said(middle)).toMatch(/^line 21, .*a byte was changed/u);
    expect(said(lines.toSpliced(at, 1))).toMatch(/^line 21, .* is missing/u);
    expect(said(lines.toSpliced(at, 0, lines[at]!))).toMatch(/^line 22, .*stands here once more/u);
    expect(said(lines.with(at, lines[at + 1]!).with(at + 1, lines[at]!))).toMatch(
      /^line 21, .*out of order/u,
    );
    expect(said(lines.toSpliced(-2, 1))).toMatch(/1 lines are missing at the end/u);
    expect(said(lines.slice(0, -1))).toMatch(/the signed final tip is missing/u);
  });
});

describe('commitments', () => {
  test('the protocol and the engine make the same ones', () => {
    const secret = seededSecret('a', 'b');
    expect(makeCommitment(secret)).toBe(commitmentTo(shake256, secret));
  });
});
