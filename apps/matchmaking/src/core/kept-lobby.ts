import { Lobby, type Match, type Ticket } from './lobby.ts';

type Entry = Ticket | Match | number;

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

function timeOf(entry: Entry): number {
  if (typeof entry === 'number') return entry;
  return 'match' in entry ? entry.since : entry.at;
}
