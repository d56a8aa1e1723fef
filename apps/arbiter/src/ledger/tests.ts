import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn, type ClaimedProof } from '@arbiter/conformance';
import { filesIn, PLAYING, read, ROOT } from './sources.ts';

/** Written by the tests' reporter (`tools/results-reporter.mjs`), one entry a spec file. */
const RESULTS = 'tmp/test-results.json';

/** How a spec file went when it last ran. */
interface SpecResult {
  /** SHA-256 of each file of this repository that it ran on: itself, and what is imported from it on. */
  readonly sources: Readonly<Record<string, string>>;
  readonly tests: readonly { readonly title: string; readonly passed: boolean }[];
}

/** A title on the line of a `describe`, `it` or `test`. */
const TITLE = /\b(?:describe|it|test)(?:\.each)?\b[^\n]*/gu;

/**
 * Tests of the rooms that play the rules which carry a rule in their title. One counts if its file ran since
 * it, or a source that it ran on, was last changed.
 * @param known ids that exist
 */
export function proofsByTests(known: ReadonlySet<string>): ClaimedProof[] {
  const results = existsSync(join(ROOT, RESULTS))
    ? (JSON.parse(read(RESULTS)) as Readonly<Record<string, SpecResult>>)
    : {};
  const digests = new Map<string, string | null>();
  return specFiles().flatMap((file): ClaimedProof[] => {
    const text = read(file);
    const titles = [...text.matchAll(TITLE)].map(([line]) => line);
    const promised = new Set(titles.flatMap((line) => idsIn(line, known)));
    if (promised.size === 0) return [];
    const result = results[file];
    const ran = result !== undefined && isUnchanged(result, digests) ? result.tests : [];
    const proofs = ran.flatMap(({ title, passed }) =>
      ofTitle(file, title, passed ? 'passed' : 'failed', known),
    );
    const missing = [...promised].filter((id) => !proofs.some((one) => one.id === id));
    return [...proofs, ...missing.flatMap((id) => ofTitle(file, id, 'not run', known))];
  });
}

/** Tests that say in a title, as it stands in their file, which rule they show; whether they ran or not. */
export function testsWithRules(
  known: ReadonlySet<string>,
): { id: string; file: string; title: string }[] {
  return specFiles().flatMap((file) => {
    return [...read(file).matchAll(TITLE)].flatMap(([line]) =>
      idsIn(line, known).map((id) => ({ id, file, title: line.trim() })),
    );
  });
}

/** Spec files of the rooms that play the rules. */
function specFiles(): string[] {
  return PLAYING.flatMap((room) => filesIn(`libs/${room}/src`, 'spec.ts'));
}

/** Whether every source is as it was. @param digests those known so far, by path: `null` if there is no such file */
function isUnchanged({ sources }: SpecResult, digests: Map<string, string | null>): boolean {
  return Object.entries(sources).every(([path, digest]) => {
    let now = digests.get(path);
    if (now === undefined) {
      const at = join(ROOT, path);
      now = existsSync(at) ? createHash('sha256').update(readFileSync(at)).digest('hex') : null;
      digests.set(path, now);
    }
    return now === digest;
  });
}

function ofTitle(
  file: string,
  title: string,
  test: ClaimedProof['test'],
  known: ReadonlySet<string>,
): ClaimedProof[] {
  const ids = idsIn(title, known);
  const fault = ids.length > 3 ? 'its title names more than 3 rules' : null;
  return ids.map((id) => ({ id, under: null, file, title, line: 0, test, fault, isLoose: false }));
}
