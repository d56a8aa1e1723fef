import type { WhilePlaying } from './question.ts';

/** No rule sets it apart. */
export const cardsAreSeenAtOnce: WhilePlaying = { hides: () => false, uncovers: () => false };

/** TSP 217.2e, 217.2f: nobody sees it before what is being played is played. */
export const cardsAreSeenOncePlayed: WhilePlaying = {
  hides: (isPlaying) => isPlaying(),
  uncovers: (isPlaying) => !isPlaying(),
};
