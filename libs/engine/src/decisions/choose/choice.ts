import type { Work } from '../../decide/work.ts';
import type { CitedTopic } from '../../rules/citations.ts';
import type { ObjectId, Seat } from '../../state/basics.ts';
import type { ChoicePurpose } from '../../state/decisions.ts';
import { isObjects } from '../answers.ts';
import type { FrameKind } from '../../state/frames.ts';
import { decision, type Asked, type DecisionOf } from '../decision.ts';

/** So many of these objects. */
export interface Among {
  readonly from: readonly ObjectId[];
  readonly least: number;
  readonly most: number;
}

export const oneOf = (from: readonly ObjectId[]): Among => ({ from, least: 1, most: 1 });

interface Spec<P extends ChoicePurpose, F extends FrameKind> {
  readonly purpose: P;
  readonly frames: readonly F[];
  readonly asks: CitedTopic;
  readonly among: (asked: Asked<'choose', F>) => Among;
  readonly brokenRule?: (asked: Asked<'choose', F>) => CitedTopic;
}

/** A choice of objects for one purpose. */
export interface Choice<P extends ChoicePurpose = ChoicePurpose> {
  readonly purpose: P;
  readonly decision: DecisionOf<'choose', readonly ObjectId[]>;
  /** Asks the seat. */
  ask(work: Work, seat: Seat, topic?: CitedTopic): void;
}

export function choice<P extends ChoicePurpose, F extends FrameKind>({
  purpose,
  frames,
  asks,
  among,
  brokenRule = () => 'choiceOnResolution',
}: Spec<P, F>): Choice<P> {
  const one = decision({
    kind: 'choose',
    frames,
    asks,
    isAnswer: isObjects,
    space: (asked) => ({ shape: 'subset', ...among(asked) }),
    brokenRule,
  });
  return {
    purpose,
    decision: one,
    ask(work, seat, topic) {
      one.ask(work, seat, { purpose }, topic);
    },
  };
}
