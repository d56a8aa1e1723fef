import { words } from '@arbiter/cards';

const { creature, creatureCard } = words;

/** Comes into play as a copy of a creature in play. */
export const clone = creatureCard(
  'Clone',
  '3U',
  'Clone',
  '0/0',
  [{ kind: 'enters', asCopyOf: creature }],
  {
    playOnlyIf: { exists: creature },
    wording:
      'Revised is the latest printing of the time: copying is not optional, and without a creature in play it can’t be played.',
  },
);
