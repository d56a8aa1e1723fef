import type { EventType, FactsOf, GameEvent } from '../events.ts';
import type { CitedTopic } from '../rules/citations.ts';
import type { Sight } from '../sight/sight.ts';
import type { Change, ProposedChange } from '../state/changes.ts';

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
