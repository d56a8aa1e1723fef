import type { WhoMayAttack } from './question.ts';

/** 6ED 308.1: untapped, controlled since the turn began, and no Wall; nor what later cards call a defender. */
export const untappedSettledAndNoWall: WhoMayAttack = (sight, creature, asThoughNoWall) =>
  untappedSettledAndNoDefender(sight, creature, asThoughNoWall) &&
  (asThoughNoWall || !sight.characteristics(creature).subtypes.includes('Wall'));

/** TSP 308.2a, 502.41b: untapped, controlled since the turn began, and without defender; a Wall is like any other. */
export const untappedSettledAndNoDefender: WhoMayAttack = (sight, creature, asThoughNoDefender) =>
  !sight.object(creature).tapped &&
  !sight.isSummoningSick(creature) &&
  (asThoughNoDefender || !sight.hasKeyword(creature, 'defender'));
