/** What was played at tournaments: facts, as lists of them were published. */
import type { TournamentDeck } from '../deck.ts';
import { PRO_TOUR_1996 } from './pro-tour-1996.ts';
import { WORLDS_1996 } from './worlds-1996.ts';
import { WORLDS_1997 } from './worlds-1997.ts';
import { WORLDS_1998 } from './worlds-1998.ts';
import { WORLDS_1999 } from './worlds-1999.ts';
import { WORLDS_2000 } from './worlds-2000.ts';
import { WORLDS_2001 } from './worlds-2001.ts';
import { WORLDS_2002 } from './worlds-2002.ts';
import { WORLDS_2003 } from './worlds-2003.ts';
import { WORLDS_2004 } from './worlds-2004.ts';
import { WORLDS_2005 } from './worlds-2005.ts';
import { WORLDS_2006 } from './worlds-2006.ts';
import { WORLDS_2007 } from './worlds-2007.ts';

/** Every deck, by the day of its tournament. */
export const TOURNAMENT_DECKS: readonly TournamentDeck[] = [
  ...PRO_TOUR_1996,
  ...WORLDS_1996,
  ...WORLDS_1997,
  ...WORLDS_1998,
  ...WORLDS_1999,
  ...WORLDS_2000,
  ...WORLDS_2001,
  ...WORLDS_2002,
  ...WORLDS_2003,
  ...WORLDS_2004,
  ...WORLDS_2005,
  ...WORLDS_2006,
  ...WORLDS_2007,
];
