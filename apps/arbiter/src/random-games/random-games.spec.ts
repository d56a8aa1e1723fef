import { describe } from '@jest/globals';
import { playMany } from './many.behaviour-spec.ts';

/** Some of the games of `random-games.e2e-spec.ts`: what is rare may be missing from so few. */
describe('random games', () => {
  playMany(100, { cards: 0, decisions: 0, events: 0 }, 120_000);
});
