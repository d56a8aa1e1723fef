import type { SetAside } from './question.ts';

/** Nothing is set aside but removed from the game, where all may look at it. */
export const setAsideLiesOpen: SetAside = () => 'all';

/** 5ED Zones of Play.5: those who could see it where it was. */
export const setAsideStaysAsKnown: SetAside = (from) => {
  if (from === 'library') return 'nobody';
  return from === 'hand' ? 'owner' : 'all';
};
