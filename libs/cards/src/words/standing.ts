import type { Duration, Reference, StaticEffect } from '../language.ts';
import { combatPredicate } from '../combat-text.ts';
import { subjectOf } from '../say/static.ts';
import { staticText } from '../say/statics.ts';
import type { Word } from '../say/word.ts';

/** What a permanent's text could say all the time, said for a while. */
export interface Standing {
  readonly do: 'standing';
  readonly effect: StaticEffect;
  /** For the rest of the game, unless it says otherwise. */
  readonly until?: Exclude<Duration, object>;
  /** The name to which an instruction before it has bound the chosen colour that it speaks of. */
  readonly chosen?: string;
  /** What it is about for good: `{ bound: 'about' }` in its effect. */
  readonly about?: Reference;
}

export const standing = (effect: StaticEffect, until: Exclude<Duration, object>): Standing => ({
  do: 'standing',
  effect,
  until,
});

const word: Word<Standing> = {
  text({ effect, until, about }, say, terms) {
    if (about !== undefined && 'forbids' in effect) {
      return `activated abilities of ${say.noun(about).text} can’t be played${say.duration(until).replace(' until end of turn', ' this turn')}`;
    }
    if ('inCombat' in effect) {
      const [verb, rest] = combatPredicate(effect.inCombat, say.self.text);
      return say.states(subjectOf(effect.who, say), verb, `${rest}${say.duration(until)}`);
    }
    if ('additionalLands' in effect && effect.who === 'you' && until === 'end of turn') {
      const { additionalLands: most } = effect;
      return `you may play ${most === 1 ? '' : 'up to '}${say.count(most, 'additional land')} this turn`;
    }
    const sentence = staticText(effect, say, terms);
    return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1, -1)}${say.duration(until)}`;
  },
};
export default word;
