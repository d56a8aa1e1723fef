import { words } from '@arbiter/cards';

const { always, both, creature, enchantmentCard } = words;

/** Creatures of a chosen type get -1/-1. */
export const engineeredPlague = enchantmentCard(
  'Engineered Plague',
  '2B',
  [
    { kind: 'enters', choosing: 'creature type' },
    always({
      modifies: both(creature, { chosen: 'creature type' }),
      by: { power: -1, toughness: -1 },
    }),
  ],
  {
    wording:
      'Urza’s Legacy chooses when it comes into play: read as a choice made as it does (6ED 410.10e), as later texts say, so that nobody answers it.',
  },
);
