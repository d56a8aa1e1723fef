import { Lobby, type Entry } from './lobby.ts';

/** The lobby that these entries are of. Inverse of `textOf`, entry by entry. */
export function lobbyOf(entries: ReadonlyMap<string, string>): Lobby {
  const parsed = [...entries].map(([key, text]) => [key, JSON.parse(text) as Entry] as const);
  // Those that came first stand first; the entries lie as they were written.
  const sorted = parsed.sort(([, one], [, other]) => timeOf(one) - timeOf(other));
  const lobby = new Lobby();
  for (const [key, entry] of sorted) lobby.restore(key, entry);
  return lobby;
}

/** What stands under a key, as it is now, as text to be made later; null: nothing does. */
export function textOf(lobby: Lobby, key: string): (() => string) | null {
  const entry = lobby.entry(key);
  return entry === undefined ? null : () => JSON.stringify(entry);
}

/** The keys whose entries are others than these. */
export function differing(lobby: Lobby, entries: ReadonlyMap<string, string>): string[] {
  const keys: string[] = [];
  for (const [key, entry] of lobby.entries()) {
    if (entries.get(key) !== JSON.stringify(entry)) keys.push(key);
  }
  for (const key of entries.keys()) if (lobby.entry(key) === undefined) keys.push(key);
  return keys;
}

/** When an entry was made; ratings stand in no order. */
function timeOf(entry: Entry): number {
  if (typeof entry === 'number') return entry;
  if ('since' in entry && typeof entry.since === 'number') return entry.since;
  return 'at' in entry && typeof entry.at === 'number' ? entry.at : 0;
}
