import type { Effects, Reference } from '../language.ts';
import { numberWord } from '../say/grammar.ts';
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
    const most = drawsUpTo({ do: 'may', who, effect, ...(otherwise && { otherwise }) });
    if (most > 1) return say.states(say.noun(who), 'may', `draw up to ${numberWord(most)} cards`);
    const chosen = say.optional(who, effect);
    if (otherwise === undefined) return chosen;
    const [next] = otherwise;
    const isSecond = next?.do === 'may' && otherwise.length === 1 && next.otherwise !== undefined;
    if (!isSecond || JSON.stringify(next.who) !== JSON.stringify(who)) {
      return `${chosen}. ${declines(who, 'don’t')}, ${say.effects(otherwise)}`;
    }
    const second = say.optional(who, next.effect);
    const neither = `${declines(who, 'do neither')}, ${say.effects(next.otherwise ?? [])}`;
    return `${chosen}. ${declines(who, 'don’t')}, ${second}. ${neither}`;
  },
  binds: ({ who = 'you' }, say) => ({ name: 'player', noun: say.asLater(who) }),
};
export default word;

function declines(who: Reference, verb: 'don’t' | 'do neither'): string {
  if (who === 'you') return `If you ${verb}`;
  return `If that player ${verb === 'don’t' ? 'doesn’t' : 'does neither'}`;
}

/** How many cards the player may draw, who is asked for each number from the highest down; 0 for anything else. */
function drawsUpTo({ who, effect, otherwise = [] }: May): number {
  const [draw, next] = [effect[0], otherwise[0]];
  if (draw?.do !== 'draw' || effect.length !== 1 || otherwise.length > 1) return 0;
  if (JSON.stringify(draw.who) !== JSON.stringify(who)) return 0;
  if (next === undefined) return draw.amount === 1 ? 1 : 0;
  const fewer = next.do === 'may' ? drawsUpTo(next) : 0;
  return fewer > 0 && draw.amount === fewer + 1 ? fewer + 1 : 0;
}

/** Of one thing or the other, as the player likes: what is tapped or untapped. */
function tapOrUntap(effect: Effects, otherwise: Effects = []): Reference | null {
  const [one, other] = [effect[0], otherwise[0]];
  if (effect.length !== 1 || otherwise.length !== 1) return null;
  if (one?.do !== 'tap' || other?.do !== 'untap') return null;
  return JSON.stringify(one.what) === JSON.stringify(other.what) ? one.what : null;
}
