import { join } from 'node:path';
import { openKeyRing } from '@arbiter/http';
import { serveAlone } from '@arbiter/platform';
import { useOwnCards } from '@arbiter/settings';
import { serveOwnCards } from '@arbiter/sets';
import { GatewayModule } from './gateway.module.ts';
import { setUpHttp } from './http/set-up-http.ts';
import { INTAKE } from './intake.ts';
import { limitsTimes } from './options.ts';

// On the embedded log one process at a time may have the folder, so nothing is decided meanwhile: it shows games as they
// stand. With the other services in the same process, use `arbiter serve`.
await serveAlone(
  'gateway',
  (
    { log, coordination, telemetry },
    { data, allowance, proxies, cards, spectatorDelay, times, pictures },
  ) => {
    useOwnCards(cards, serveOwnCards);
    return GatewayModule.forRoot({
      ...{ log, coordination, proxies, telemetry, times, pictures },
      keys: openKeyRing(join(data, 'keys'), ['players', 'tips']),
      limits: { ...limitsTimes(allowance), spectatorDelay },
    });
  },
  { setUp: setUpHttp, needs: [INTAKE] },
);
