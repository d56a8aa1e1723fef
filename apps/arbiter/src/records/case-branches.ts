import { fold, NO_GAME, type Game, type GameEvent } from '@arbiter/engine';
import { canonicalJson, parseCommit } from '@arbiter/protocol';
import {
  branchesIn,
  decideBranch,
  type AttachedBranch,
  type CaseBranch,
  type CaseFile,
} from '@arbiter/replay';
import { judgeOf } from './books.ts';

/** What deciding the branches of a case again has found. */
export interface DecidedBranches {
  /** Each branch that is not what this build decides, with what it says. */
  readonly otherwise: readonly string[];
  /** How many there are. */
  readonly all: number;
  /** What the file does not say anything of. */
  readonly unsaid: readonly string[];
}

/** Decides each branch of a case again from its event in the record, by what it supposes, and compares. */
export function decideBranches({ dispute, branches, record }: CaseFile): DecidedBranches {
  const attached = branchesIn(dispute);
  const before = positionsBefore(record, attached);
  const otherwise: string[] = [];
  const unsaid: string[] = [];
  for (const one of attached) {
    const position = before.get(one.event);
    const expected = position && decideBranch(judgeOf, position, one);
    const found = branches?.find(({ evidence }) => evidence === one.evidence);
    if (found === undefined && expected === undefined) {
      unsaid.push(
        `${nameOf(one)}: what it supposes can't be decided, and the file says nothing of it`,
      );
      continue;
    }
    if (branches === undefined) {
      unsaid.push(`${nameOf(one)}: the file does not say what came of it; ${endOf(expected)}`);
      continue;
    }
    const difference = differenceOf(found, expected);
    if (difference !== null) otherwise.push(`${nameOf(one)}: ${difference}`);
  }
  const known = new Set(attached.map(({ evidence }) => evidence));
  for (const branch of branches ?? []) {
    if (!known.has(branch.evidence)) otherwise.push(`${nameOf(branch)}: no evidence supposes it`);
  }
  return { otherwise, all: attached.length, unsaid };
}

const nameOf = ({ evidence, event }: Pick<AttachedBranch, 'evidence' | 'event'>): string =>
  `the branch in evidence ${evidence}, before event ${event}`;

/** The positions before the commits in which the events of branches lie. */
function positionsBefore(
  record: readonly string[],
  branches: readonly AttachedBranch[],
): ReadonlyMap<number, Game> {
  const found = new Map<number, Game>();
  let position: Game = NO_GAME;
  for (const line of record) {
    const read = parseCommit(line);
    if (!('commit' in read)) continue;
    const { first, events } = read.commit;
    for (const { event } of branches) {
      if (first > 0 && event >= first && event < first + events.length) found.set(event, position);
    }
    position = fold(position, events as unknown as readonly GameEvent[]);
  }
  return found;
}

/** The first thing in which a branch of a file is not what comes of it; null: it is the same. */
function differenceOf(
  found: CaseBranch | undefined,
  expected: CaseBranch | undefined,
): string | null {
  if (found === undefined || expected === undefined) {
    return saying(endOf(expected), endOf(found));
  }
  for (const what of ['event', 'edition', 'cards'] as const) {
    if (found[what] !== expected[what]) {
      return `${what}: ${saying(String(expected[what]), String(found[what]))}`;
    }
  }
  const steps = Math.max(found.steps.length, expected.steps.length);
  for (let step = 0; step < steps; step++) {
    const [ours, theirs] = [expected.steps[step], found.steps[step]];
    if (!isSame(ours, theirs)) return `step ${step + 1}: ${inStep(ours, theirs)}`;
  }
  if (!isSame(found.outcome, expected.outcome)) {
    return `outcome: ${saying(textOf(expected.outcome), textOf(found.outcome))}`;
  }
  return isSame(found.view, expected.view) ? null : 'it does not lead to the table that is shown';
}

type Step = CaseBranch['steps'][number];

/** What is otherwise in a step: the command, whether it is refused, or the first line of what comes of it. */
function inStep(expected: Step | undefined, found: Step | undefined): string {
  if (expected === undefined || found === undefined) {
    return saying(commandOf(expected), commandOf(found));
  }
  const [ours, theirs] = [expected, found].map(commandOf) as [string, string];
  if (ours !== theirs) return saying(ours, theirs);
  const [refused, said] = [expected.refusal, found.refusal].map(textOf) as [string, string];
  if (refused !== said) return `refusal: ${saying(refused, said)}`;
  const lines = Math.max(expected.lines.length, found.lines.length);
  for (let line = 0; line < lines; line++) {
    const [ours, theirs] = [expected.lines[line], found.lines[line]];
    if (!isSame(ours, theirs)) return `line ${line + 1}: ${saying(textOf(ours), textOf(theirs))}`;
  }
  return saying(textOf(expected), textOf(found));
}

const commandOf = (step: Step | undefined): string =>
  step === undefined ? 'nothing' : `${textOf(step.body)} of seat ${step.seat} (${step.by})`;

/** What comes of a branch, in short. */
function endOf(branch: CaseBranch | undefined): string {
  if (branch === undefined) return 'nothing comes of it that this build could decide';
  const last = branch.steps.at(-1);
  const told = last?.refusal ?? last?.lines.at(-1);
  const end = told === undefined ? '' : `, the last of them: ${textOf(told)}`;
  return `it comes to ${branch.steps.length} commands${end}`;
}

const saying = (expected: string, found: string): string => `expected ${expected}, found ${found}`;

const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** As it stands in a file. */
const textOf = (value: unknown): string =>
  value === undefined
    ? 'nothing'
    : canonicalJson(JSON.parse(JSON.stringify(value)) as Parameters<typeof canonicalJson>[0]);
