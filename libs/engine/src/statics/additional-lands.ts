import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import type { Player } from '../state/game.ts';
import { concerns } from './who.ts';

/** How many lands each permanent lets the player play in this turn beyond the normal one (6ED 214.9b). */
function allowances(sight: Sight, seat: Seat): ReadonlyMap<ObjectId, number> {
  const lands = new Map<ObjectId, number>();
  for (const { source, effect } of sight.look().saying('additionalLands')) {
    if (!concerns(sight, effect.who, source, seat)) continue;
    lands.set(source, (lands.get(source) ?? 0) + effect.additionalLands);
  }
  return lands;
}

/** What a player may still play lands by: whether anything is left, and which permanents allow one. */
export interface LandsLeft {
  readonly any: boolean;
  readonly allowedBy: readonly ObjectId[];
}

/**
 * The lands that a player may still play in this turn (6ED 214.9b, 305.4). One that was played without a word is the
 * normal one; after that, one that anything allows.
 */
export function landsLeft(sight: Sight, seat: Seat): LandsLeft {
  const { landsPlayed, landsAllowed } = sight.game.players[seat];
  // Asked about each land in hand: most of the time nothing allows another.
  if (landsAllowed === undefined && sight.look().saying('additionalLands').length === 0) {
    return landsPlayed < 1 ? THE_NORMAL_ONE : NONE;
  }
  return leftOf(sight, seat, landsPlayed, landsAllowed ?? {});
}

const THE_NORMAL_ONE: LandsLeft = { any: true, allowedBy: [] };
const NONE: LandsLeft = { any: false, allowedBy: [] };

function leftOf(
  sight: Sight,
  seat: Seat,
  landsPlayed: number,
  landsAllowed: NonNullable<Player['landsAllowed']>,
): LandsLeft {
  const said = Object.values(landsAllowed).reduce((sum, count) => sum + count, 0);
  const left = [...allowances(sight, seat)].map(
    ([source, count]) => [source, Math.max(0, count - (landsAllowed[source] ?? 0))] as const,
  );
  const additional = left.reduce((sum, [, count]) => sum + count, 0);
  const unsaid = landsPlayed - said;
  const beyondNormal = Math.max(0, unsaid - 1);
  return {
    any: unsaid < 1 + additional,
    allowedBy:
      beyondNormal < additional ? left.flatMap(([one, count]) => (count > 0 ? [one] : [])) : [],
  };
}
