import { accessSync, constants, mkdirSync } from 'node:fs';
import { BadSettings } from './settings.ts';

/**
 * Makes the data folder, for this user's eyes only, unless it is there.
 *
 * @throws BadSettings if it can't be made or written
 */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new BadSettings(`the data folder ${folder} can't be written (${code})`, { cause: error });
  }
}
