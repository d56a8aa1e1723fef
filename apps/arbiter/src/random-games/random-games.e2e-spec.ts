import { describe } from '@jest/globals';
import { playMany } from './many.behaviour-spec.ts';

/** The long run of `.ci/run`; `npm test` plays some of these games (`random-games.spec.ts`). */
describe('random games', () => {
  playMany(2_000, { cards: 20, decisions: 100, events: 1 }, 1_800_000);
});
