import type { LeftUnfound } from './question.ts';

/** Whichever zone is searched: the glossary of 1999 tells no difference. */
export const anyMayBeLeft: LeftUnfound = () => true;

/** The glossary of 2006 speaks of hidden zones: a graveyard lies open, so that what is asked for there is found. */
export const hiddenOnesMayBeLeft: LeftUnfound = (zone) => zone !== 'graveyard';
