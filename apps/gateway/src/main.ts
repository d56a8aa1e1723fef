import { join } from 'node:path';
import { inProcessCoordination, openKeyRing, serveAlone } from '@arbiter/platform';
import { GatewayModule } from './gateway.module.ts';
import { setUpHttp } from './http/set-up-http.ts';
import { limitsTimes } from './options.ts';

// Alone, on the embedded log: one process at a time may have the folder, so nothing is decided meanwhile. It shows
// games as they stand; with the other services in the same process, use `arbiter serve`.
await serveAlone(
  'gateway',
  (log, { data, allowance }) =>
    GatewayModule.forRoot({
      log,
      coordination: inProcessCoordination(),
      keys: openKeyRing(join(data, 'keys')),
      limits: limitsTimes(allowance),
    }),
  setUpHttp,
);
