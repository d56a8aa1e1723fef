import type { EventOf, EventType } from '../events.ts';
import type { Draft } from './draft.ts';

/** How each type of event changes a draft. */
export type Appliers<T extends EventType> = {
  readonly [K in T]: (draft: Draft, event: EventOf<K>) => void;
};
