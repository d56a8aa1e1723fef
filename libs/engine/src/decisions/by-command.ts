import type { CitedTopic } from '../rules/citations.ts';
import type { Sight } from '../sight/sight.ts';
import type { OptionSpace } from '../spaces/index.ts';
import type { Seat } from '../state/basics.ts';
import type { DecisionKind } from '../state/decisions.ts';
import type { Work } from '../decide/work.ts';

interface Spec<K extends CommandedKind> {
  readonly kind: K;
  readonly asks: CitedTopic;
  /** What there is to choose from, where that is one space. */
  readonly space?: (asked: { readonly sight: Sight }) => OptionSpace;
}

/** Kinds of decisions that are answered by commands of their own. */
export type CommandedKind = Extract<DecisionKind, 'disclose' | 'priority' | 'attack' | 'block'>;

/** A kind of decision that is answered by commands of its own. */
export interface ByCommand<K extends CommandedKind> {
  readonly kind: K;
  ask(work: Work, seat: Seat): void;
  space(sight: Sight): OptionSpace;
}

const NOTHING: OptionSpace = { shape: 'oneOf', options: [] };

export function byCommand<K extends CommandedKind>({ kind, asks, space }: Spec<K>): ByCommand<K> {
  return {
    kind,
    ask(work, seat) {
      work.ask(seat, { kind }, asks);
    },
    space: (sight) => space?.({ sight }) ?? NOTHING,
  };
}
