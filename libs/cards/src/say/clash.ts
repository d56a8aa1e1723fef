import type { Effect, Effects } from '../language.ts';

/** What both players do in a clash, said at once: instruction by instruction nobody could tell whose card is which. */
export const CLASHING =
  'you and your opponent each reveal the top card of your libraries, and each of you may put that card on the bottom';

/** How many instructions it is: each player looks at a card, shows it, and may put it away. */
const LENGTH = 6;

interface Clash {
  /** The names under which the cards that are shown are bound. */
  readonly yours: string;
  readonly theirs: string;
}

/** Whether a clash begins with this instruction, or the instruction belongs to one that has begun. */
export function clashAt(effects: Effects, i: number): Clash | 'goes on' | null {
  for (let from = Math.max(0, i - LENGTH + 1); from <= i; from++) {
    const clash = clashOf(effects.slice(from, from + LENGTH));
    if (clash !== null) return from === i ? clash : 'goes on';
  }
  return null;
}

function clashOf([look, show, lookToo, showToo, put, putToo]: Effects): Clash | null {
  if (put === undefined || putToo === undefined) return null;
  const yours = shownTop(look, show);
  const theirs = shownTop(lookToo, showToo);
  if (yours?.of !== 'you' || theirs?.of !== 'opponent') return null;
  const isClash = isPutAway(put, 'you', yours.as) && isPutAway(putToo, 'opponent', theirs.as);
  return isClash ? { yours: yours.as, theirs: theirs.as } : null;
}

function shownTop(
  look?: Effect,
  show?: Effect,
): { readonly of: unknown; readonly as: string } | null {
  if (look?.do !== 'lookAtTop' || show?.do !== 'reveal' || look.as === undefined) return null;
  const { what } = show;
  const isShown = typeof what === 'object' && 'bound' in what && what.bound === look.as;
  return isShown ? { of: look.of, as: look.as } : null;
}

function isPutAway(effect: Effect, who: 'you' | 'opponent', name: string): boolean {
  if (effect.do !== 'may' || (effect.who ?? 'you') !== who) return false;
  const [move] = effect.effect;
  return (
    move?.do === 'move' &&
    move.bottom === true &&
    typeof move.what === 'object' &&
    'bound' in move.what &&
    move.what.bound === name
  );
}
