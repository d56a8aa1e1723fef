import type { Requirements } from './question.ts';

/** 6ED 500.2: each one that doesn't conflict with the rest of what is proposed. */
export const eachRequirementThatFits: Requirements = {
  inAttack: 'eachThatFits',
  metTogether: false,
};

/** TSP 500.4: as many as can be met at once without breaking a restriction. */
export const asManyRequirementsAsPossible: Requirements = {
  inAttack: 'asManyAsPossible',
  metTogether: true,
};
