import type { Effect, Reference } from '../language.ts';
import type { Say } from './word.ts';

/** Whether a card is dealt with that you have just searched for, or shown after that: said in the same sentence. */
export function isFound(what: Reference, { previous }: Pick<Say, 'previous'>): boolean {
  if (typeof what !== 'object' || !('bound' in what) || previous === null) return false;
  if (previous.do === 'search') return previous.who === undefined && previous.as === what.bound;
  return isShown(previous) && JSON.stringify(previous.what) === JSON.stringify(what);
}

/** Before what is done with it: the last thing of the sentence, unless the library is shuffled yet. */
export const afterFound = ({ next }: Pick<Say, 'next'>): string =>
  next?.do === 'shuffle' && next.who === 'you' ? ', ' : ' and ';

const isShown = (effect: Effect): effect is Extract<Effect, { do: 'reveal' }> =>
  effect.do === 'reveal' && effect.who === undefined;

/** Whether what is shown is put somewhere else than into a library in the same sentence. */
export const isPutAwayNext = ({ next }: Pick<Say, 'next'>): boolean =>
  next?.do === 'putIntoPlay' || (next?.do === 'move' && next.to !== 'library');

/** Whether cards that were found have just been put somewhere else than into a library, before that is shuffled. */
export function isPutAway({ previous }: Pick<Say, 'previous'>): boolean {
  if (previous?.do !== 'move' && previous?.do !== 'putIntoPlay') return false;
  if (previous.do === 'move' && previous.to === 'library') return false;
  const { what } = previous;
  return typeof what === 'object' && 'bound' in what;
}
