import { mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LogInUse } from '../errors.ts';

/** Folders that this process has locked. */
const ours = new Set<string>();

/**
 * Makes sure that one process alone writes a folder, because offsets are counted in memory. A lock left behind by a
 * killed process is recognised: a process id alone may have been reused since.
 *
 * @returns the release of the lock
 * @throws LogInUse
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'writer.lock');
  if (ours.has(file)) throw new LogInUse(folder, process.pid);
  const owner = ownerOf(file);
  if (owner !== undefined && owner.pid !== process.pid && isAlive(owner)) {
    throw new LogInUse(folder, owner.pid);
  }
  remove(file);
  const me: Owner = { pid: process.pid, born: bornAt(process.pid) };
  try {
    writeFileSync(file, JSON.stringify(me), { flag: 'wx' });
  } catch (error) {
    // Another process was quicker.
    throw ownerOf(file) === undefined ? error : new LogInUse(folder, ownerOf(file)?.pid ?? 0);
  }
  ours.add(file);
  return () => {
    ours.delete(file);
    remove(file);
  };
}

interface Owner {
  readonly pid: number;
  /** When the process started, as far as the system tells. */
  readonly born: string;
}

function ownerOf(file: string): Owner | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const { pid, born } = value as Partial<Owner>;
    return typeof pid === 'number' && typeof born === 'string' ? { pid, born } : undefined;
  } catch {
    return undefined; // None, or a torn one of a machine that lost power.
  }
}

function isAlive({ pid, born }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return bornAt(pid) === born;
}

/** Boot and start time of a process on Linux; empty elsewhere, where the process id alone has to do. */
function bornAt(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot}/${fields[19] ?? ''}`;
  } catch {
    return '';
  }
}

function remove(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
