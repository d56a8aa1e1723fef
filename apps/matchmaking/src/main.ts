import { engineDigest, runAlone } from '@arbiter/platform';
import { MatchmakingModule } from './matchmaking.module.ts';

const pinned = { engine: engineDigest() };
await runAlone('matchmaking', ({ log, telemetry }) =>
  MatchmakingModule.forRoot({ log, pinned, telemetry }),
);
