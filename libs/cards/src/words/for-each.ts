import type { Effect, Effects, Reference } from '../language.ts';
import { one } from '../say/noun.ts';
import type { Say, Word } from '../say/word.ts';

/**
 * Done once for each of these players or objects, as they are when it begins: players from the active one on, objects in
 * the order of their zone (6ED 413.2d).
 */
export interface ForEach {
  readonly do: 'forEach';
  readonly each: Reference;
  /** Bound to each of them in turn, for the effect alone. */
  readonly as: string;
  readonly effect: Effects;
}

export const forEach = (each: Reference, as: string, ...effect: Effect[]): ForEach => ({
  do: 'forEach',
  each,
  as,
  effect,
});

const word: Word<ForEach> = {
  text({ each, effect }, say) {
    if (isDoneByAll(each, effect)) return say.effects(effect);
    const all = inChosenOrder(each, say);
    const which = all === null ? eachText(each, say) : `of ${say.noun(all).text} in any order`;
    return `for each ${which}, ${say.effects(effect)}`;
  },
  binds: ({ each, as, effect }) => ({
    name: as,
    noun: isDoneByAll(each, effect)
      ? one('each player', { isPlayer: true, later: 'that player' })
      : isOfPlayers(each)
        ? one('that player', { isPlayer: true, later: 'that player' })
        : one('it', { later: 'it' }),
  }),
};
export default word;

/** One thing that each player does is said of each player: `each player antes a card`. */
const isDoneByAll = (each: Reference, effect: Effects): boolean =>
  each === 'each player' && effect.length === 1 && effect[0] !== undefined && 'who' in effect[0];

const isOfPlayers = (each: Reference): boolean => each === 'each player' || each === 'opponent';

/** One that was just chosen, and then the others: all of them, in an order that is chosen so; `null` for anything else. */
function inChosenOrder(each: Reference, { previous }: Pick<Say, 'previous'>): Reference | null {
  if (previous?.do !== 'choose' || typeof each !== 'object' || !('several' in each)) return null;
  const [first, others] = each.several;
  const isFirst = JSON.stringify(first) === JSON.stringify({ bound: previous.as });
  const isRest = JSON.stringify(others ?? null).includes(
    JSON.stringify([{ among: previous.among }, { not: { among: { bound: previous.as } } }]),
  );
  return isFirst && isRest ? previous.among : null;
}

function eachText(each: Reference, say: Say): string {
  if (each === 'each player') return 'player';
  if (each === 'opponent') return each;
  if (typeof each === 'object' && 'every' in each) return say.kind(each.every);
  if (typeof each === 'object' && 'cards' in each) return say.kind(each);
  return `of ${say.noun(each).text}`;
}
