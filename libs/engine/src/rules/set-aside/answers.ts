import type { SetAside } from './question.ts';

/** 6ED 217.7a, 217.7b: it is removed from the game, where all may look at it. */
export const setAsideLiesOpen: SetAside = () => 'all';

/** 5ED Zones of Play.5: those who could see it where it was. */
export const setAsideStaysAsKnown: SetAside = (from) => {
  if (from === 'library') return 'nobody';
  return from === 'hand' ? 'owner' : 'all';
};
