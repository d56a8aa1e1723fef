import { describe, expect, it } from '@jest/globals';
import { RULEBOOKS } from './index.ts';

/** `6ED 304.1`; where the edition's own rule is not stated here, or there is none, the nearest text of another. */
const CITATION = /^(?:protocol|(?:(\w+) unstated; )?(?:(\w+) silent; )?(\w+) [^\s;][^;]*)$/u;

describe.each(Object.entries(RULEBOOKS))('the rulebook %s', (code, rules) => {
  it('cites a rule behind each topic: its own, or another one’s with the reason', () => {
    for (const [topic, citation] of Object.entries(rules.cite)) {
      const [whole, unstated, silent, nearest] = CITATION.exec(citation) ?? [];
      expect({ topic, whole }).toEqual({ topic, whole: citation });
      if (whole === 'protocol') continue;
      expect({ topic, by: unstated ?? silent ?? nearest }).toEqual({ topic, by: code });
      expect(Object.keys(RULEBOOKS)).toContain(nearest);
    }
  });

  it('has a topic behind each step of a turn, and a name for it', () => {
    for (const { name, cites } of rules.turn) {
      expect(name).toMatch(/^[a-z ]+$/u);
      expect(Object.keys(rules.cite)).toContain(cites);
    }
  });
});

const FIVE = ['beginning', 'precombat main', 'combat', 'postcombat main', 'end'];
const OLDER = ['untap', 'upkeep', 'draw', 'main', 'attack', 'main', 'discard'];

describe('the phases of a turn, in their order', () => {
  it.each([
    ['6ED 300.1', '6ED', FIVE],
    ['TSP 300.1', 'TSP', FIVE],
    ['5ED Phase Structure.1', '5ED', [...OLDER, 'cleanup']],
    ['4ED phases.9 and phases.10', '4ED', [...OLDER, 'end', 'heal creatures']],
  ])('%s', (_, code, phases) => {
    const steps = RULEBOOKS[code]?.turn ?? [];
    const named = steps.map(({ phase }) => phase);
    expect(named.filter((phase, i) => phase !== named[i - 1])).toEqual(phases);
  });
});
