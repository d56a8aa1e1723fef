import { randomUUID } from 'node:crypto';
import { describe } from '@jest/globals';
import { createTopics, openKafkaLog } from '@arbiter/event-log';
import { topics } from '@arbiter/protocol';
import { copiesBehaviour } from './copies.behaviour-spec.ts';

const brokers = (process.env['ARBITER_TEST_KAFKA'] ?? '').split(',');

describe('copies of finished games, of the event log on Kafka', () => {
  // What is archived stands on these. A log a test: few partitions keep the broker quick.
  const { players, playerDecks, matchmakingEvents, gameEvents, disputes, audit } = topics;
  const archived = [players, playerDecks, matchmakingEvents, gameEvents, disputes, audit];
  const few = archived.map((topic) => ({ ...topic, partitions: 2 }));

  copiesBehaviour(async () => {
    const place = { brokers, prefix: `${randomUUID()}.` };
    await createTopics(place, few);
    return openKafkaLog({ ...place, topics: few });
  });
});
