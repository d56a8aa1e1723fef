import type { EventLog, Membership } from '@arbiter/event-log';
import { Keeping, Snapshots, type Restored } from '@arbiter/platform';
import { unwatched, type Telemetry } from '@arbiter/telemetry';
import { topics, type Maintenance, type Tournament } from '@arbiter/protocol';
import { Logger } from '@nestjs/common';
import type { Match, Ticket } from './match-of-events.ts';
import type { KeptSanctions } from './sanctions.ts';

const TOPIC = topics.gatewaySnapshots.name;
/** The lobby is one fold of all partitions of matchmaking.events, so its snapshots lie in one. */
const PARTITION = 0;
/** The key of the entry that says how far each partition of matchmaking.events is read. */
const READ = 'read';

/** A match with where the commits of its games begin. */
export interface KeptMatch {
  readonly match: Match;
  readonly from: Readonly<Record<string, number>>;
}

/** Who is to play something again by a ruling, in a match that is not open yet. */
export interface KeptCall {
  readonly continuation: string;
  readonly players: readonly string[];
}

/** What a snapshot of the lobby says: what is waiting, what goes on, and the newest of what is over. */
export interface KeptLobby {
  /** By partition of matchmaking.events, the offset before which all is in it. */
  readonly read: readonly number[];
  /** In the order in which they were opened. */
  readonly tickets: readonly Ticket[];
  readonly matches: readonly KeptMatch[];
  readonly tournaments: readonly Tournament[];
  readonly sanctions: readonly KeptSanctions[];
  readonly calls: readonly KeptCall[];
  readonly maintenance: Maintenance | null;
}

export const ticketKey = (ticket: string): string => `ticket/${ticket}`;
export const matchKey = (match: string): string => `match/${match}`;
export const sanctionsKey = (player: string): string => `sanctions/${player}`;
export const callKey = (continuation: string): string => `call/${continuation}`;
export const tournamentKey = (tournament: string): string => `tournament/${tournament}`;

export const MAINTENANCE_KEY = 'maintenance/';

/** What a snapshot keeps under one key. */
export type KeptEntry = Ticket | KeptMatch | Tournament | KeptSanctions | KeptCall | Maintenance;

/** What is to be kept of the lobby. */
export interface LobbyState {
  readonly read: readonly number[];
  /** All keys. */
  readonly keys: () => Iterable<string>;
  /** What stands under a key, as it is now and stays; undefined: nothing does. */
  readonly entry: (key: string) => KeptEntry | undefined;
}

/**
 * Snapshots of a gateway's lobby (decision 15). All gateways fold the same lobby, and one of them keeps it: the member of
 * the group to which the partition of snapshots belongs. Each of them starts with what that one has written.
 */
export class LobbyKeeper {
  readonly #log: EventLog;
  readonly #keeping: Keeping;
  readonly #state: LobbyState;
  readonly #logger = new Logger('lobby');
  #joining: Promise<Membership | undefined> | undefined;
  /** Events that were folded before this one may keep the lobby, since what it was restored from. */
  #early: number | null = 0;

