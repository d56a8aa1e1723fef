import type { Rules } from '@arbiter/engine';
import { citableOf } from '../proof/citation.ts';
import type { ClaimedProof } from './ledger.ts';
import { proofsOf, runScenarios, type Playable, type ScenarioFile } from './prove.ts';
import { ruleOfClause } from './rulebook.ts';

/** A question on which rulebooks differ. */
export interface CitedQuestion {
  /** Its folder's name. */
  readonly name: string;
  /** What `Rules` calls it; a folder may answer two. */
  readonly fields: readonly (keyof Rules)[];
  /** The rules that stand behind its answers. */
  readonly cites: readonly string[];
}

/** The result of giving an edition other answers to a question. */
export interface Ablation {
  readonly question: string;
  readonly edition: string;
  /** What was tried instead, in words; nothing if there is no other answer. */
  readonly tried: readonly string[];
  /** How many proofs of the question's rules there are. */
  readonly proofs: number;
  /** Those that pass whatever is tried: they show something, but not the answer. */
  readonly unmoved: readonly ClaimedProof[];
}

/** One other answer. */
interface Variant {
  readonly words: string;
  readonly rules: Rules;
}

/**
 * Plays the proofs of each question's rules under every other answer.
 * @param proofs those that passed and count so far
 * @returns one entry for each question and edition
 */
export function ablate(
  questions: readonly CitedQuestion[],
  proofs: readonly ClaimedProof[],
  files: readonly ScenarioFile[],
  playable: Playable,
): Ablation[] {
  return questions.flatMap(({ name, fields, cites }) =>
    Object.values(playable.editions).map((rules): Ablation => {
      const { edition } = rules;
      const own = proofs.filter(
        ({ id, under }) => under === edition && cites.includes(citableOf(id)),
      );
      const concerned = files.filter(({ file }) => own.some((one) => one.file === file));
      const variants = fields.flatMap((field) => variantsOf(field, rules, playable.editions));
      let unmoved = own;
      for (const variant of variants) {
        const editions = { [edition]: variant.rules };
        const held = proofsOf(runScenarios(concerned, { ...playable, editions }, [edition]));
        unmoved = unmoved.filter(({ file, line, id }) =>
          held.some(
            (one) =>
              one.file === file && one.line === line && one.id === id && one.test === 'passed',
          ),
        );
      }
      return {
        question: name,
        edition,
        tried: variants.map(({ words }) => words),
        proofs: own.length,
        unmoved: variants.length === 0 ? [] : unmoved.filter((one) => !hasOther(one, own, unmoved)),
      };
    }),
  );
}

/**
 * Whether this proves one clause of several, and the answer is noticed by what proves another: a question answers some
 * clauses of a rule, not each of them.
 */
function hasOther(
  { id }: ClaimedProof,
  proofs: readonly ClaimedProof[],
  unmoved: readonly ClaimedProof[],
): boolean {
  const rule = ruleOfClause(id);
  return (
    rule !== id &&
    proofs.some((other) => ruleOfClause(other.id) === rule && !unmoved.includes(other))
  );
}

/** Each answer that another edition gives; where the answer is a list, as of state-based actions, it without each. */
function variantsOf(
  field: keyof Rules,
  rules: Rules,
  editions: Playable['editions'],
): readonly Variant[] {
  const answer = rules[field];
  if (Array.isArray(answer)) {
    const list = answer as readonly unknown[];
    return list.map((_, i) => ({
      words: `${field} without number ${i + 1}`,
      rules: { ...rules, [field]: list.filter((_, j) => j !== i) },
    }));
  }
  const seen: unknown[] = [answer];
  return Object.entries(editions).flatMap(([code, { [field]: other }]): Variant[] => {
    if (seen.includes(other)) return [];
    seen.push(other);
    return [{ words: `${field} as in ${code}`, rules: { ...rules, [field]: other } }];
  });
}
