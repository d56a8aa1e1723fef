import { describe, expect, it } from '@jest/globals';
import { sabotages } from './sabotage.behaviour-spec.ts';
import { World } from './world.behaviour-spec.ts';

/** Schedules in a run of the tests; ARBITER_SCHEDULES asks for more. */
const SCHEDULES = Number(process.env['ARBITER_SCHEDULES'] ?? 3_000);

describe('the chain under random schedules', () => {
  it(`has readers agree and keeps every command, once and told one way, in ${SCHEDULES} schedules`, () => {
    const seen = { commits: 0, refusals: 0, skipped: 0, rivals: 0, starts: 0 };
    for (let seed = 1; seed <= SCHEDULES; seed++) {
      const world = new World(seed);
      expect({ seed, violations: world.run() }).toEqual({ seed, violations: [] });
      for (const what of Object.keys(seen) as (keyof typeof seen)[]) seen[what] += world.seen[what];
    }
    if (process.env['ARBITER_SCHEDULES'] !== undefined) console.info(seen);
    // Schedules in which nothing goes wrong prove nothing.
    expect(seen.rivals).toBeGreaterThan(SCHEDULES / 4);
    expect(seen.skipped).toBeGreaterThan(SCHEDULES);
    expect(seen.refusals).toBeGreaterThan(SCHEDULES);
    expect(seen.starts).toBeGreaterThan(SCHEDULES);
  }, 600_000);
});

describe('the property test notices when', () => {
  it.each(sabotages)('%s', (_what, sabotage, comes) => {
    let found: string | undefined;
    for (let seed = 1; seed <= SCHEDULES && found === undefined; seed++) {
      found = new World(seed, sabotage).run().find((violation) => comes.test(violation));
    }
    expect(found).toMatch(comes);
  });
});
