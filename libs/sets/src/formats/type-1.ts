import { cards, type FormatHistory } from './history.ts';

/**
 * Type 1 (Classic, later Vintage): every set. Covered from 1 April 1996, for which The Duelist 10 (May 1996) and the
 * DCI's Universal Tournament Rules of 1 January 1997 print the lists. Left out: the lists of 1994 and 1995, since the
 * records that we know contradict each other in what was added when; and Mana Crypt (restricted from October 1999), which
 * came with a book and in no set.
 */
export const TYPE_1: FormatHistory = {
  format: 'type-1',
  until: '2008-09-19',
  sets: [{ from: '1996-04-01', sets: 'all' }],
  lists: [
    {
      from: '1996-04-01',
      source: 'The Duelist 10, May 1996',
      banned: cards(`
        Amulet of Quoz | Bronze Tablet | Channel | Chaos Orb | Contract from Below | Darkpact | Demonic Attorney |
        Divine Intervention | Falling Star | Jeweled Bird | Mind Twist | Rebirth | Shahrazad | Tempest Efreet |
        Timmerian Fiends`),
      restricted: cards(`
        Ancestral Recall | Balance | Berserk | Black Lotus | Braingeyser | Candelabra of Tawnos | Copy Artifact |
        Demonic Tutor | Feldon's Cane | Fork | Ivory Tower | Library of Alexandria | Maze of Ith | Mirror Universe |
        Mishra's Workshop | Mox Emerald | Mox Jet | Mox Pearl | Mox Ruby | Mox Sapphire | Recall | Regrowth |
        Sol Ring | Time Walk | Timetwister | Underworld Dreams | Wheel of Fortune | Zuran Orb`),
    },
    {
      from: '1996-10-01',
      source: 'the Universal Tournament Rules of 1 January 1997',
      restricted: cards('Fastbond'),
    },
    {
      from: '1997-07-01',
      source: 'the DCI’s changes for July 1997',
      restricted: cards('Black Vise'),
      // On the lists of January 1997 and on none from 1999: we know no announcement that took them off.
      unknown: cards(
        "Candelabra of Tawnos | Copy Artifact | Feldon's Cane | Mishra's Workshop | Zuran Orb",
      ),
    },
    {
      from: '1998-01-01',
      source: 'the DCI’s announcement of 3 December 1997',
      restricted: cards('Strip Mine'),
    },
    {
      from: '1999-01-01',
      source: 'the DCI’s announcement of 1 December 1998',
      restricted: cards('Stroke of Genius | Tolarian Academy | Windfall'),
    },
    {
      from: '1999-04-01',
      source: 'the DCI’s announcements of 1 and 11 March 1999',
      restricted: cards('Memory Jar | Time Spiral'),
      freed: cards(`
        Candelabra of Tawnos | Copy Artifact | Feldon's Cane | Maze of Ith | Mishra's Workshop | Zuran Orb`),
    },
    {
      from: '1999-10-01',
      source: 'the DCI’s announcement of 1 September 1999',
      restricted: cards(`
        Crop Rotation | Doomsday | Dream Halls | Enlightened Tutor | Frantic Search | Grim Monolith |
        Hurkyl's Recall | Lotus Petal | Mana Vault | Mind Over Matter | Mox Diamond | Mystical Tutor |
        Tinker | Vampiric Tutor | Voltaic Key | Yawgmoth's Bargain | Yawgmoth's Will`),
      freed: cards(
        'Divine Intervention | Ivory Tower | Mirror Universe | Shahrazad | Underworld Dreams',
      ),
    },
    {
      from: '2000-10-01',
      source: 'the DCI’s Type 1 rules of 1 October 2000',
      restricted: cards('Channel | Demonic Consultation | Mind Twist | Necropotence'),
    },
    {
      from: '2002-01-01',
      source: 'the DCI’s announcement of 1 December 2001',
      restricted: cards('Fact or Fiction'),
    },
    {
      from: '2003-04-01',
      source: 'the DCI’s announcement of March 2003',
      restricted: cards('Earthcraft | Entomb'),
      freed: cards("Berserk | Hurkyl's Recall | Recall"),
    },
    {
      from: '2003-07-01',
      source: 'the DCI’s announcement of 29 May 2003',
      restricted: cards("Gush | Mind's Desire"),
    },
    {
      from: '2004-01-01',
      source: 'the DCI’s announcement of 1 December 2003',
      restricted: cards("Burning Wish | Chrome Mox | Lion's Eye Diamond"),
    },
    {
      from: '2004-09-20',
      source: 'the DCI’s announcement of 1 September 2004',
      freed: cards('Braingeyser | Doomsday | Earthcraft | Fork'),
    },
    {
      from: '2004-12-20',
      source: 'the DCI’s announcement of 1 December 2004',
      freed: cards('Stroke of Genius'),
    },
    {
      from: '2005-03-20',
      source: 'the DCI’s announcement of 1 March 2005',
      restricted: cards('Trinisphere'),
    },
    {
      from: '2005-09-20',
      source: 'the DCI’s announcement of 1 September 2005',
      restricted: cards('Imperial Seal | Personal Tutor'),
      freed: cards('Mind Over Matter'),
    },
    {
      from: '2007-06-20',
      source: 'the DCI’s announcement of 1 June 2007',
      restricted: cards('Gifts Ungiven'),
      freed: cards('Black Vise | Gush | Mind Twist | Voltaic Key'),
    },
    {
      from: '2007-09-20',
      source: 'the DCI’s announcement of 1 September 2007',
      banned: cards('Shahrazad'),
    },
    {
      from: '2008-06-20',
      source: 'the DCI’s announcement of 2 June 2008',
      restricted: cards('Brainstorm | Flash | Gush | Merchant Scroll | Ponder'),
    },
  ],
};
