import { describe, expect, it } from '@jest/globals';
import { DEFAULT_EDITION, EDITION_FACTS, EDITIONS, RULEBOOKS } from './editions.ts';

describe('the editions that players are offered', () => {
  it('are those of 1999 and 2006, and each has its facts', () => {
    expect(Object.keys(EDITIONS)).toEqual(['6ED', 'TSP']);
    expect(EDITION_FACTS.map(({ code }) => code)).toEqual(Object.keys(EDITIONS));
  });

  it('have the one that is meant where none is named', () => {
    expect(EDITIONS).toHaveProperty(DEFAULT_EDITION);
  });

  it('are rulebooks, beside those that scenarios alone play', () => {
    expect(RULEBOOKS).toMatchObject(EDITIONS);
    expect(Object.keys(RULEBOOKS)).toEqual(['4ED', '5ED', '6ED', 'TSP']);
  });
});
