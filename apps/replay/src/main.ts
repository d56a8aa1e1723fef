import { join } from 'node:path';
import {
  JsonLogger,
  openDataFolder,
  openKeyRing,
  openLmdbLog,
  readSettings,
} from '@arbiter/platform';
import { NestFactory } from '@nestjs/core';
import { setUpAlone } from './http/set-up-alone.ts';
import { ReplayModule } from './replay.module.ts';

// Alone, on the embedded log: for a server that is stopped, since one process at a time may have the folder.
const { data, host, port, logLevel } = readSettings(process.env);
openDataFolder(data);
const log = await openLmdbLog({ folder: join(data, 'log') });
const app = await NestFactory.create(
  ReplayModule.forRoot({
    log,
    keys: openKeyRing(join(data, 'keys')),
    readModels: { folder: join(data, 'read-models') },
  }),
  { logger: new JsonLogger(logLevel), forceCloseConnections: true },
);
setUpAlone(app);
await app.listen(port, host);
process.stdout.write(`replay is ready at ${await app.getUrl()}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => log.close());
  });
}
