import { kindOfCards } from '../filter-text.ts';
import type { Filter, Whose } from '../language.ts';
import { article } from '../say/grammar.ts';
import { THAT_PLAYER, whoDoes, type TriggerWord } from '../say/trigger.ts';

/** Once for each card. `event` is the player, `card` the card. */
export interface Draws {
  readonly when: 'draws';
  readonly who: Whose;
  /** The first card that the player draws in a turn, if it is such, and shown to all. */
  readonly revealsFirst?: Filter;
}

export const draws = (who: Whose): Draws => ({ when: 'draws', who });

const word: TriggerWord<Draws> = {
  text: ({ who, revealsFirst }) =>
    revealsFirst === undefined
      ? `Whenever ${whoDoes(who, 'draw', 'draws')} a card`
      : `Whenever ${whoDoes(who, 'reveal', 'reveals')} ${article(kindOfCards(revealsFirst))} this way`,
  event: () => THAT_PLAYER,
  binds: ['card'],
};
export default word;
