import type { Choices } from '../state/objects.ts';

/** Nothing has been chosen, or nothing is to be. */
export const NO_CHOICES: Choices = {
  mode: 0,
  x: 0,
  targets: [],
  division: [],
  buyback: false,
};
