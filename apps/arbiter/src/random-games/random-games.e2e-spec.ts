import { describe } from '@jest/globals';
import { playMany } from './many.behaviour-spec.ts';

/** The long run of `.ci/run`, so long that every kind of decision comes up a hundred times; `npm test` plays some of these games (`random-games.spec.ts`). */
describe('random games', () => {
  playMany(3_600, { cards: 20, decisions: 100, events: 1 }, 1_800_000);
});
