import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  groupsInUse,
  LogBroken,
  LogClosed,
  LogInUse,
  LogUnavailable,
  type EventLog,
} from '@arbiter/event-log';
import { hasKeys, openKeyRing, type KeyRing } from '@arbiter/http';
import { openStores, ReadModelsAway } from '@arbiter/platform';
import { BadSettings, readSettings, type Settings } from '@arbiter/settings';
import { GROUPS } from '@arbiter/protocol';
import { BadArchive } from './archive-folder.ts';

/** A relative ARBITER_DATA is relative to the project's folder, as in `serve`. */
const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Errors that say by themselves what is wrong, in one line. */
const CLEAR = [
  BadSettings,
  BadArchive,
  LogInUse,
  LogBroken,
  LogUnavailable,
  LogClosed,
  ReadModelsAway,
];

/** What is wrong with how a command was called. */
export class BadCall extends Error {
  override readonly name = 'BadCall';
}

/** What a command works on. */
export interface Opened {
  readonly log: EventLog;
  readonly settings: Settings;
}

/**
 * Opens the log that the settings name, and closes it at the end.
 *
 * @param name of the command, before whatever it says
 * @param mayBeNew whether a data folder without a log is made, and not a mistake
 * @returns the exit code
 */
export async function withLog(
  name: string,
  { mayBeNew = false }: { readonly mayBeNew?: boolean },
  work: (opened: Opened) => Promise<number>,
): Promise<number> {
  try {
    const settings = readSettings(process.env, PROJECT);
    const { kafka, data } = settings;
    if (kafka === null && !mayBeNew && !existsSync(join(data, 'log', 'data.mdb'))) {
      throw new BadSettings(`${data} has no event log; set ARBITER_DATA, or ARBITER_KAFKA`);
    }
    const stores = await openStores(`arbiter ${name}`, settings);
    try {
      return await work({ log: stores.log, settings });
    } finally {
      await stores.close();
    }
  } catch (error) {
    if (error instanceof BadCall) return failed(name, error.message, 2);
    if (!CLEAR.some((kind) => error instanceof kind)) throw error;
    return failed(name, (error as Error).message, 1);
  }
}

/** Says in one line what is wrong. @returns the exit code */
export function failed(name: string, why: string, code: number): number {
  process.stderr.write(`arbiter ${name}: ${why}\n`);
  return code;
}

/**
 * Makes sure that no service is at work on the log. (The embedded one belongs to one process at a time anyway.)
 *
 * @throws BadSettings that names who is
 */
export async function nobodyElse({ kafka, kafkaAccess: access }: Settings): Promise<void> {
  if (kafka === null) return;
  const used = await groupsInUse({ brokers: kafka, access }, Object.values(GROUPS).flat());
  if (used.length === 0) return;
  throw new BadSettings(`stop the services first: ${used.join(', ')} read the event log now`);
}

/**
 * The keys that the services sign records with.
 *
 * @throws BadSettings if there are none: new ones would make a record doubtful
 */
export function keysOf({ data }: Settings): KeyRing {
  const folder = join(data, 'keys');
  if (!hasKeys(folder, 'tips')) {
    throw new BadSettings(
      `there are no keys in ${folder}: ARBITER_DATA must be the folder that the services have`,
    );
  }
  return openKeyRing(folder, ['tips']);
}
