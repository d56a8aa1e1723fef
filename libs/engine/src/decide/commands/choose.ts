import { decisionFor } from '../../decisions/index.ts';
import { DECISIONS } from '../../decisions/labels.ts';
import type { Seat } from '../../state/basics.ts';
import type { Answer, Decision } from '../../state/decisions.ts';
import { noteOptionalAction } from '../loops/mandatory.ts';
import type { Work } from '../work.ts';

/** Answers the open decision, if it is one that is answered so. */
export function choose(work: Work, seat: Seat, decision: Decision, answer: Answer): void {
  const kind = decisionFor(decision);
  if (kind === null) {
    work.refuse(
      'needsPriority',
      `this is decided by a command of its own, not by an answer: ${DECISIONS[decision.kind]}`,
    );
    return;
  }
  kind.take(work, decision, seat, answer);
  if (work.refusal === null) noteOptionalAction(work, decision.kind, answer);
}
