import { createServer } from 'node:net';
import { BadSettings } from './settings.ts';

/**
 * Makes sure that the port is free before anything is opened, so that a second server fails at once.
 *
 * @throws BadSettings
 */
export async function checkPort(host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code = 'unknown error' }: NodeJS.ErrnoException) => {
      const why = code === 'EADDRINUSE' ? 'is taken' : `can't be used (${code})`;
      reject(new BadSettings(`port ${port} of ${host} ${why}; set PORT to another`));
    });
    probe.listen(port, host, () => {
      probe.close(() => {
        resolve();
      });
    });
  });
}
