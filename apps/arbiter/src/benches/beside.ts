import { playRandomly, type RandomTable } from '@arbiter/conformance';
import { EDITIONS } from '@arbiter/editions';
import type { Game } from '@arbiter/engine';
import { timed, type Figure } from './measure.ts';
import { benchTable, poolTables } from './table.ts';

/** So many games of each kind in a round, in turn with the others: what slows the machine down slows them all down. */
const GAMES = 20;
const ROUNDS = 15;
const WARM_UP_ROUNDS = 5;
/** More than games of a round, so that no two of these are played with the same decks. */
const POOL_TABLES = 45;

/** A player who draws at random may use an ability that costs nothing without end: no game is played further than this. */
const isLong = ({ decisions }: Game): boolean => decisions >= 500;

/** The games of one kind, as far as they are played. */
class Games {
  millis = 0;
  events = 0;
  readonly #tables: readonly RandomTable[];
  #played = 0;

  constructor(tables: readonly RandomTable[]) {
    this.#tables = tables;
  }

  play(): void {
    this.millis += timed(() => {
      for (let i = 0; i < GAMES; i++) {
        const seed = this.#played++;
        const table = this.#tables[seed % this.#tables.length];
        if (table === undefined) throw new Error('there is no table to play at');
        this.events += playRandomly(table, seed, { keepEvents: true, until: isLong }).eventCount;
      }
    });
  }

  forget(): void {
    this.millis = 0;
    this.events = 0;
  }

  /** Microseconds of wall time for each event. */
  get each(): number {
    return (this.millis * 1_000) / this.events;
  }
}

/** What an event takes by the rules of TSP, and with cards of the whole pool, beside one of 6ED and two decks. */
export function besideFigures(): readonly Figure[] {
  const first = new Games([benchTable()]);
  const later = new Games([benchTable(EDITIONS['TSP'])]);
  const pool = new Games(poolTables(POOL_TABLES));
  const all = [first, later, pool];
  const rounds = (count: number): void => {
    for (let round = 0; round < count; round++) for (const games of all) games.play();
  };
  rounds(WARM_UP_ROUNDS);
  for (const games of all) games.forget();
  rounds(ROUNDS);
  return [
    figure('the same decks by the rules of TSP', later, first, 1.1),
    figure('decks of the whole pool', pool, first, 2),
  ];
}

function figure(what: string, games: Games, beside: Games, most: number): Figure {
  const value = games.each / beside.each;
  return {
    bench: 'engine',
    what: `an event of random games, ${what}, as a multiple of one of the two decks under 6ED`,
    value,
    unit: 'times',
    yardstick: `${String(most)} or less`,
    holds: value <= most,
    details: {
      'µs/event': games.each,
      'µs/event beside': beside.each,
      'games/s': (GAMES * ROUNDS) / (games.millis / 1_000),
      'events/game': games.events / GAMES / ROUNDS,
    },
  };
}
