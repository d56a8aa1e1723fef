import { setTimeout as pause } from 'node:timers/promises';
import { openKafkaLog } from '@arbiter/event-log';
import { median, type Figure } from '../measure.ts';
import { hopsOf } from './hop-records.ts';
import { KafkaHops } from './kafka-hops.ts';
import { Players } from './players.ts';
import { recordSizes } from './record-sizes.ts';
import { Tally } from './tally.ts';

/** How long is played before it is measured, in milliseconds. Then matches and bare hops take turns, so many each. */
const WARM_UP = 10_000;
const TURNS = 4;

/** Where the services run. */
export interface KafkaPlace {
  readonly url: string;
  readonly brokers: readonly string[];
  /** Whether game-state evaluates in its own process: two hops a command, not four. */
  readonly inside: boolean;
}

/** How it is measured; see the bench's options. */
export interface KafkaRun {
  readonly matches: readonly number[];
  readonly seconds: number;
  readonly seating: number;
}

/** A command on Kafka beside as many bare hops with records of the same sizes: each number of matches, and both in turn. */
export async function kafkaFigures(
  { url, brokers, inside }: KafkaPlace,
  { matches, seconds, seating }: KafkaRun,
  progress: (text: string) => void,
): Promise<Figure[]> {
  const players = new Players(url);
  let hops: KafkaHops | undefined;
  try {
    const figures: Figure[] = [];
    for (const games of matches) {
      progress(`${games} matches sit down`);
      await players.grow(2 * games, Date.now() + 1_000 * seating);
      await pause(WARM_UP);
      const raw = (hops ??= await bareHops(brokers, inside));
      const bareTurn = () => players.whileWaiting(() => raw.measure(games, 1_000 * seconds));
      await bareTurn();
      const ours: Turn[] = [];
      const bare: Turn[] = [];
      for (let turn = 0; turn < TURNS; turn++) {
        progress(`${games} matches, turn ${turn + 1} of ${TURNS}`);
        ours.push(await playedTurn(players, 1_000 * seconds));
        // Players wait meanwhile, so neither has the machine for half of its turn.
        const { perSecond, tally } = await bareTurn();
        bare.push(turnOf(tally, perSecond));
      }
      const what = { games, hops: inside ? 'two' : 'four' };
      if (games === 1) figures.push(...latencies(what, ours, bare));
      else figures.push(throughput(what, ours, bare));
    }
    return figures;
  } finally {
    players.close();
    await hops?.close();
  }
}

/** Hops with records as large as those that were written so far. */
async function bareHops(brokers: readonly string[], inside: boolean): Promise<KafkaHops> {
  const log = await openKafkaLog({ brokers });
  try {
    const records = hopsOf(await recordSizes(log));
    return await KafkaHops.open(
      brokers,
      inside ? records.filter(({ topic }) => !topic.ephemeral) : records,
    );
  } finally {
    await log.close();
  }
}

interface Turn {
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
  readonly games: number;
}

const turnOf = (tally: Tally, perSecond: number): Turn => ({
  ...{ p50: tally.quantile(0.5), p99: tally.quantile(0.99) },
  ...{ perSecond, games: tally.games },
});

async function playedTurn(players: Players, millis: number): Promise<Turn> {
  const tally = new Tally();
  const began = performance.now();
  players.tally = tally;
  await pause(millis);
  players.tally = null;
  return turnOf(tally, (1_000 * tally.count) / (performance.now() - began));
}

const middle = (turns: readonly Turn[], what: keyof Turn): number =>
  median(turns.map((turn) => turn[what]));

/** What is compared: so many games, over so many hops. */
interface Compared {
  readonly games: number;
  readonly hops: string;
}

function latencies({ hops }: Compared, ours: readonly Turn[], bare: readonly Turn[]): Figure[] {
  return (['p50', 'p99'] as const).map((what): Figure => {
    const [value, yardstick] = [middle(ours, what), middle(bare, what)];
    return {
      bench: 'pipeline',
      what: `one match on Kafka, ${hops} hops, from sending to acknowledgement, ${what} beside ${hops} bare hops`,
      value: value / yardstick,
      unit: 'times',
      yardstick: '1.3 or less',
      holds: value <= 1.3 * yardstick,
      details: { ms: value, 'bare hops ms': yardstick },
    };
  });
}

function throughput(
  { games, hops }: Compared,
  ours: readonly Turn[],
  bare: readonly Turn[],
): Figure {
  const [value, yardstick] = [middle(ours, 'perSecond'), middle(bare, 'perSecond')];
  return {
    bench: 'pipeline',
    what: `${games} matches at once on Kafka, ${hops} hops, beside ${hops} bare hops`,
    value,
    unit: 'commands/s',
    yardstick: 'no yardstick',
    holds: true,
    details: {
      'bare hops commands/s': yardstick,
      'part of them': value / yardstick,
      'games with a command': middle(ours, 'games'),
      'p50 ms': middle(ours, 'p50'),
      'p99 ms': middle(ours, 'p99'),
    },
  };
}
