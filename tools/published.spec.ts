import { expect, it } from '@jest/globals';
import { PARTITIONS_ON_KAFKA } from '@arbiter/protocol';
import { breaksIn } from './compatibility.mjs';
import { ASYNC_API, PUBLISHED, textOf } from './schemas.mjs';

it('what is published next breaks no consumer of what is published', () => {
  const [published, next] = [PUBLISHED, ASYNC_API].map((file) => JSON.parse(textOf(file)) as never);
  expect(breaksIn(published!, next!)).toEqual([]);
});

it('promises as many partitions as `arbiter topics` makes, in both documents and on the page for analysts', () => {
  for (const file of [PUBLISHED, ASYNC_API]) {
    const { channels } = JSON.parse(textOf(file)) as {
      channels: Record<string, { bindings: { kafka: { partitions: number } } }>;
    };
    const promised = Object.values(channels).map(({ bindings }) => bindings.kafka.partitions);
    expect(promised).toEqual([PARTITIONS_ON_KAFKA, PARTITIONS_ON_KAFKA]);
  }
  expect(textOf('docs/analytics.md')).toContain(`**${PARTITIONS_ON_KAFKA} partitions**`);
});
