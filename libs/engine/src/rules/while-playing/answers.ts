import type { WhilePlaying } from './question.ts';

/** No rule sets it apart. */
export const cardsAreSeenAtOnce: WhilePlaying = 'as ever';

/** TSP 217.2e, 217.2f: nobody sees it before what is being played is played. */
export const cardsAreSeenOncePlayed: WhilePlaying = 'unseen until it is played';
