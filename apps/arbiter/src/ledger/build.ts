import { RULEBOOKS } from '@arbiter/editions';
import { CARDS } from '@arbiter/sets';
import {
  makeLedger,
  proofsOf,
  runScenarios,
  type Ledger,
  type Rulebook,
} from '@arbiter/conformance';
import { readCitations, readNotes, readRulebooks, readScenarioFiles } from './sources.ts';
import { proofsByTests } from './tests.ts';

/** Runs every scenario of the repository and puts the ledger together. */
export function buildLedger(): { ledger: Ledger; rulebooks: readonly Rulebook[] } {
  const rulebooks = readRulebooks();
  const known = new Set(rulebooks.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const runs = runScenarios(readScenarioFiles(), { editions: RULEBOOKS, cards: CARDS });
  const ledger = makeLedger({
    rulebooks,
    proofs: [...proofsOf(runs), ...proofsByTests(known)],
    cited: readCitations(known),
    notes: readNotes(),
  });
  return { ledger, rulebooks };
}
