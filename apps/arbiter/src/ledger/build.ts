import { RULEBOOKS } from '@arbiter/editions';
import { cardsIn } from '@arbiter/sets';
import {
  ablate,
  idsOf,
  makeLedger,
  proofsOf,
  runScenarios,
  type Ablation,
  type ClaimedProof,
  type Ledger,
  type Rulebook,
} from '@arbiter/conformance';
import { readCitingLines } from './cited-code.ts';
import { readNotes, readQuestions, readRulebooks, readScenarioFiles } from './sources.ts';
import { proofsByTests } from './tests.ts';

export interface BuiltLedger {
  readonly ledger: Ledger;
  readonly rulebooks: readonly Rulebook[];
  readonly ablations: readonly Ablation[];
}

/** Runs every scenario of the repository, those of each question under its other answers too, and puts it together. */
export function buildLedger(): BuiltLedger {
  const rulebooks = readRulebooks();
  const known = idsOf(rulebooks);
  const playable = { editions: RULEBOOKS, cardsIn };
  const files = readScenarioFiles();
  const questions = readQuestions(known);
  const proofs = proofsOf(runScenarios(files, playable));
  const sound = proofs.filter(({ test, fault }) => test === 'passed' && fault === null);
  const ablations = ablate(questions, sound, files, playable);
  const ledger = makeLedger({
    rulebooks,
    proofs: [...withoutUnmoved(proofs, ablations), ...proofsByTests(known)],
    cited: new Set(readCitingLines(known).flatMap(({ ids }) => ids)),
    notes: readNotes(),
  });
  return { ledger, rulebooks, ablations };
}

/** What passes under another answer proves none. */
function withoutUnmoved(
  proofs: readonly ClaimedProof[],
  ablations: readonly Ablation[],
): ClaimedProof[] {
  const faults = new Map(
    ablations.flatMap(({ question, unmoved }) =>
      unmoved.map((one) => [one, `it passes whatever the answer to ${question} is`]),
    ),
  );
  return proofs.map((one) => ({ ...one, fault: one.fault ?? faults.get(one) ?? null }));
}
