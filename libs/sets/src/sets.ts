/** A set of cards. Dates are ISO dates. */
export interface CardSet {
  readonly code: string;
  readonly name: string;
  /** When its cards came out; of sets that were sold over weeks the first day. */
  readonly released: string;
  /**
   * From when it was legal in constructed tournaments that take it at all: the first day if that is known for sure
   * (`from`), or else a day on which it surely was (`by`); between its release and that day nothing is said here.
   */
  readonly legal: { readonly from: string } | { readonly by: string };
}

/**
 * The sets of 1993 to 2008, oldest first. Days of legality:
 *
 * - up to Homelands: by the first Pro Tour (17 February 1996), which took cards of each set in Type 2; Alliances: by the
 *   World Championship of August 1996, Mirage to Weatherlight and Fifth Edition: by that of August 1997;
 * - Tempest to Onslaught: the first of the month after the release, as the DCI's calendars of these years have it (its
 *   notice of 17 May 2002 names 1 November 2002 for Onslaught); where a release late in its month leaves two readings,
 *   the later one as `by`;
 * - Eighth Edition: by the World Championship of August 2003, whose decks have its cards;
 * - Mirrodin to Lorwyn: the 20th of the month (DCI floor rules 2003 to 2007), of sets from late July that of August;
 * - Morningtide and later: on the day of the release (DCI announcement, effective 20 December 2007);
 * - Portal and Starter sets: 20 October 2005, in the formats that take every set (DCI announcement of 1 March 2005).
 */
