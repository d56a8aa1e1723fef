import type { Sight } from '../sight/sight.ts';
import type { OptionSpace } from '../spaces/index.ts';
import type { Seat } from '../state/basics.ts';
import type { DecisionKind, Question } from '../state/decisions.ts';
import { alternative } from './alternative.ts';
import { assignDamage } from './assign-damage.ts';
import { attack } from './attack.ts';
import { block } from './block.ts';
import { buyback } from './buyback.ts';
import type { ByCommand, CommandedKind } from './by-command.ts';
import { choose } from './choose/index.ts';
import type { FamilyOf } from './decision.ts';
import { disclose } from './disclose.ts';
import { division } from './division.ts';
import { may } from './may.ts';
import { mode } from './mode.ts';
import { mulligan } from './mulligan.ts';
import { name } from './name.ts';
import { newTarget } from './new-target.ts';
import { number } from './number.ts';
import { order } from './order.ts';
import { orderTriggers } from './order-triggers.ts';
import { pay } from './pay.ts';
import { payment } from './payment.ts';
import { playFirst } from './play-first.ts';
import { priority } from './priority.ts';
import { repetitions } from './repetitions.ts';
import { replacement } from './replacement.ts';
import { targets } from './targets.ts';
import { colorWords, landWords } from './text-words.ts';
import { topCards } from './top-cards.ts';
import { word } from './word.ts';
import { x } from './x.ts';

/** Kinds of decisions that are answered by an answer. */
export type AnsweredKind = Exclude<DecisionKind, CommandedKind>;

/** Every kind of decision that is answered by an answer. */
const ANSWERED: { readonly [K in AnsweredKind]: FamilyOf<K> } = {
  playFirst,
  mulligan,
  assignDamage,
  orderTriggers,
  may,
  repetitions,
  mode,
  x,
  targets,
  division,
  alternative,
  buyback,
  payment,
  choose,
  name,
  pay,
  newTarget,
  landWords,
  colorWords,
  word,
  number,
  order,
  replacement,
  topCards,
};

/** Every kind of decision that is answered by commands of its own. */
const COMMANDED: { readonly [K in CommandedKind]: ByCommand<K> } = {
  disclose,
  priority,
  attack,
  block,
};

/** What knows all about a question; `null` if it is answered by commands of its own. */
export function decisionFor({ kind }: Question): FamilyOf<AnsweredKind> | null {
  return isCommanded(kind) ? null : ANSWERED[kind];
}

/**
 * Everything that may be answered to a question that the top frame asks, or would ask. Never stored: it follows from
 * the game. Priority and disclosing are answered by commands of their own and have no space here.
 */
export function optionsOf(sight: Sight, question: Question, seat: Seat): OptionSpace {
  const { kind } = question;
  return isCommanded(kind)
    ? COMMANDED[kind].space(sight)
    : ANSWERED[kind].space(sight, question, seat);
}

function isCommanded(kind: DecisionKind): kind is CommandedKind {
  return kind in COMMANDED;
}
