import { TOLD_IN_GERMAN } from './german-told.ts';
import { GERMAN } from './german.ts';
import { formsOf } from './plural.ts';
import type { Language } from './say.ts';
import { tellerOf } from './told.ts';

const formOf = formsOf('de');

/** German: what the page loads when somebody chooses it. */
export const LANGUAGE: Language = {
  code: 'de',
  messages: GERMAN,
  formOf,
  told: tellerOf({ ...TOLD_IN_GERMAN, formOf, and: 'und', quoted: (text) => `„${text}“` }),
};
