import { isNumber } from './answers.ts';
import { decision } from './decision.ts';

/** A number that a text lets a player choose: how much life, how many times. */
export const number = decision({
  kind: 'number',
  frames: ['resolve', 'announce'],
  asks: 'choiceOnResolution',
  isAnswer: isNumber,
  space: ({ question: { most } }) => ({ shape: 'number', least: 0, most }),
});
