import type { EventType, FactsOf, GameEvent } from '../events.ts';
import type { CitedTopic } from '../rules/citations.ts';
import type { Sight } from '../sight/sight.ts';
import type {
  BuryChange,
  Change,
  DestroyChange,
  DiscardChange,
  ProposedChange,
} from '../state/changes.ts';

/** What sends a card to a graveyard, unless it is replaced. */
export type ToGraveyard = BuryChange | DestroyChange | DiscardChange;

export function goesToGraveyard(change: Change): change is ToGraveyard {
  return (
    change.kind === 'destroy' || change.kind === 'putIntoGraveyard' || change.kind === 'discard'
  );
}

/** A change that would happen; no replacement effect has met it yet. */
export const wouldHappen = (change: Change, rule: string): ProposedChange => ({
  change,
  // Stryker disable next-line ArrayDeclaration: a word that names no effect
  met: [],
  rule,
});

/** What is prevented, or replaced by nothing, has become. */
export const NOTHING: Change = { kind: 'nothing' };

/** The proposed change with another in its place, and more to tell before it happens. */
export function become(
  proposed: ProposedChange,
  change: Change,
  ...telling: readonly GameEvent[]
): ProposedChange {
  return telling.length === 0
    ? { ...proposed, change }
    : { ...proposed, change, telling: [...(proposed.telling ?? []), ...telling] };
}

/** An event to be told when the group happens. */
export function tell<T extends EventType>(
  sight: Sight,
  type: T,
  topic: CitedTopic,
  facts: FactsOf<T>,
): GameEvent {
  return { type, rule: sight.rules.cite[topic], ...facts } as unknown as GameEvent;
}
