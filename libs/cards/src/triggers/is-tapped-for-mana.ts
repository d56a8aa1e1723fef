import { filterText } from '../filter-text.ts';
import type { Watched } from '../language.ts';
import { article } from '../say/grammar.ts';
import { THAT_PLAYER, type TriggerWord } from '../say/trigger.ts';

/** `event` is the player who did so, `permanent` what was tapped. */
export interface IsTappedForMana {
  readonly when: 'is tapped for mana';
  readonly what: Watched;
}

export const isTappedForMana = (what: Watched): IsTappedForMana => ({
  when: 'is tapped for mana',
  what,
});

const word: TriggerWord<IsTappedForMana> = {
  text: ({ what }, say) =>
    typeof what === 'string'
      ? `Whenever ${say.noun(what).text} is tapped for mana`
      : `Whenever a player taps ${article(filterText(what))} for mana`,
  event: () => THAT_PLAYER,
  binds: ['permanent'],
};
export default word;
