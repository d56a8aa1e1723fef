import { describe, expect, it } from '@jest/globals';
import { DEFAULT_EDITION, EDITION_FACTS, EDITIONS } from './editions.ts';

describe('the editions that players are offered', () => {
  it('are those of 1995, 1997, 1999 and 2006, and each has its facts', () => {
    expect(Object.keys(EDITIONS)).toEqual(['4ED', '5ED', '6ED', 'TSP']);
    expect(EDITION_FACTS.map(({ code }) => code).sort()).toEqual(Object.keys(EDITIONS));
  });

  it('have the one that is meant where none is named', () => {
    expect(EDITIONS).toHaveProperty(DEFAULT_EDITION);
    expect(EDITION_FACTS[0]?.code).toBe(DEFAULT_EDITION);
  });
});
