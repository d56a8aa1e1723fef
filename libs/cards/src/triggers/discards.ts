import { filterText } from '../filter-text.ts';
import type { Filter, Whose } from '../language.ts';
import { article } from '../say/grammar.ts';
import { one } from '../say/noun.ts';
import { whoDoes, type TriggerWord } from '../say/trigger.ts';

/** `event` is the card in the graveyard, `who` the player. */
export interface Discards {
  readonly when: 'discards';
  readonly who: Whose;
  /** Any card, unless it says which. */
  readonly what?: Filter;
}

export const discards = (who: Whose): Discards => ({ when: 'discards', who });

const word: TriggerWord<Discards> = {
  text: ({ who, what }) =>
    `Whenever ${whoDoes(who, 'discard', 'discards')} ${what === undefined ? 'a card' : article(filterText({ all: [what, { is: 'card' }] }))}`,
  event: () => one('that card'),
  binds: ['who'],
};
export default word;
