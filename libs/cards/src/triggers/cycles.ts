import type { Watched, Whose } from '../language.ts';
import { one } from '../say/noun.ts';
import { watched, whoDoes, type TriggerWord } from '../say/trigger.ts';

/** The cycling ability of a card was played (6ED 502.9). `event` is that card, `who` the player. */
export interface Cycles {
  readonly when: 'cycles';
  readonly who: Whose;
  /** Any card, unless it says which; `self` works where the card is then. */
  readonly what?: Watched;
}

export const cycles = (who: Whose, what?: Watched): Cycles => ({
  when: 'cycles',
  who,
  ...(what === undefined ? {} : { what }),
});

const word: TriggerWord<Cycles> = {
  text: ({ who, what }, say) =>
    `${what === 'self' ? 'When' : 'Whenever'} ${whoDoes(who, 'cycle', 'cycles')} ${what === undefined ? 'a card' : watched(what, say)}`,
  event: () => one('that card'),
  binds: ['who'],
};
export default word;
