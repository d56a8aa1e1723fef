import type { Effects, Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/**
 * Done if the player says so as the instruction is reached, otherwise something else. Of several players each is asked,
 * the active one first, and does it or doesn't (6ED 413.2c, 413.2d); `player` is bound to the one whose turn it is.
 */
export interface May {
  readonly do: 'may';
  /** "You" unless it says otherwise. */
  readonly who?: Reference;
  readonly effect: Effects;
  readonly otherwise?: Effects;
}

/** "You may …". */
export const may = (...effect: Effects): May => ({ do: 'may', effect });

/** "That player may …". */
export const letPlayer = (who: Reference, ...effect: Effects): May => ({ do: 'may', who, effect });

const word: Word<May> = {
  text({ who = 'you', effect, otherwise }, say) {
    const either = tapOrUntap(effect, otherwise);
    if (either !== null) return say.act(who, `tap or untap`, say.noun(either).text);
    const chosen = say.optional(who, effect);
    if (otherwise === undefined) return chosen;
    const declined = who === 'you' ? 'If you don’t' : 'If that player doesn’t';
    return `${chosen}. ${declined}, ${say.effects(otherwise)}`;
  },
  binds: ({ who = 'you' }, say) => ({ name: 'player', noun: say.asLater(who) }),
};
export default word;

/** Of one thing or the other, as the player likes: what is tapped or untapped. */
function tapOrUntap(effect: Effects, otherwise: Effects = []): Reference | null {
  const [one, other] = [effect[0], otherwise[0]];
  if (effect.length !== 1 || otherwise.length !== 1) return null;
  if (one?.do !== 'tap' || other?.do !== 'untap') return null;
  return JSON.stringify(one.what) === JSON.stringify(other.what) ? one.what : null;
}
