import { engineDigest, runAlone, useOwnCards } from '@arbiter/platform';
import { serveOwnCards } from '@arbiter/sets';
import { MatchmakingModule } from './matchmaking.module.ts';

const pinned = { engine: engineDigest() };
await runAlone('matchmaking', ({ log, telemetry }, { cards }) => {
  useOwnCards(cards, serveOwnCards);
  return MatchmakingModule.forRoot({ log, pinned, telemetry });
});
