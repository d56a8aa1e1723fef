import type { WhoMayAttack } from './question.ts';

/** 6ED 308.1: untapped, controlled since the turn began, and no Wall. */
export const untappedSettledAndNoWall: WhoMayAttack = (sight, creature, asThough) =>
  !sight.object(creature).tapped &&
  (asThough.includes('haste') || !sight.isSummoningSick(creature)) &&
  (asThough.includes('no Wall') || !sight.characteristics(creature).subtypes.includes('Wall'));