  constructor(log: EventLog, state: LobbyState, telemetry: Telemetry = unwatched()) {
    this.#log = log;
    this.#state = state;
    this.#keeping = new Keeping({
      snapshots: new Snapshots({
        ...{ log, topic: TOPIC, source: '/gateway', fold: 'lobby', shape: 'gateway.lobby.v5' },
        // What was kept before there were tournaments, bans, calls, or maintenance reads the same; what is kept now is nothing to an
        // earlier build.
        upcasts: {
          'gateway.lobby.v1': (text) => text,
          'gateway.lobby.v2': (text) => text,
          'gateway.lobby.v3': (text) => text,
          'gateway.lobby.v4': (text) => text,
        },
      }),
      metrics: telemetry.metrics,
      take: (_, keys) => {
        const read = JSON.stringify(state.read);
        const entries = new Map([...keys].map((key) => [key, this.#textOf(key)] as const));
        return { from: 0, oldest: 0, entries: entries.set(READ, () => read) };
      },
    });
  }

  /** The last snapshot; undefined if there is none that fits this log. @throws what the log throws */
  async read(ends: ReadonlyMap<number, { readonly next: number }>): Promise<KeptLobby | undefined> {
    if (!(await this.#log.available(TOPIC)).has(PARTITION)) {
      this.#logger.warn({ message: 'snapshots are unavailable: the record is replayed' });
      return undefined;
    }
    const kept = keptLobbyOf(await this.#keeping.read(PARTITION));
    // One that is ahead of the log is of another log.
    const fits = kept?.read.every((at, partition) => at <= (ends.get(partition)?.next ?? at));
    return fits === true ? kept : undefined;
  }

  /** What stands under these keys changed. */
  changed(...keys: readonly string[]): void {
    this.#keeping.changed(PARTITION, ...keys);
  }

  /** So many events were folded. Those that a start has read count too: who dies soon after should not read them again. */
  folded(events: number): void {
    if (this.#early === null) this.#keeping.folded(PARTITION, events);
    else this.#early += events;
  }

  /** Joins those who may keep the lobby, in the background: nobody waits for snapshots. */
  start(): void {
    this.#joining = this.#join().catch((error: unknown) => {
      this.#logger.error(error);
      return undefined;
    });
    this.#keeping.start();
  }

  #join(): Promise<Membership> {
    return this.#log.join({
      group: 'gateway',
      topics: [TOPIC],
      onAssigned: async (partition) => {
        const { next } = await this.#log.extent(TOPIC, partition);
        if (partition === PARTITION) {
          const { entries } = await this.#keeping.assigned(PARTITION);
          this.changed(...this.#differing(entries));
          const early = this.#early ?? 0;
          this.#early = null;
          this.folded(early);
        }
        return { [TOPIC]: next };
      },
      onRevoked: async (partition) => {
        if (partition !== PARTITION) return;
        await this.#keeping.revoked(PARTITION);
        this.#early = 0;
      },
      onBatch: () => undefined,
      onError: (error) => {
        this.#logger.error(error);
      },
    });
  }

  /** Resolves when the last snapshot is written, or could not be. */
  async stop(): Promise<void> {
    this.#keeping.stop();
    await (await this.#joining)?.close();
  }

  /** The keys under which something else stands than in the snapshot. */
  *#differing(entries: Restored['entries']): Generator<string> {
    const held = new Set(this.#state.keys());
    for (const key of held) if (entries.get(key) !== this.#textOf(key)?.()) yield key;
    for (const key of entries.keys()) if (key !== READ && !held.has(key)) yield key;
  }

  #textOf(key: string): (() => string) | null {
    const entry = this.#state.entry(key);
    return entry === undefined ? null : () => JSON.stringify(entry);
  }
}

/** What tickets have that were kept before there were ready checks. */
const UNASKED = { check: null, again: null };

function keptLobbyOf({ outcome, entries }: Restored): KeptLobby | undefined {
  const read = entries.get(READ);
  if (read === undefined || outcome === 'foreign') return undefined;
  const tickets: Ticket[] = [];
  const matches: KeptMatch[] = [];
  const tournaments: Tournament[] = [];
  const sanctions: KeptSanctions[] = [];
  const calls: KeptCall[] = [];
  let maintenance: Maintenance | null = null;
  for (const [key, text] of entries) {
    if (key.startsWith(ticketKey('')))
      tickets.push({ ...UNASKED, ...(JSON.parse(text) as Ticket) });
    else if (key.startsWith(tournamentKey(''))) tournaments.push(JSON.parse(text) as Tournament);
    else if (key.startsWith(sanctionsKey(''))) sanctions.push(JSON.parse(text) as KeptSanctions);
    else if (key.startsWith(callKey(''))) calls.push(JSON.parse(text) as KeptCall);
    else if (key === MAINTENANCE_KEY) maintenance = JSON.parse(text) as Maintenance;
    else if (key !== READ) matches.push(JSON.parse(text) as KeptMatch);
  }
  return {
    read: JSON.parse(read) as number[],
    tickets: tickets.sort((one, other) => one.at - other.at),
    matches: matches.sort((one, other) => one.match.at - other.match.at),
    tournaments: tournaments.sort((one, other) => one.at - other.at),
    sanctions,
    calls,
    maintenance,
  };
}
