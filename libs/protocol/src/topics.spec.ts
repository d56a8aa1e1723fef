import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { makeHeaders, parseHeaders } from './cloud-events.ts';
import { allTopics, gameTopics, topics } from './topics.ts';

describe('the table of topics', () => {
  it('names each topic once, with its version', () => {
    const names = allTopics.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z-]+(\.[a-z-]+)+\.v\d+$/);
  });

  it('gives equal partition counts to all topics of games', () => {
    expect(new Set(gameTopics.map(({ partitions }) => partitions)).size).toBe(1);
    expect(gameTopics).toContain(topics.rulesVerdicts);
  });

  it('keeps the record for ever, and lets analytics read nothing but what is public', () => {
    expect(topics.gameEvents.retention).toBe('forever');
    const open = allTopics.filter(({ readers }) => readers.includes('analytics'));
    expect(open).toEqual([topics.gamePublicEvents, topics.matchPublicEvents]);
    expect(topics.gameEvents.writers).toEqual(['game-state']);
  });

  it('can say each schema as JSON Schema', () => {
    for (const { schema } of allTopics) expect(z.toJSONSchema(schema)).toHaveProperty('$schema');
  });
});

describe('CloudEvents in binary mode', () => {
  it.each([
    [{ id: '1', source: '/game-state', type: 'arbiter.game.commit.v1' }],
    [
      {
        id: '1',
        source: '/gateway',
        type: 'x',
        subject: 'game',
        time: '2026-01-01T00:00:00Z',
      },
    ],
  ])('%j is read as it was written', (event) => {
    expect(parseHeaders(makeHeaders(event))).toEqual(event);
  });

  it('other messages are none', () => {
    expect(parseHeaders({})).toBeUndefined();
    expect(
      parseHeaders({ ...makeHeaders({ id: '1', source: '/', type: 't' }), ce_specversion: '0.3' }),
    ).toBeUndefined();
  });
});
