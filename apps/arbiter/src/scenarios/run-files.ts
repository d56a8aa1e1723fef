import {
  accountOf,
  ProgramFault,
  readScenario,
  ScenarioError,
  ScenarioFailure,
  warningsOf,
  type Account,
  type Scenario,
  type ToldEvent,
  type Warning,
} from '@arbiter/conformance';
import { RULEBOOKS } from '@arbiter/editions';
import { cardsIn } from '@arbiter/sets';
import type { FoundFile } from './files.ts';

/** Something that is wrong with a file, or came out otherwise than it says. */
export interface Failure {
  /** Counted from 1; `null` where no line is to blame. */
  readonly line: number | null;
  readonly what: string;
  readonly expected: string | null;
  readonly found: string;
  /** What happened since the last expectation that held, and how the game then stood. */
  readonly since: readonly ToldEvent[];
  readonly now: string | null;
}

/** What came of one file under one edition. */
export interface Result {
  readonly file: string;
  /** `null` if it didn't come so far. */
  readonly edition: string | null;
  readonly passed: boolean;
  readonly failures: readonly Failure[];
  /** What is allowed, and may not be what was meant. */
  readonly warnings: readonly Warning[];
}

/** The same, with all that a person wants to read of it. */
export interface ToldResult {
  readonly result: Result;
  readonly text: string;
  readonly scenario: Scenario | null;
  readonly account: Account | null;
}

/**
 * Runs each file under each of its editions, one after the other; what is wrong with one doesn't stop the others.
 * @param edition only this one; files that aren't for it are left out
 */
export function* runFiles(
  files: readonly FoundFile[],
  edition: string | null,
): Generator<ToldResult> {
  for (const found of files) {
    const { file } = found;
    if ('problem' in found) {
      yield unread(file, '', { ...NOWHERE, what: 'the file', found: found.problem });
      continue;
    }
    const { text } = found;
    let scenario: Scenario;
    try {
      scenario = readScenario(text);
    } catch (error) {
      yield unread(file, text, failureOf(error));
      continue;
    }
    for (const code of scenario.editions) {
      if (edition === null || edition === code) yield runFile(file, text, scenario, code);
    }
  }
}

const NOWHERE: Failure = {
  line: null,
  what: '',
  expected: null,
  found: '',
  since: [],
  now: null,
};

function unread(file: string, text: string, failure: Failure): ToldResult {
  const result = { file, edition: null, passed: false, failures: [failure], warnings: [] };
  return { result, text, scenario: null, account: null };
}

function runFile(file: string, text: string, scenario: Scenario, edition: string): ToldResult {
  const rules = Object.hasOwn(RULEBOOKS, edition) ? RULEBOOKS[edition] : undefined;
  if (rules === undefined) {
    const expected = `one of ${Object.keys(RULEBOOKS).join(', ')}`;
    const failure = { ...NOWHERE, what: 'the edition', expected, found: `'${edition}'` };
    const result = { file, edition, passed: false, failures: [failure], warnings: [] };
    return { result, text, scenario, account: null };
  }
  const cards = cardsIn(edition);
  const account = accountOf(scenario, rules, cards);
  const failures = account.failure === null ? [] : [failureOf(account.failure)];
  const warnings = warningsOf(scenario, cards);
  const result = { file, edition, passed: failures.length === 0, failures, warnings };
  return { result, text, scenario, account };
}

function failureOf(error: unknown): Failure {
  if (error instanceof ScenarioError) {
    const { line, expected, found } = error;
    return { ...NOWHERE, line, what: 'the file', expected, found };
  }
  if (error instanceof ScenarioFailure) {
    const { line, what, expected, found, since, now } = error;
    return { line, what, expected, found, since, now };
  }
  const found = error instanceof Error ? error.message : String(error);
  const line = error instanceof ProgramFault ? error.line : null;
  return { ...NOWHERE, line, what: 'a fault in the program', found };
}
