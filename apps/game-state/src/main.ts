import { judgesOf, recordRules } from '@arbiter/editions';
import { startWatchdog } from '@arbiter/evaluation';
import { engineDigest, runAlone } from '@arbiter/platform';
import { shake256 } from '@arbiter/protocol';
import { LIBRARY } from '@arbiter/sets';
import type { Inside } from './game-state.consumer.ts';
import { GameStateModule } from './game-state.module.ts';

const pinned = { engine: engineDigest() };
let inside: Inside | undefined;
const rulesInside = () => ({
  rules: recordRules(judgesOf(LIBRARY, shake256)),
  watchdog: startWatchdog('game-state'),
});

await runAlone('game-state', ({ log, telemetry }, { evaluation, replaces }) => {
  if (evaluation === 'inside') inside ??= rulesInside();
  return GameStateModule.forRoot({
    ...{ log, pinned, telemetry },
    ...(inside && { inside }),
    ...(replaces && { replaces }),
  });
});
