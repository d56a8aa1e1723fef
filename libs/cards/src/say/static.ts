import { enchantedAmong, filterText, headText } from '../filter-text.ts';
import type { Watched, Whose } from '../language.ts';
import { many, one, type Noun } from './noun.ts';
import type { Terms } from './terms.ts';
import type { Say } from './word.ts';

/**
 * What one word for static abilities is, apart from its type: each file in `statics/` exports one by default. The engine
 * has what it means in a file of the same name.
 */
export interface StaticWord<S> {
  /** A whole sentence, with its stop. */
  text(effect: S, say: Say, terms: Terms): string;
}

/** Everything that it is said of, in the plural: `other global enchantments`. */
export function subjectOf(who: Watched, say: Say): Noun {
  if (typeof who === 'string') return say.noun(who);
  const text = filterText(who, 'many');
  return enchantedAmong(who) === null ? many(text, { kind: headText(who) }) : one(text);
}

export const WHO: Readonly<Record<Whose, string>> = {
  you: 'You',
  opponent: 'Your opponent',
  'each player': 'Players',
};
