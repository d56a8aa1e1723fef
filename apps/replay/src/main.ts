import { join } from 'node:path';
import { openKeyRing } from '@arbiter/http';
import { readModelsPlace, serveAlone } from '@arbiter/platform';
import { setUpAlone } from './http/set-up-alone.ts';
import { REPLAY_OPTIONS, type ReplayOptions } from './options.ts';
import { READ_MODELS, ReplayModule } from './replay.module.ts';

// On the embedded log this is for a server that is stopped, since one process at a time may have the folder.
await serveAlone(
  'replay',
  ({ log, telemetry }, settings) =>
    ReplayModule.forRoot({
      log,
      telemetry,
      keys: openKeyRing(join(settings.data, 'keys'), ['operators', 'tips']),
      readModels: readModelsPlace(settings),
      oidc: settings.oidc,
      spectatorDelay: settings.spectatorDelay,
    }),
  {
    needs: [READ_MODELS],
    setUp: (app, { coordination }) => {
      const { keys, log } = app.get<ReplayOptions>(REPLAY_OPTIONS);
      setUpAlone(app, { keys, coordination, log });
    },
  },
);