export const SETS: readonly CardSet[] = [
  set('LEA', 'Limited Edition Alpha', '1993-08-05', { by: '1996-02-17' }),
  set('LEB', 'Limited Edition Beta', '1993-10-01', { by: '1996-02-17' }),
  set('2ED', 'Unlimited Edition', '1993-12-01', { by: '1996-02-17' }),
  set('ARN', 'Arabian Nights', '1993-12-17', { by: '1996-02-17' }),
  set('ATQ', 'Antiquities', '1994-03-04', { by: '1996-02-17' }),
  set('3ED', 'Revised Edition', '1994-04-01', { by: '1996-02-17' }),
  set('LEG', 'Legends', '1994-06-10', { by: '1996-02-17' }),
  set('DRK', 'The Dark', '1994-08-08', { by: '1996-02-17' }),
  set('FEM', 'Fallen Empires', '1994-11-15', { by: '1996-02-17' }),
  set('4ED', 'Fourth Edition', '1995-04-01', { by: '1996-02-17' }),
  set('ICE', 'Ice Age', '1995-06-01', { by: '1996-02-17' }),
  set('CHR', 'Chronicles', '1995-07-01', { by: '1996-02-17' }),
  set('HML', 'Homelands', '1995-10-14', { by: '1996-02-17' }),
  set('ALL', 'Alliances', '1996-06-10', { by: '1996-08-14' }),
  set('MIR', 'Mirage', '1996-10-08', { by: '1997-08-13' }),
  set('VIS', 'Visions', '1997-02-03', { by: '1997-08-13' }),
  set('5ED', 'Fifth Edition', '1997-03-24', { by: '1997-08-13' }),
  set('POR', 'Portal', '1997-05-01', { from: '2005-10-20' }),
  set('WTH', 'Weatherlight', '1997-06-09', { by: '1997-08-13' }),
  set('TMP', 'Tempest', '1997-10-14', { from: '1997-11-01' }),
  set('STH', 'Stronghold', '1998-03-02', { from: '1998-04-01' }),
  set('EXO', 'Exodus', '1998-06-15', { from: '1998-07-01' }),
  set('PO2', 'Portal Second Age', '1998-06-24', { from: '2005-10-20' }),
  set('USG', 'Urza’s Saga', '1998-10-12', { from: '1998-11-01' }),
  set('ULG', 'Urza’s Legacy', '1999-02-15', { from: '1999-03-01' }),
  set('6ED', 'Classic Sixth Edition', '1999-04-21', { by: '1999-06-01' }),
  set('PTK', 'Portal Three Kingdoms', '1999-05-01', { from: '2005-10-20' }),
  set('UDS', 'Urza’s Destiny', '1999-06-07', { from: '1999-07-01' }),
  set('S99', 'Starter 1999', '1999-07-12', { from: '2005-10-20' }),
  set('MMQ', 'Mercadian Masques', '1999-10-04', { from: '1999-11-01' }),
  set('NMS', 'Nemesis', '2000-02-14', { from: '2000-03-01' }),
  set('S00', 'Starter 2000', '2000-04-24', { from: '2005-10-20' }),
  set('PCY', 'Prophecy', '2000-06-05', { from: '2000-07-01' }),
  set('INV', 'Invasion', '2000-10-02', { from: '2000-11-01' }),
  set('PLS', 'Planeshift', '2001-02-05', { from: '2001-03-01' }),
  set('7ED', 'Seventh Edition', '2001-04-11', { by: '2001-06-01' }),
  set('APC', 'Apocalypse', '2001-06-04', { from: '2001-07-01' }),
  set('ODY', 'Odyssey', '2001-10-01', { from: '2001-11-01' }),
  set('TOR', 'Torment', '2002-02-08', { from: '2002-03-01' }),
  set('JUD', 'Judgment', '2002-05-27', { by: '2002-07-01' }),
  set('ONS', 'Onslaught', '2002-10-07', { from: '2002-11-01' }),
  set('LGN', 'Legions', '2003-02-03', { from: '2003-03-01' }),
  set('SCG', 'Scourge', '2003-05-26', { by: '2003-07-01' }),
  set('8ED', 'Eighth Edition', '2003-07-28', { by: '2003-08-06' }),
  set('MRD', 'Mirrodin', '2003-10-02', { from: '2003-10-20' }),
  set('DST', 'Darksteel', '2004-02-06', { from: '2004-02-20' }),
  set('5DN', 'Fifth Dawn', '2004-06-04', { from: '2004-06-20' }),
  set('CHK', 'Champions of Kamigawa', '2004-10-01', { from: '2004-10-20' }),
  set('BOK', 'Betrayers of Kamigawa', '2005-02-04', { from: '2005-02-20' }),
  set('SOK', 'Saviors of Kamigawa', '2005-06-03', { from: '2005-06-20' }),
  set('9ED', 'Ninth Edition', '2005-07-29', { by: '2005-08-20' }),
  set('RAV', 'Ravnica: City of Guilds', '2005-10-07', { from: '2005-10-20' }),
  set('GPT', 'Guildpact', '2006-02-03', { from: '2006-02-20' }),
  set('DIS', 'Dissension', '2006-05-05', { from: '2006-05-20' }),
  set('CST', 'Coldsnap Theme Decks', '2006-07-21', { by: '2006-08-20' }),
  set('CSP', 'Coldsnap', '2006-07-21', { by: '2006-08-20' }),
  set('TSP', 'Time Spiral', '2006-10-06', { from: '2006-10-20' }),
  set('TSB', 'Time Spiral “Timeshifted”', '2006-10-06', { from: '2006-10-20' }),
  set('PLC', 'Planar Chaos', '2007-02-02', { from: '2007-02-20' }),
  set('FUT', 'Future Sight', '2007-05-04', { from: '2007-05-20' }),
  set('10E', 'Tenth Edition', '2007-07-13', { by: '2007-08-20' }),
  set('LRW', 'Lorwyn', '2007-10-12', { from: '2007-10-20' }),
  set('MOR', 'Morningtide', '2008-02-01', { from: '2008-02-01' }),
  set('SHM', 'Shadowmoor', '2008-05-02', { from: '2008-05-02' }),
  set('EVE', 'Eventide', '2008-07-25', { from: '2008-07-25' }),
];

function set(code: string, name: string, released: string, legal: CardSet['legal']): CardSet {
  return { code, name, released, legal };
}
