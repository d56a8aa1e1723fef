import type { Whose } from '../language.ts';
import { THAT_PLAYER, whoDoes, type TriggerWord } from '../say/trigger.ts';

/** Once for each card. `event` is the player, `card` the card. */
export interface Draws {
  readonly when: 'draws';
  readonly who: Whose;
}

export const draws = (who: Whose): Draws => ({ when: 'draws', who });

const word: TriggerWord<Draws> = {
  text: ({ who }) => `Whenever ${whoDoes(who, 'draw', 'draws')} a card`,
  event: () => THAT_PLAYER,
  binds: ['card'],
};
export default word;
