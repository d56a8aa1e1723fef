import { TYPE_1 } from './type-1.ts';
import { cards, type FormatHistory, type ListChange } from './history.ts';

/** From this day Type 1.5 had a list of its own (the DCI's announcement of 1 September 2004). */
const OWN_LIST = '2004-09-20';

/** Until then whatever was on one of the lists of Type 1 was banned, and stayed so if it went from one to the other. */
function following(changes: readonly ListChange[]): ListChange[] {
  const onLists = new Set<string>();
  return changes.map(({ banned = [], restricted = [], ...rest }) => {
    const added = [...banned, ...restricted].filter((name) => !onLists.has(name));
    for (const name of added) onLists.add(name);
    for (const name of rest.freed ?? []) onLists.delete(name);
    return { ...rest, banned: added };
  });
}

/**
 * Type 1.5 (Classic-Restricted, later Legacy): every set. Covered from 1 April 1999; left out: the years before, in
 * which its printed list and its definition by the other formats' lists differed.
 */
export const TYPE_1_5: FormatHistory = {
  format: 'type-1.5',
  until: '2008-09-19',
  sets: [{ from: '1999-04-01', sets: 'all' }],
  lists: [
    ...following(TYPE_1.lists.filter(({ from }) => from < OWN_LIST)),
    {
      from: OWN_LIST,
      source: 'the DCI’s announcement of 1 September 2004',
      banned: cards(`
        Bazaar of Baghdad | Goblin Recruiter | Hermit Druid | Illusionary Mask | Land Tax | Mana Drain | Metalworker |
        Mishra's Workshop | Oath of Druids | Replenish | Skullclamp | Worldgorger Dragon`),
      freed: cards(`
        Braingeyser | Burning Wish | Chrome Mox | Crop Rotation | Doomsday | Enlightened Tutor | Fact or Fiction |
        Fork | Lion's Eye Diamond | Lotus Petal | Mox Diamond | Mystical Tutor | Regrowth | Stroke of Genius |
        Voltaic Key`),
    },
    {
      from: '2005-09-20',
      source: 'the DCI’s announcement of 1 September 2005',
      banned: cards('Imperial Seal'),
    },
    {
      from: '2007-06-20',
      source: 'the DCI’s announcement of 1 June 2007',
      banned: cards('Flash'),
      freed: cards('Mind Over Matter | Replenish'),
    },
    {
      from: '2007-09-20',
      source: 'the DCI’s announcement of 1 September 2007',
      banned: cards('Shahrazad'),
    },
  ],
};
