import { cards, type FormatHistory } from './history.ts';

const ICE_AGE = ['ICE', 'HML', 'ALL'];
const MIRAGE = ['MIR', 'VIS', 'WTH'];
const TO_MASQUES = ['TMP', 'STH', 'EXO', 'USG', 'ULG', '6ED', 'UDS', 'MMQ', 'NMS', 'PCY'];
const FROM_INVASION = [
  ...[
    'INV',
    'PLS',
    '7ED',
    'APC',
    'ODY',
    'TOR',
    'JUD',
    'ONS',
    'LGN',
    'SCG',
    '8ED',
    'MRD',
    'DST',
    '5DN',
  ],
  ...[
    'CHK',
    'BOK',
    'SOK',
    '9ED',
    'RAV',
    'GPT',
    'DIS',
    'CSP',
    'TSP',
    'TSB',
    'PLC',
    'FUT',
    '10E',
    'LRW',
  ],
  ...['MOR', 'SHM', 'EVE'],
];

/**
 * Extended: the sets of some years. Covered from 1 October 1999, when the DCI's announcement of 1 September 1999 took out
 * the sets before Ice Age. Left out: July 1997 to September 1999, since we don't have the first banned list (1 May 1997).
 */
export const EXTENDED: FormatHistory = {
  format: 'extended',
  until: '2008-09-19',
  sets: [
    {
      from: '1999-10-01',
      sets: ['5ED', ...ICE_AGE, ...MIRAGE, ...TO_MASQUES, ...FROM_INVASION],
    },
    // The notice of 17 May 2002.
    { from: '2002-11-01', sets: [...TO_MASQUES, ...FROM_INVASION] },
    { from: '2005-10-20', sets: FROM_INVASION },
  ],
  besides: {
    names: cards(`
      Badlands | Bayou | Plateau | Savannah | Scrubland | Taiga | Tropical Island | Tundra | Underground Sea |
      Volcanic Island`),
    from: '1999-10-01',
    until: '2002-10-31',
  },
  lists: [
    {
      from: '1999-10-01',
      source: 'the DCI’s announcements up to 1 September 1999',
      banned: cards(`
        Amulet of Quoz | Dream Halls | Earthcraft | Lotus Petal | Memory Jar | Mind Over Matter | Time Spiral |
        Timmerian Fiends | Tolarian Academy | Windfall | Yawgmoth's Bargain | Yawgmoth's Will | Zuran Orb`),
    },
    {
      from: '2000-04-01',
      source: 'the DCI’s announcement of 1 March 2000',
      banned: cards('Dark Ritual | Mana Vault'),
    },
    {
      from: '2001-04-01',
      source: 'the DCI’s announcement of 1 March 2001',
      banned: cards('Demonic Consultation | Necropotence | Replenish | Survival of the Fittest'),
    },
    {
      from: '2003-10-01',
      source: 'the DCI’s announcement of 1 September 2003',
      banned: cards('Entomb | Frantic Search | Goblin Lackey'),
    },
    {
      from: '2004-01-01',
      source: 'the DCI’s announcement of 1 December 2003',
      banned: cards(`
        Ancient Tomb | Goblin Recruiter | Grim Monolith | Hermit Druid | Oath of Druids | Tinker`),
    },
    {
      from: '2004-09-20',
      source: 'the DCI’s announcement of 1 September 2004',
      banned: cards('Metalworker | Skullclamp'),
    },
    {
      from: '2005-09-20',
      source: 'the DCI’s announcement of 1 September 2005',
      banned: cards('Aether Vial | Disciple of the Vault'),
    },
  ],
};
