import { cards, type FormatHistory } from './history.ts';

const ICE_AGE = ['ICE', 'HML', 'ALL'];
const MIRAGE = ['MIR', 'VIS', 'WTH'];
const TEMPEST = ['TMP', 'STH', 'EXO'];
const URZA = ['USG', 'ULG', 'UDS'];
const MASQUES = ['MMQ', 'NMS', 'PCY'];
const INVASION = ['INV', 'PLS', 'APC'];
const ODYSSEY = ['ODY', 'TOR', 'JUD'];
const ONSLAUGHT = ['ONS', 'LGN', 'SCG'];
const MIRRODIN = ['MRD', 'DST', '5DN'];
const KAMIGAWA = ['CHK', 'BOK', 'SOK'];
const RAVNICA = ['RAV', 'GPT', 'DIS'];
const TIME_SPIRAL = ['CSP', 'TSP', 'TSB', 'PLC', 'FUT'];
const LORWYN = ['LRW', 'MOR', 'SHM', 'EVE'];

/**
 * Type 2 (Standard): the current basic set and the expansions in print, from July 1997 the two latest blocks. Covered
 * from the first Pro Tour (17 February 1996). Left out: 1995; November 1996 to June 1997, when the sets changed more
 * often than we have dates for; and the weeks in which a basic set was out and we don't know since when it counted.
 */
export const TYPE_2: FormatHistory = {
  format: 'type-2',
  until: '2008-09-19',
  sets: [
    // The Pro Tour asked for five cards of each expansion that was in Type 2.
    { from: '1996-02-17', sets: ['4ED', 'CHR', 'FEM', 'ICE', 'HML', 'ALL'] },
    { from: '1996-10-08', sets: null },
    // The DCI's announcement of 1 May 1997: the latest basic set and the two latest blocks.
    { from: '1997-07-01', sets: ['5ED', ...ICE_AGE, ...MIRAGE] },
    { from: '1997-11-01', sets: ['5ED', ...MIRAGE, ...TEMPEST] },
    { from: '1998-11-01', sets: ['5ED', ...TEMPEST, ...URZA] },
    { from: '1999-04-21', sets: null },
    { from: '1999-06-01', sets: ['6ED', ...TEMPEST, ...URZA] },
    { from: '1999-11-01', sets: ['6ED', ...URZA, ...MASQUES] },
    { from: '2000-11-01', sets: ['6ED', ...MASQUES, ...INVASION] },
    { from: '2001-04-11', sets: null },
    { from: '2001-06-01', sets: ['7ED', ...MASQUES, ...INVASION] },
    { from: '2001-11-01', sets: ['7ED', ...INVASION, ...ODYSSEY] },
    { from: '2002-11-01', sets: ['7ED', ...ODYSSEY, ...ONSLAUGHT] },
    { from: '2003-07-28', sets: null },
    { from: '2003-08-06', sets: ['8ED', ...ODYSSEY, ...ONSLAUGHT] },
    { from: '2003-10-20', sets: ['8ED', ...ONSLAUGHT, ...MIRRODIN] },
    { from: '2004-10-20', sets: ['8ED', ...MIRRODIN, ...KAMIGAWA] },
    { from: '2005-07-29', sets: null },
    { from: '2005-08-20', sets: ['9ED', ...MIRRODIN, ...KAMIGAWA] },
    { from: '2005-10-20', sets: ['9ED', ...KAMIGAWA, ...RAVNICA, 'CSP'] },
    { from: '2006-10-20', sets: ['9ED', ...RAVNICA, ...TIME_SPIRAL] },
    { from: '2007-07-13', sets: null },
    { from: '2007-08-20', sets: ['10E', ...RAVNICA, ...TIME_SPIRAL] },
    { from: '2007-10-20', sets: ['10E', ...TIME_SPIRAL, ...LORWYN] },
  ],
  lists: [
    {
      from: '1996-02-17',
      source:
        'the lists of Type 1, which Type 2 took over (10 January 1995), and the DCI’s changes for February 1996',
      banned: cards(`
        Amulet of Quoz | Bronze Tablet | Channel | Jeweled Bird | Mind Twist | Rebirth | Tempest Efreet |
        Timmerian Fiends`),
      restricted: cards("Balance | Black Vise | Feldon's Cane | Ivory Tower | Recall | Zuran Orb"),
    },
    {
      from: '1996-07-01',
      source: 'the DCI’s changes for July 1996',
      restricted: cards('Land Tax'),
    },
    {
      from: '1996-10-01',
      source: 'the DCI’s changes for October 1996',
      restricted: cards('Hymn to Tourach | Strip Mine'),
    },
    {
      from: '1997-01-01',
      source: 'the DCI’s letter of December 1996, which ended the restricted list',
      banned: cards('Balance | Black Vise | Hymn to Tourach | Ivory Tower | Land Tax | Strip Mine'),
      freed: cards("Feldon's Cane | Recall"),
    },
    {
      from: '1997-07-01',
      source: 'the DCI’s announcement of 1 May 1997',
      banned: cards('Zuran Orb'),
    },
    {
      from: '1999-01-01',
      source: 'the DCI’s announcement of 1 December 1998',
      banned: cards('Tolarian Academy | Windfall'),
    },
    {
      from: '1999-04-01',
      source: 'the DCI’s announcements of 1 and 11 March 1999',
      banned: cards(`
        Dream Halls | Earthcraft | Fluctuator | Lotus Petal | Memory Jar | Recurring Nightmare | Time Spiral`),
    },
    {
      from: '1999-07-01',
      source: 'the DCI’s announcement of 1 June 1999',
      banned: cards('Mind Over Matter'),
    },
    {
      from: '2004-06-20',
      source: 'the DCI’s announcement of 1 June 2004',
      banned: cards('Skullclamp'),
    },
    {
      from: '2005-03-20',
      source: 'the DCI’s announcement of 1 March 2005',
      banned: cards(`
        Ancient Den | Arcbound Ravager | Darksteel Citadel | Disciple of the Vault | Great Furnace |
        Seat of the Synod | Tree of Tales | Vault of Whispers`),
    },
  ],
};
