import type { BasicLandType } from '../language.ts';
import type { CombatRuleWord } from '../say/combat-rule.ts';

/** It can be blocked as though it had no landwalk of that land, or of any (6ED 502.6; Glossary: As though). */
export interface LandwalkIsIgnored {
  readonly landwalkIsIgnored: BasicLandType | 'any';
}

export const landwalkIsIgnored = (land: BasicLandType | 'any'): LandwalkIsIgnored => ({
  landwalkIsIgnored: land,
});

const word: CombatRuleWord<LandwalkIsIgnored> = {
  text: ({ landwalkIsIgnored: land }) => [
    'can',
    land === 'any'
      ? 'be blocked as though they didn’t have landwalk'
      : `be blocked as though they didn’t have ${land.toLowerCase()}walk`,
  ],
};
export default word;
