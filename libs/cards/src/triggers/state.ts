import type { Condition } from '../conditions.ts';
import { one } from '../say/noun.ts';
import type { TriggerWord } from '../say/trigger.ts';

/** Something is so, whatever made it so (6ED 410.11). `event` is the permanent whose ability it is. */
export interface State {
  readonly when: 'state';
  readonly condition: Condition;
}

export const whenever = (condition: Condition): State => ({ when: 'state', condition });

const word: TriggerWord<State> = {
  text: ({ condition }, say) => `When ${say.condition(condition)}`,
  event: () => one('it'),
};
export default word;
