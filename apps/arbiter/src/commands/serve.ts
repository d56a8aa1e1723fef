import { fileURLToPath } from 'node:url';
import { LogInUse } from '@arbiter/event-log';
import { BadSettings, readSettings } from '@arbiter/settings';
import type { Command } from './command.ts';

/** The project's folder: a relative ARBITER_DATA is relative to it, wherever the command was typed. */
const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Milliseconds that stopping may take before it is given up. */
const PATIENCE = 8_000;

/** Runs all services in one process. */
export const serve: Command = {
  name: 'serve',
  summary: 'all services in one process; prints the address',
  usage: `usage: arbiter serve

Runs all services in one process, with nothing else to install, and prints the
address. Ctrl-C stops it.

environment:
  PORT           the port; 8080 if not set, 0 for any free one
  ARBITER_DATA   the folder of everything that lasts; .arbiter if not set
  ARBITER_HOST   the address to bind to; 127.0.0.1 if not set
  ARBITER_LOG    error, warn, info or debug; warn if not set
  ARBITER_ALLOWANCE  so many times the usual number of guests, requests, commands
                 and sockets one address or player may have; 1 if not set
  ARBITER_CARDS  a file with cards of your own, as \`arbiter cards compile\` writes
                 them, which are served beside ours; none if not set
  ARBITER_CARD_PICTURES  https://…/{name}.jpg: where browsers load pictures of
                 cards from (docs/operations/pictures.md); none if not set
  ARBITER_SPECTATOR_DELAY  by how many seconds those are behind who watch a rated
                 match; 15 if not set
  ARBITER_TIMES  what time formats are played with where nobody asks for another:
                 type-1=quick,freeform=each; standard if not set
  ARBITER_PROXIES  how many proxies of yours stand before it; 0 if not set
  ARBITER_EVALUATION  apart: rules-evaluation decides what comes of a command;
                 inside: game-state does so itself; apart if not set
  ARBITER_READ_MODELS  postgres://…: where read models are kept; in the data
                 folder if not set
  ARBITER_REDIS  redis://…: what several instances share; not needed here
  ARBITER_OIDC_ISSUER  https://…: the OpenID Connect provider by which operators
                 sign in, with ARBITER_OIDC_CLIENT, ARBITER_OIDC_PAGE and others
                 (deploy/README.md); by links alone if not set
  OTEL_EXPORTER_OTLP_ENDPOINT  http://…: a collector that traces go to; none if
                 not set. OpenTelemetry's other variables count too`,
  takesNothing: true,
  async run() {
    const began = performance.now();
    try {
      const settings = readSettings(process.env, PROJECT);
      const stop = stopSignal();
      const { startServer } = await import('../serve/server.ts');
      const server = await startServer(settings);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      // One write, so that a program that waits for the first line gets the second with it.
      process.stdout.write(
        `Arbiter is ready at ${server.url} (after ${seconds} s)\n` +
          `Operators sign in at ${server.signIn} (once, within an hour)\n`,
      );
      await stop;
      const giveUp = setTimeout(() => {
        process.stderr.write('arbiter: stopping takes too long; left as it is\n');
        process.exit(1);
      }, PATIENCE);
      await server.close();
      clearTimeout(giveUp);
      return 0;
    } catch (error) {
      if (!(error instanceof BadSettings || error instanceof LogInUse)) throw error;
      process.stderr.write(`arbiter: ${error.message}\n`);
      return 1;
    }
  },
};

/** Resolves at the first SIGINT or SIGTERM; the second one ends the process at once. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        resolve();
        process.once(signal, () => process.exit(130));
      });
    }
  });
}
