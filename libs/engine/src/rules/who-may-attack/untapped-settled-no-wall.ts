import type { WhoMayAttack } from './question.ts';

/** 6ED 308.1: untapped, controlled since the turn began, and no Wall. */
export const untappedSettledAndNoWall: WhoMayAttack = (sight, creature, asThoughNoWall) =>
  !sight.object(creature).tapped &&
  !sight.isSummoningSick(creature) &&
  (asThoughNoWall || !sight.characteristics(creature).subtypes.includes('Wall'));
