import type { Skippable, Whose } from '../language.ts';
import type { StaticWord } from '../say/static.ts';
import { skippableText } from '../say/steps.ts';

/** Each such step or phase of these players is skipped (6ED Glossary: Skip). */
export interface Skips {
  readonly skips: Exclude<Skippable, 'turn'>;
  readonly who: Whose;
}

const SKIPS: Readonly<Record<Whose, string>> = {
  you: 'Skip your',
  opponent: 'Your opponent skips his or her',
  'each player': 'Players skip their',
};

const word: StaticWord<Skips> = {
  text: ({ skips, who }) => `${SKIPS[who]} ${skippableText(skips)}.`,
};
export default word;
