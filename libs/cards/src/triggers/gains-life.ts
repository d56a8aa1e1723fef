import type { Whose } from '../language.ts';
import { playerOf, whoDoes, type TriggerWord } from '../say/trigger.ts';

/** Once for each time. `event` is the player, `amount` the life. */
export interface GainsLife {
  readonly when: 'gains life';
  readonly who: Whose;
}

export const gainsLife = (who: Whose): GainsLife => ({ when: 'gains life', who });

const word: TriggerWord<GainsLife> = {
  text: ({ who }) => `Whenever ${whoDoes(who, 'gain life', 'gains life')}`,
  event: ({ who }) => playerOf(who),
  binds: ['amount'],
};
export default word;
