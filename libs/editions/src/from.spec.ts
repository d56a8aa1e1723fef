import { describe, expect, it } from '@jest/globals';
import { RULEBOOKS, SIXTH_EDITION } from './index.ts';
import { from } from './from.ts';

describe('an edition that differs from a neighbour', () => {
  const slice = from(SIXTH_EDITION, 'XYZ', { turn: { untap: 'XYZ 7.1' } }, { startingLife: 30 });

  it('answers what is not given like the neighbour', () => {
    expect(slice).toMatchObject({ edition: 'XYZ', startingLife: 30, startingHand: 7 });
    expect(slice.drawStep).toBe(SIXTH_EDITION.drawStep);
  });

  it('never passes the neighbour’s rule off as its own', () => {
    expect(slice.cite.untap).toBe('XYZ 7.1');
    expect(slice.cite.drawStep).toBe('XYZ unstated; 6ED 304.1');
    expect(slice.cite.protocol).toBe('protocol');
  });

  it('cites its own rule where the neighbour, being silent, already did', () => {
    expect(SIXTH_EDITION.cite.copySpell).toBe('6ED silent; TSP 503.10');
    expect(RULEBOOKS['TSP']?.cite.copySpell).toBe('TSP 503.10');
  });
});
