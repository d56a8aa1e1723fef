import { wordIn } from '../phrase.ts';
import { STATICS, type StaticEffect } from '../statics/index.ts';
import type { StaticWord } from './static.ts';
import type { Terms } from './terms.ts';
import type { Say } from './word.ts';

/** What a static ability says. */
export function staticText(effect: StaticEffect, say: Say, terms: Terms): string {
  const word: StaticWord<StaticEffect> = STATICS[wordIn(STATICS, effect)];
  return word.text(effect, say, terms);
}
