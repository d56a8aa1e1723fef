import { cardsDigest, engineDigest, runAlone } from '@arbiter/platform';
import { CARDS } from '@arbiter/sets';
import { GameStateModule } from './game-state.module.ts';

const pinned = { cards: cardsDigest(CARDS), engine: engineDigest() };
await runAlone('game-state', ({ log }) => GameStateModule.forRoot({ log, pinned }));
