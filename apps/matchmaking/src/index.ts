export { MatchmakingModule } from './matchmaking.module.ts';
export { GRACE_MS, MATCH_MS } from './core/opening.ts';
