import type { WhoMayAttack } from './question.ts';

/** 6ED 308.1: untapped, controlled since the turn began, and no Wall; nor what later cards call a defender. */
export const untappedSettledAndNoWall: WhoMayAttack = (sight, creature, asThough) =>
  untappedSettledAndNoDefender(sight, creature, asThough) &&
  (asThough.includes('no Wall') || !sight.characteristics(creature).subtypes.includes('Wall'));

/** TSP 308.2a, 502.41b: untapped, controlled since the turn began, and without defender; a Wall is like any other. */
export const untappedSettledAndNoDefender: WhoMayAttack = (sight, creature, asThough) =>
  !sight.object(creature).tapped &&
  (asThough.includes('haste') || !sight.isSummoningSick(creature)) &&
  (asThough.includes('no Wall') || !sight.hasKeyword(creature, 'defender'));
