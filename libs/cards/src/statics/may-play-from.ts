import type { StaticWord } from '../say/static.ts';

/** Its controller may play cards from there as from the hand. */
export interface MayPlayFrom {
  readonly mayPlayFrom: 'graveyard';
}

const word: StaticWord<MayPlayFrom> = {
  text: (_, __, { graveyard }) => `You may play cards in your ${graveyard}.`,
};
export default word;
