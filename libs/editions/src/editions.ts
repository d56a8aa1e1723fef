import type { Rules } from '@arbiter/engine';
import { FOURTH_EDITION } from './4ed/4ed.ts';
import { FIFTH_EDITION } from './5ed/5ed.ts';
import { SIXTH_EDITION } from './6ed/6ed.ts';
import { TIME_SPIRAL } from './tsp/tsp.ts';

/** Editions that players are offered, by code. */
export const EDITIONS: Readonly<Record<string, Rules>> = {
  '4ED': FOURTH_EDITION,
  '5ED': FIFTH_EDITION,
  '6ED': SIXTH_EDITION,
  TSP: TIME_SPIRAL,
};

/** The edition that is meant where none is named. */
export const DEFAULT_EDITION = SIXTH_EDITION.edition;

/** Every edition that scenarios can name, by code: so far, those that are offered. */
export const RULEBOOKS: Readonly<Record<string, Rules>> = EDITIONS;

/** Facts about an edition, for people. */
export interface EditionFacts {
  readonly code: string;
  readonly name: string;
  /**
   * ISO date of the rulebook, or of the set that it was made for if that came out a little later; of the editions before
   * 6ED, the last day on which tournaments were played by them. Cards that came out after this day are not in the edition.
   */
  readonly date: string;
}

/** The edition that is meant where none is named comes first. */
export const EDITION_FACTS: readonly EditionFacts[] = [
  { code: '6ED', name: 'Classic (Sixth Edition), rules of 1999', date: '1999-11-01' },
  { code: 'TSP', name: 'Time Spiral, rules of 2006', date: '2006-10-06' },
  { code: '5ED', name: 'Fifth Edition, rules of 1997', date: '1999-05-31' },
  { code: '4ED', name: 'Fourth Edition, rules of 1995', date: '1996-08-31' },
];
