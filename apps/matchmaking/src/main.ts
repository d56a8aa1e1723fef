import { cardsDigest, engineDigest, runAlone } from '@arbiter/platform';
import { CARDS } from '@arbiter/sets';
import { MatchmakingModule } from './matchmaking.module.ts';

const pinned = { cards: cardsDigest(CARDS), engine: engineDigest() };
await runAlone('matchmaking', ({ log, telemetry }) =>
  MatchmakingModule.forRoot({ log, pinned, telemetry }),
);
