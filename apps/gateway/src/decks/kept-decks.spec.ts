import { beforeEach, describe, expect, test } from '@jest/globals';
import { openMemoryLog, type EventLog } from '@arbiter/event-log';
import { memoryKeyRing, type Problem } from '@arbiter/http';
import { inProcessCoordination } from '@arbiter/platform';
import { MOST_DECKS, topics, type KeptDeck } from '@arbiter/protocol';
import { Intake } from '../intake.ts';
import { DEFAULT_LIMITS } from '../options.ts';
import { KeptDecks } from './kept-decks.ts';

const TOPIC = topics.playerDecks.name;

const deck = (name: string, cards = 1): KeptDeck => ({
  ...{ name, edition: '6ED', format: 'freeform', side: [], saved: 1 },
  main: Array.from({ length: cards }, (_, i) => ({ name: `Card ${i} `.repeat(10), count: 1 })),
});

describe('decks that a player keeps', () => {
  let log: EventLog;
  beforeEach(() => {
    log = openMemoryLog();
  });

  /** What one gateway has of them. */
  function gateway(recalls = { burst: 1_000, perMinute: 1_000 }): KeptDecks {
    const options = { log, coordination: inProcessCoordination(), keys: memoryKeyRing() };
    const limits = { ...DEFAULT_LIMITS, recalls };
    return new KeptDecks(options, limits, new Intake(options, limits));
  }

  const names = async (player = 'ann'): Promise<string[]> =>
    (await gateway().of(player)).map(({ name }) => name);

  const statusOf = (asked: Promise<unknown>): Promise<number> =>
    asked.then(
      () => 200,
      (error: unknown) => (error as Problem).getStatus(),
    );

  test('are there for another gateway, by name, and are nobody else’s', async () => {
    await gateway().keep('ann', deck('Stompy'));
    await gateway().keep('ann', deck('Burn'));
    expect([await names(), await names('bob')]).toEqual([['Burn', 'Stompy'], []]);
  });

  test('take the place of the one of the same name', async () => {
    await gateway().keep('ann', deck('Burn'));
    await gateway().keep('ann', deck('Burn', 2));
    expect(await gateway().of('ann')).toEqual([deck('Burn', 2)]);
  });

  test('of two gateways at once are all kept, whichever record comes first', async () => {
    const both = [gateway(), gateway()];
    const wanted = ['A', 'B', 'C', 'D', 'E', 'F'];
    await Promise.all(wanted.map((name, i) => both[i % 2]!.keep('ann', deck(name))));
    expect(await names()).toEqual(wanted);
  });

  test('that are deleted are gone; what was never kept can’t be', async () => {
    await gateway().keep('ann', deck('Burn'));
    await gateway().drop('ann', 'Burn');
    expect(await names()).toEqual([]);
    expect(await statusOf(gateway().drop('ann', 'Burn'))).toBe(404);
  });

  test('are bounded in number and size, and what there was stays', async () => {
    const decks = gateway();
    for (let i = 0; i < MOST_DECKS; i++) await decks.keep('ann', deck(`deck ${i}`));
    expect(await statusOf(decks.keep('ann', deck('one more')))).toBe(409);
    expect(await statusOf(decks.keep('ann', deck('deck 0', 5_000)))).toBe(409);
    expect(await names()).toHaveLength(MOST_DECKS);
  });

  test('are erased with a tombstone; who keeps none leaves none behind', async () => {
    await gateway().keep('ann', deck('Burn'));
    await gateway().erase('ann');
    await gateway().erase('bob');
    expect(await names()).toEqual([]);
    const values: (string | null)[] = [];
    for (let partition = 0; partition < log.partitions(TOPIC); partition++) {
      for await (const { value } of log.read(TOPIC, partition, 0)) values.push(value);
    }
    expect(values).toEqual([expect.stringContaining('Burn'), null]);
  });

  test('can’t be asked for as often as one likes', async () => {
    const decks = gateway({ burst: 2, perMinute: 1 });
    await decks.of('ann');
    await decks.of('ann');
    expect(await statusOf(decks.of('ann'))).toBe(429);
  });
});
