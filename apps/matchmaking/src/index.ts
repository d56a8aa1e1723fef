export { MatchmakingModule } from './matchmaking.module.ts';
export { Lobby } from './core/lobby.ts';
export { DEFAULT_STOPS } from './core/opening.ts';
export { nextPairs } from './core/pairing.ts';
export { dueInCheck } from './core/ready-checks.ts';
export { isSame } from './core/rating-history.ts';
export { RecomputedRatings, type PlayerRating } from './core/recomputed-ratings.ts';
export { WIDENING } from './core/widening.ts';
