import { describe, expect, test } from '@jest/globals';
import { keywordOf, plainKeyword } from '@arbiter/cards';
import type { GameObject } from '../state/objects.ts';
import { isSuspended } from './suspended.ts';
import type { Sight } from './sight.ts';

const SUSPEND = keywordOf({ kind: 'keyword', keyword: 'suspend', amount: 2, cost: { mana: 'R' } });
const FLYING = plainKeyword('flying');

describe('TSP 502.59b: what is suspended', () => {
  test.each([
    ['an exiled card with suspend and a time counter', 'exile', { time: 1 }, [SUSPEND], true],
    ['whatever else it has', 'exile', { time: 1 }, [FLYING, SUSPEND], true],
    ['no permanent, whatever lies on it', 'battlefield', { time: 1 }, [SUSPEND], false],
    ['nothing that has lost its last counter', 'exile', { time: 0 }, [SUSPEND], false],
    ['nothing that never had one', 'exile', null, [SUSPEND], false],
    ['nothing without suspend', 'exile', { time: 1 }, [FLYING], false],
  ])('%s', (_, zone, counters, keywords, expected) => {
    const sight = { printed: () => ({ keywords }) } as unknown as Sight;
    expect(isSuspended(sight, { zone, counters } as unknown as GameObject)).toBe(expected);
  });
});
