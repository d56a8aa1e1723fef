import { engineDigest, runAlone } from '@arbiter/platform';
import { useOwnCards } from '@arbiter/settings';
import { serveOwnCards } from '@arbiter/sets';
import { MatchmakingModule } from './matchmaking.module.ts';

const pinned = { engine: engineDigest() };
await runAlone('matchmaking', ({ log, telemetry }, { cards }) => {
  useOwnCards(cards, serveOwnCards);
  return MatchmakingModule.forRoot({ log, pinned, telemetry });
});
