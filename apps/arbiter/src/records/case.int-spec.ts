import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  canonicalJson,
  finalLine,
  headBefore,
  advance,
  parseCommit,
  privateKeyFromSeed,
  sha256,
  tipSigner,
  type Head,
} from '@arbiter/protocol';
import { branchesIn, caseTip, decideBranch, type CaseBranch, type CaseFile } from '@arbiter/replay';
import { deadlyAttack, ELVES } from '../disputes/deadly-attack.behaviour-spec.ts';
import { judgeOf, pinnedNow } from './books.ts';
import { verifyCase } from './case.ts';

const signer = tipSigner(privateKeyFromSeed(Buffer.from(sha256('a case'), 'hex')));
const noBlock = { seat: 1, body: { type: 'DeclareBlockers', blocks: [] } } as const;

/** The case as a server exports it; what a test changes of it is changed before it is signed. */
type Unsigned = Omit<CaseFile, 'signed'>;

const signed = (rest: Unsigned): CaseFile => ({ ...rest, signed: signer.sign(caseTip(rest)) });

/** Of the table at which one is asked to block, the case of a player who is dead by elves whose card was wrong. */
function exported(): Unsigned {
  const table = deadlyAttack('exported');
  const { now, game } = table;
  const lines = table
    .send(1, noBlock.body)
    .commits()
    .map(({ value }) => value!);
  const commits = lines.map((line) => {
    const read = parseCommit(line);
    if (!('commit' in read)) throw new Error(read.bad);
    return read.commit;
  });
  const head = headBefore(game, commits[0]!) as Head;
  for (const commit of commits) advance(head, commit);
  const { edition, pinned, version, tip } = head;
  const header = { record: 'record.v1', game, edition, pinned, keys: [signer.key] };
  const event = commits.at(-1)!.first;
  const supposed = JSON.stringify({ event, commands: [noBlock], definitions: [ELVES], bots: 3 });
  const at = { by: 'olga', at: 1 };
  const dispute = {
    ...{ dispute: 'd-1', game, version: 3, status: 'ruled', rulings: [] },
    evidence: [
      { kind: 'events', from: 40, to: 41, note: 'here', ...at },
      { kind: 'branch', event, note: 'they would have lived', supposed, ...at },
    ],
  } as unknown as CaseFile['dispute'];
  const final = finalLine(signer.sign({ game, version, tip }));
  const rest = {
    ...{ case: 'case.v1', exportedBy: 'olga', exportedAt: 1, build: pinnedNow()['engine'] },
    ...{ dispute, match: {}, game: { verification: null }, views: [] },
    branches: branchesIn(dispute).map((one) => decideBranch(judgeOf, now, one)),
    record: [canonicalJson(header), ...lines, final],
  };
  return JSON.parse(JSON.stringify(rest)) as Unsigned;
}

/** Where a test is to change what is read-only. */
type Writable<T> = { -readonly [K in keyof T]: Writable<T[K]> };

