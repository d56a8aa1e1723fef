import { seededRandom } from '@arbiter/kernel';

/** What one process of a kind costs, as `bench sizing` measures it. */
export interface Station {
  readonly name: string;
  /** Processor time with nobody there, in milliseconds a second. */
  readonly idle: number;
  /** Processor time more for each command, in milliseconds. */
  readonly command: number;
  /** How often a command comes by. */
  readonly visits: number;
  /** How many share the work, each with a core of its own. */
  readonly instances: number;
}

/** One cell: the clusters that serve some games together, and what is asked of them. */
export interface Cell {
  /** In the order in which a command comes by; those whom no player waits for come last. */
  readonly stations: readonly Station[];
  /** Of these stations players wait for the answer. */
  readonly waited: readonly string[];
  /** Commands a second of a live game. */
  readonly pace: number;
}

/** What part of its cores a station is busy, of 1, with so many live games; above 1 it falls behind for ever. */
export function busy({ idle, command, instances }: Station, cell: Cell, games: number): number {
  return idle / 1_000 + (games * cell.pace * command) / 1_000 / instances;
}

/** How many live games a cell holds while no station is busier than `most`, of 1, and which one is the first to be. */
export function capacity(
  cell: Cell,
  most: number,
): { readonly games: number; readonly at: string } {
  return cell.stations
    .map(({ name, idle, command, instances }) => ({
      at: name,
      games: Math.floor(((most - idle / 1_000) * 1_000 * instances) / (cell.pace * command)),
    }))
    .reduce((least, one) => (one.games < least.games ? one : least));
}

/** How long a command takes from station to station, in milliseconds. */
export interface Waits {
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
}

/**
 * Plays commands through a cell on a simulated clock: they come at random at the rate of so many games (a Poisson process),
 * and stand in line at each station whose instance is at work. Equal seeds give equal figures.
 *
 * @param count of commands; of the first tenth, while the lines form, none is counted
 * @returns null where a station would fall behind for ever
 */
export function waits(cell: Cell, games: number, seed: number, count = 20_000): Waits | null {
  const way = cell.stations.filter(({ name }) => cell.waited.includes(name));
  if (way.some((one) => busy(one, cell, games) >= 1)) return null;
  const random = seededRandom(seed);
  const unit = (): number => (random.below(0x1000000) + 1) / 0x1000001;
  const most = Math.max(...way.map(({ visits }) => visits));
  const turns = Array.from({ length: most }, (_, turn) => way.filter((one) => one.visits > turn));
  const visits = turns.flat();
  const free = new Map(way.map((one) => [one, new Float64Array(one.instances)]));
  const gap = 1_000 / (games * cell.pace);
  const due = new Calendar(gap);
  let last = 0;
  for (let i = 0; i < count; i++) {
    last += -Math.log(unit()) * gap;
    due.put({ number: i, began: last, at: last, visit: 0 });
  }
  const took: number[] = [];
  for (let one = due.take(); one !== undefined; one = due.take()) {
    const { number, began, at, visit } = one;
    const station = visits[visit];
    if (station === undefined) {
      if (number >= count / 10) took.push(at - began);
      continue;
    }
    const lines = free.get(station) as Float64Array;
    const line = random.below(lines.length);
    // What a process does for itself leaves that much less of its time for commands.
    const takes = station.command / station.visits / (1 - station.idle / 1_000);
    const ends = Math.max(at, lines[line] as number) + takes;
    lines[line] = ends;
    due.put({ number, began, at: ends, visit: visit + 1 });
  }
  took.sort((a, b) => a - b);
  const quantile = (q: number): number => took[Math.floor(q * (took.length - 1))] as number;
  const mean = took.reduce((sum, one) => sum + one, 0) / took.length;
  return { mean, p50: quantile(0.5), p99: quantile(0.99) };
}

/** A command that comes to its next station, at a time in milliseconds. */
interface Visit {
  readonly number: number;
  readonly began: number;
  readonly at: number;
  readonly visit: number;
}

/** Visits in the order of their times, kept by days of so many milliseconds. */
class Calendar {
  readonly #day: number;
  readonly #days: Visit[][] = [];
  #today = 0;

  constructor(day: number) {
    this.#day = day;
  }

  put(visit: Visit): void {
    (this.#days[Math.floor(visit.at / this.#day)] ??= []).push(visit);
  }

  /** Takes out the earliest; undefined if none is left. Nothing is put before it any more. */
  take(): Visit | undefined {
    for (; this.#today < this.#days.length; this.#today++) {
      const day = this.#days[this.#today] ?? [];
      if (day.length === 0) continue;
      const earliest = day.reduce(
        (best, { at }, i) => (at < (day[best] as Visit).at ? i : best),
        0,
      );
      return day.splice(earliest, 1)[0];
    }
    return undefined;
  }
}
