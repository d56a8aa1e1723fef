import type { Whose } from '../language.ts';
import { playerOf, whoDoes, type TriggerWord } from '../say/trigger.ts';

/** Once for each time. Damage that is dealt to a player is life lost, too (TSP Glossary: Life Total). `event` is the player, `amount` the life. */
export interface LosesLife {
  readonly when: 'loses life';
  readonly who: Whose;
}

export const losesLife = (who: Whose): LosesLife => ({ when: 'loses life', who });

const word: TriggerWord<LosesLife> = {
  text: ({ who }) => `Whenever ${whoDoes(who, 'lose life', 'loses life')}`,
  event: ({ who }) => playerOf(who),
  binds: ['amount'],
};
export default word;
