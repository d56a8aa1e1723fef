import type { TriggerMeaning, TriggerOf } from './meaning.ts';

/** No event: what is so is looked at whenever something may have become so (6ED 410.11, `stateTriggers`). */
const state: TriggerMeaning<TriggerOf<'state'>> = {
  events: [],
  occurrences: () => [],
  topic: () => 'stateTrigger',
};
export default state;
