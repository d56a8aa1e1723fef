import { numberWord } from './grammar.ts';

/** The verb in its base form, and what follows it. */
export type Predicate = readonly [verb: string, rest: string];

/** What one rule of combat is, apart from its type: each file in `combat-rules/` exports one by default. */
export interface CombatRuleWord<R> {
  /** Of one creature, or of several: `can’t`, `block`. @param self what the object whose text it is calls itself */
  text(rule: R, self: string): Predicate;
}

export const creatures = (count: number): string =>
  `${numberWord(count)} ${count === 1 ? 'creature' : 'creatures'}`;
