import { join } from 'node:path';
import {
  inProcessCoordination,
  JsonLogger,
  openDataFolder,
  openKeyRing,
  openLmdbLog,
  readSettings,
} from '@arbiter/platform';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { GatewayModule } from './gateway.module.ts';
import { setUpHttp } from './http/set-up-http.ts';

// Alone, on the embedded log: one process at a time may have the folder, so nothing is decided meanwhile. It shows
// games as they stand; with the other services in the same process, use `arbiter serve`.
const { data, host, port, logLevel } = readSettings(process.env);
openDataFolder(data);
const log = await openLmdbLog({ folder: join(data, 'log') });
const coordination = inProcessCoordination();
const keys = openKeyRing(join(data, 'keys'));
const app = await NestFactory.create<NestExpressApplication>(
  GatewayModule.forRoot({ log, coordination, keys }),
  { bodyParser: false, forceCloseConnections: true, logger: new JsonLogger(logLevel) },
);
setUpHttp(app);
await app.listen(port, host);
process.stdout.write(`the gateway is ready at ${await app.getUrl()}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => log.close());
  });
}
