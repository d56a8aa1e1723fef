import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn, type ClaimedProof } from '@arbiter/conformance';
import { filesIn, PLAYING, read, ROOT } from './sources.ts';

/** Written by the tests' reporter (`tools/proofs-reporter.mjs`), one entry a spec file. */
const RESULTS = 'tmp/test-results.json';

/** How a spec file went when it last ran. */
interface SpecResult {
  /** SHA-256 of the spec file as it ran. */
  readonly digest: string;
  readonly tests: readonly { readonly title: string; readonly passed: boolean }[];
}

/** A title on the line of a `describe`, `it` or `test`. */
const TITLE = /\b(?:describe|it|test)(?:\.each)?\b[^\n]*/gu;

/**
 * Tests of the rooms that play the rules which carry a rule in their title. One counts if its file ran since it was last changed.
 * @param known ids that exist
 */
export function proofsByTests(known: ReadonlySet<string>): ClaimedProof[] {
  const results = existsSync(join(ROOT, RESULTS))
    ? (JSON.parse(read(RESULTS)) as Readonly<Record<string, SpecResult>>)
    : {};
  const specs = PLAYING.flatMap((room) => filesIn(`libs/${room}/src`, 'spec.ts'));
  return specs.flatMap((file): ClaimedProof[] => {
    const text = read(file);
    const titles = [...text.matchAll(TITLE)].map(([line]) => line);
    const promised = new Set(titles.flatMap((line) => idsIn(line, known)));
    if (promised.size === 0) return [];
    const result = results[file];
    const ran =
      result?.digest === createHash('sha256').update(text).digest('hex') ? result.tests : [];
    const proofs = ran.flatMap(({ title, passed }) =>
      ofTitle(file, title, passed ? 'passed' : 'failed', known),
    );
    const missing = [...promised].filter((id) => !proofs.some((one) => one.id === id));
    return [...proofs, ...missing.flatMap((id) => ofTitle(file, id, 'not run', known))];
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
  return ids.map((id) => ({ id, under: null, file, title, line: 0, test, fault }));
}
