import type { JudgeOf } from '@arbiter/editions';
import type { Game } from '@arbiter/engine';
import { definitionsDigest } from '@arbiter/protocol';
import { viewOf, type View } from '@arbiter/view';
import type { ShownDispute } from '../http/dispute-shapes.ts';
import { suppositionIn } from './supposition.ts';
import { branchOf, type SupposedStep } from './what-if.ts';

/** What comes of a branch that lies among the evidence of a case. It never happened, and is on no record. */
export interface CaseBranch {
  /** Its place among the evidence, from 0. */
  readonly evidence: number;
  readonly whatIf: true;
  /** It begins before the command of this event. */
  readonly event: number;
  /** By whose rules it goes on. */
  readonly edition: string;
  /** Digest of the definitions that it goes by, those that it supposes among them. */
  readonly cards: string;
  readonly steps: readonly SupposedStep[];
  readonly outcome: Game['outcome'];
  /** Where it leads, as an operator sees it. */
  readonly view: View;
}

/** A branch among the evidence, which can be decided: by what it supposes. */
export interface AttachedBranch {
  readonly evidence: number;
  readonly event: number;
  readonly supposed: string;
}

/** The branches among the evidence that say what they suppose. */
export function branchesIn({ evidence }: Pick<ShownDispute, 'evidence'>): AttachedBranch[] {
  return (evidence ?? []).flatMap((one, place) =>
    one.kind === 'branch' && one.supposed !== undefined
      ? [{ evidence: place, event: one.event, supposed: one.supposed }]
      : [],
  );
}

/**
 * Decides a branch from the position before its event; undefined where this build can't: by rules that it does not play,
 * commands or cards that it can't read.
 */
export function decideBranch(
  judgeOf: JudgeOf,
  before: Game,
  { evidence, event, supposed }: AttachedBranch,
): CaseBranch | undefined {
  const wish = suppositionIn(supposed);
  const edition = wish?.edition ?? before.edition;
  const judge = judgeOf(edition);
  if (wish?.event !== event || judge === undefined) return undefined;
  try {
    const { steps, end } = branchOf(judge, { ...before, edition }, wish);
    const cards = definitionsDigest(end.definitions ?? []);
    const { outcome } = end;
    const view = viewOf(judge, end, 'operator');
    return { evidence, whatIf: true, event, edition, cards, steps, outcome, view };
  } catch {
    return undefined;
  }
}
