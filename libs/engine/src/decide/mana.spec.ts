import { MANA_KINDS, manaTotal, NO_MANA, type Mana } from '@arbiter/cards';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { covers, planMana, planSpending, type ManaDue, type ManaSource } from './mana.ts';

const some = fc.tuple(...MANA_KINDS.map(() => fc.nat(2))).map((mana): Mana => mana);
const due = fc.record({ symbols: some, generic: fc.nat(3) }).map((one): ManaDue => one);
const sources = fc
  .array(fc.record({ object: fc.integer({ min: 1, max: 4 }), yields: some, harm: fc.nat(1) }), {
    maxLength: 5,
  })
  .map((list) => list.map((one, ability): ManaSource => ({ ...one, ability, sacrifices: false })));

const sum = (pool: Mana, more: readonly ManaSource[]): Mana =>
  pool.map((amount, kind) => more.reduce((total, { yields }) => total + yields[kind]!, amount));

/** Every choice of sources with at most one ability of each permanent. */
function everyChoice(all: readonly ManaSource[]): ManaSource[][] {
  return all
    .reduce<ManaSource[][]>(
      (choices, one) => [...choices, ...choices.map((choice) => [...choice, one])],
      [[]],
    )
    .filter((choice) => new Set(choice.map(({ object }) => object)).size === choice.length);
}

describe('6ED 409.1f, 411: mana abilities for a payment', () => {
  it('finds some exactly if any choice of them would do', () => {
    fc.assert(
      fc.property(some, sources, due, (pool, all, cost) => {
        const plan = planMana(pool, all, cost);
        const possible = everyChoice(all).some((choice) => covers(sum(pool, choice), cost));
        expect(plan !== null).toBe(possible);
        if (plan === null) return;
        expect(covers(sum(pool, plan), cost)).toBe(true);
        expect(new Set(plan.map(({ object }) => object)).size).toBe(plan.length);
      }),
      { numRuns: 500 },
    );
  });

  it('plays none that could be left out', () => {
    fc.assert(
      fc.property(some, sources, due, (pool, all, cost) => {
        const plan = planMana(pool, all, cost) ?? [];
        for (const needless of plan) {
          const rest = plan.filter((one) => one !== needless);
          expect(covers(sum(pool, rest), cost)).toBe(false);
        }
      }),
    );
  });

  it('leaves a land that hurts alone if others do', () => {
    const plan = planMana(
      NO_MANA,
      [
        { object: 1, ability: 0, yields: [0, 0, 0, 1, 0, 0], harm: 1, sacrifices: false },
        { object: 2, ability: 0, yields: [0, 0, 0, 1, 0, 0], harm: 0, sacrifices: false },
      ],
      { symbols: [0, 0, 0, 1, 0, 0], generic: 0 },
    );
    expect(plan?.map(({ object }) => object)).toEqual([2]);
  });
});

describe('6ED 409.1f: which mana of the pool is spent', () => {
  it('spends what is due and nothing else, if the pool covers it', () => {
    fc.assert(
      fc.property(some, due, (pool, cost) => {
        const spend = planSpending(pool, cost, null);
        expect(spend !== null).toBe(covers(pool, cost));
        if (spend === null) return;
        expect(manaTotal(spend)).toBe(manaTotal(cost.symbols) + cost.generic);
        spend.forEach((amount, kind) => {
          expect(amount).toBeGreaterThanOrEqual(cost.symbols[kind]!);
          expect(amount).toBeLessThanOrEqual(pool[kind]!);
        });
      }),
    );
  });

  it('spends the mana that the player named, or refuses', () => {
    fc.assert(
      fc.property(some, due, some, (pool, cost, wanted) => {
        const spend = planSpending(pool, cost, wanted);
        if (spend === null) return;
        wanted.forEach((amount, kind) => expect(spend[kind]).toBeGreaterThanOrEqual(amount));
        expect(manaTotal(spend)).toBe(manaTotal(cost.symbols) + cost.generic);
      }),
    );
  });
});