describe('the what-if branches of an exported case are decided again', () => {
  let whole: Unsigned;

  beforeAll(() => {
    whole = exported();
  });

  /** The case with its only branch changed, and what its evidence supposes. */
  function changed(
    branch: (one: Writable<CaseBranch>) => void,
    supposed: (wish: { commands: object[]; definitions: object[]; event: number }) => void = () =>
      undefined,
  ): Unsigned {
    const copy = structuredClone(whole) as Writable<Unsigned>;
    const attached = copy.dispute.evidence![1] as unknown as { supposed: string };
    const wish = JSON.parse(attached.supposed) as Parameters<typeof supposed>[0];
    supposed(wish);
    attached.supposed = JSON.stringify(wish);
    branch(copy.branches![0]!);
    return copy;
  }

  const asItIs = (): void => undefined;
  const verified = (rest: Unsigned): ReturnType<typeof verifyCase> =>
    verifyCase(signed(rest), [signer.key]);
  /** What is said of it, which is named by its place and event. */
  const fault = (rest: Unsigned): string => {
    const { ok, lines } = verified(rest);
    expect(ok).toBe(false);
    const { event } = whole.branches![0]!;
    const [named, ...others] = lines.filter((line) => line.startsWith('case: '));
    expect(others).toEqual([]);
    const name = `case: the branch in evidence 1, before event ${event}: `;
    expect(named!.slice(0, name.length)).toBe(name);
    return named!.slice(name.length);
  };

  test('one that nobody touched is the same', () => {
    const { ok, lines } = verified(whole);
    expect(lines).toContain('1 what-if branch decided again: the same');
    expect(lines.at(-1)).toBe('the case holds');
    expect(ok).toBe(true);
    // It says something: they are not dead, as they were by the card of the day.
    expect(whole.branches![0]!.view.players[1].life).toBe(19);
  });

  test.each<[string, () => Unsigned, RegExp]>([
    [
      'of a command that is supposed',
      () =>
        changed(asItIs, (wish) => {
          wish.commands = [{ seat: 1, body: { type: 'Concede' } }];
        }),
      /^step 1: expected \{"type":"Concede"\} of seat 1 \(you\), found \{"blocks":\[\],"type":"DeclareBlockers"\} of seat 1 \(you\)$/u,
    ],
    [
      'of a command that is shown',
      () =>
        changed(({ steps }) => {
          steps[0]!.body = { type: 'Concede' };
        }),
      /^step 1: expected \{"blocks":\[\],.*found \{"type":"Concede"\} of seat 1/u,
    ],
    [
      'of what came of a command',
      () =>
        changed(({ steps }) => {
          steps[0]!.lines[0]!.text = 'Bob blocks.';
        }),
      /^step 1: line 1: expected \{.*\}, found \{.*"text":"Bob blocks\."/u,
    ],
    [
      'of a refusal that was none',
      () =>
        changed(({ steps }) => {
          steps[0]!.refusal = { rule: '6ED 309.1', reason: 'you may not' };
        }),
      /^step 1: refusal: expected null, found \{"reason":"you may not","rule":"6ED 309\.1"\}$/u,
    ],
    [
      'of its end',
      () =>
        changed(({ steps }) => {
          steps.pop();
        }),
      /^step 4: expected \{"type":"Pass"\} of seat . \(bot\), found nothing$/u,
    ],
    [
      'of the outcome',
      () =>
        changed((branch) => {
          branch.outcome = { winner: 0, reason: 'life' } as never;
        }),
      /^outcome: expected null, found \{.*"winner":0/u,
    ],
    [
      'of the table to which it leads',
      () =>
        changed(({ view }) => {
          view.players[1].life = 0;
        }),
      /^it does not lead to the table that is shown$/u,
    ],
    [
      'of a card that is supposed, also where nothing comes of it',
      () =>
        changed(asItIs, (wish) => {
          wish.definitions = [{ ...ELVES, toughness: 2 }];
        }),
      /^cards: expected [0-9a-f]{64}, found [0-9a-f]{64}$/u,
    ],
    [
      'by leaving it out',
      () => ({ ...whole, branches: [] }),
      /^expected it comes to 4 commands, .*found nothing comes of it/u,
    ],
  ])(
    'one that was tampered with is named, with what is expected and found: %s',
    (_, make, said) => {
      expect(fault(make())).toMatch(said);
    },
  );

  test('one that can’t be decided is told apart from those that are the same', () => {
    const rest = changed(asItIs, (wish) => {
      wish.commands = [{ seat: 7 }];
    });
    const { ok, lines } = verified({ ...rest, branches: [] });
    expect(ok).toBe(true);
    expect(lines.join('\n')).toContain("what it supposes can't be decided");
    expect(lines.join('\n')).not.toContain('decided again: the same');
  });

  test('one that no evidence supposes is named', () => {
    const [branch] = whole.branches!;
    const { ok, lines } = verified({ ...whole, branches: [branch!, { ...branch!, evidence: 0 }] });
    expect(ok).toBe(false);
    expect(lines.at(-1)).toMatch(/the branch in evidence 0, .*: no evidence supposes it$/u);
  });

  test('one that another build decided is told apart, with what this one decides', () => {
    const build = 'b'.repeat(64);
    const by = '1 what-if branch of build bbbbbbbbbbbbbbbb decided again by this one';
    const same = verified({ ...whole, build });
    expect(same.ok).toBe(true);
    expect(same.lines).toContain(`${by}: the same`);
    const dead = changed(({ steps }) => {
      steps[0]!.refusal = { rule: '6ED 309.1', reason: 'you may not' };
    });
    const otherwise = verified({ ...dead, build });
    // That is no fault: another build may decide otherwise, which is what games pin theirs for.
    expect(otherwise.ok).toBe(true);
    expect(otherwise.lines).toContain(`${by}: not the same`);
    expect(otherwise.lines.join('\n')).toMatch(
      /this build decides otherwise: the branch in evidence 1, .*refusal: expected null, found/u,
    );
  });

  test('of a file from before branches were worked out, what this build decides is said', () => {
    const { branches, ...old } = whole;
    expect(branches).toHaveLength(1);
    const { ok, lines } = verified(old);
    expect(ok).toBe(true);
    expect(lines.join('\n')).toContain('does not say what came of it; it comes to 4 commands');
  });
});
