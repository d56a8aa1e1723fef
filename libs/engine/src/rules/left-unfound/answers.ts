import type { LeftUnfound } from './question.ts';

/** 6ED Glossary: Search: whichever zone is searched. */
export const anyMayBeLeft: LeftUnfound = 'anywhere';

/** TSP Glossary: Search: a graveyard lies open, so that what is asked for there is found. */
export const hiddenOnesMayBeLeft: LeftUnfound = 'where hidden';
