import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadSettings } from './settings.ts';

/**
 * Creates the data folder, readable by this user only, unless it exists.
 *
 * @throws BadSettings if it can't be made or written
 */
export function openDataFolder(folder: string): void {
  try {
    make(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new BadSettings(`the data folder ${folder} can't be written (${code})`, { cause: error });
  }
}

/** Step by step: Node's own recursive mkdir loops for ever where a folder is refused, as in /proc. */
function make(folder: string): void {
  if (existsSync(folder)) return;
  make(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
