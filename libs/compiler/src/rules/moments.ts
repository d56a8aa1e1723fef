/** What a moment that stands before it belongs to. */
import type { Effects } from '@arbiter/cards';
import { Nonsense } from '../scope.ts';

/** What begins with its moment: that holds for what is joined to it with "and" as well. */
const BEGIN_WITH_MOMENT = new WeakSet<Effects>();

/** Marks what is said after the moment at which it is done. */
export function atTheMoment(effects: Effects): Effects {
  BEGIN_WITH_MOMENT.add(effects);
  return effects;
}

/** Two things that are done; both of them later, where a moment stands before them. */
export function bothDone(first: Effects, then: Effects): Effects {
  const [delay] = first;
  if (!BEGIN_WITH_MOMENT.has(first) || delay?.do !== 'delay') return [...first, ...then];
  // What is done later knows its targets by another name.
  if (JSON.stringify(then).includes('"target"')) throw new Nonsense();
  return [{ ...delay, effect: [...delay.effect, ...then] }];
}
