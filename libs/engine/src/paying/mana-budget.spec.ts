import {
  MANA_KINDS,
  manaTotal,
  NO_MANA,
  parseMana,
  parseManaCost,
  type Mana,
} from '@arbiter/cards';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fundsOf, sumOf, type Funds } from './funds.ts';
import {
  covers,
  planMana,
  planSpending,
  SEARCH_LIMIT,
  type ManaDue,
  type ManaSource,
} from './mana-budget.ts';

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

/** A permanent's mana ability. */
const gives = (object: number, mana: string, ability = 0, harm = 0): ManaSource => ({
  object,
  ability,
  yields: parseMana(mana),
  harm,
  sacrifices: false,
});
const hurts = (object: number, mana: string): ManaSource => gives(object, mana, 0, 1);
/** One that sacrifices its permanent. */
const sacrifices = (object: number, mana: string): ManaSource => ({
  ...gives(object, mana),
  sacrifices: true,
});

describe('6ED 409.1f#7, 411: mana abilities for a payment', () => {
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

  it.each([
    ['what hurts', [hurts(1, 'R'), gives(2, 'R')], 'R', [2]],
    ['what is sacrificed', [sacrifices(1, 'R'), gives(2, 'R')], 'R', [2]],
    ['what is sacrificed, rather than what hurts', [sacrifices(1, 'R'), hurts(2, 'R')], 'R', [2]],
    ['what is sacrificed, rather than colours', [sacrifices(1, 'C'), gives(2, 'G')], '1', [2]],
    ['colours that nobody asks for', [gives(1, 'G'), gives(2, 'C')], '1', [2]],
    ['colours that nobody asks for', [gives(1, 'C'), gives(2, 'G')], '1', [1]],
    [
      'colours, rather than what is asked for',
      [gives(1, 'G'), gives(2, 'R'), gives(3, 'R')],
      '1R',
      [2, 3],
    ],
    ['more than is needed', [gives(1, 'CC'), gives(2, 'C')], '1', [2]],
    ['more than is needed', [gives(1, 'C'), gives(2, 'CC')], '1', [1]],
    ['the last of what is alike', [gives(1, 'R'), gives(2, 'R')], 'R', [1]],
  ] as const)('leaves alone %s: %#', (_, all, cost, played) => {
    const plan = planMana(NO_MANA, all, parseManaCost(cost));
    expect(plan?.map(({ object }) => object)).toEqual(played);
  });

  it('tries no more combinations of several abilities each than the limit', () => {
    const both = (object: number, other: string) => [gives(object, 'W'), gives(object, other, 1)];
    /** Of these the second half has the first permanent give R: whichever permanents come behind it. */
    const plan = (others: number) => {
      const last = Array.from({ length: others }, (_, i) => both(i + 2, 'U')).flat();
      const cost = parseManaCost(`R${'W'.repeat(others)}`);
      return planMana(NO_MANA, [...both(1, 'R'), ...last], cost);
    };
    const halfOfThem = Math.log2(SEARCH_LIMIT / 2);
    expect(plan(halfOfThem)).toHaveLength(halfOfThem + 1);
    expect(plan(halfOfThem + 1)).toBeNull();
  });
});

describe('TSP 104.3f: a hybrid symbol is paid with either of its colours', () => {
  it.each([
    ['(W/U)(W/U)', 'WU', 'WU'],
    ['(W/U)(U/B)', 'UB', 'UB'],
    ['(W/U)(U/B)', 'WR', null],
    ['1(R/W)', 'RRG', 'RG'],
  ])('%s with %s in the pool', (cost, pool, spent) => {
    const due = parseManaCost(cost);
    expect(covers(parseMana(pool), due)).toBe(spent !== null);
    const spend = planSpending(parseMana(pool), due, null);
    if (spent === null) expect(spend).toBeNull();
    else expect(manaTotal(spend!)).toBe(spent.length);
  });

  it('and the lands that are tapped for it are of these colours', () => {
    const lands = [gives(1, 'G'), gives(2, 'U'), gives(3, 'W')];
    const plan = planMana(NO_MANA, lands, parseManaCost('(W/B)'));
    expect(plan?.map(({ object }) => object)).toEqual([3]);
  });
});

describe('a snow symbol is paid with snow mana', () => {
  /** Letters before the bar are of no snow permanent, those behind it are. */
  const funds = (text: string): Funds => {
    const [other = '', snow = ''] = text.split('|');
    return fundsOf(parseMana(other + snow), parseMana(snow));
  };
  const snowLand = (object: number, mana: string): ManaSource => ({
    ...gives(object, mana),
    yields: funds(`|${mana}`),
    snow: true,
  });

  it.each([
    ['S', 'G|', null],
    ['S', '|G', '|G'],
    ['S', 'GG|C', '|C'],
    ['SG', 'G|G', 'G|G'],
    ['SG', 'G|U', 'G|U'],
    ['SG', 'U|G', null],
    ['1S', 'C|GG', 'C|G'],
    ['SS', 'C|G', null],
    ['1', 'G|G', 'G|'],
    ['G', 'U|G', '|G'],
    ['S(W/U)', '|WU', '|WU'],
    ['S(W/U)', 'R|W', null],
  ])('%s with %s in the pool, of it snow mana behind the bar', (cost, pool, spent) => {
    const due = parseManaCost(cost);
    expect(covers(funds(pool), due)).toBe(spent !== null);
    const spend = planSpending(funds(pool), due, null);
    expect(spend === null ? null : [...spend, ...NO_MANA].slice(0, 12)).toEqual(
      spent === null ? null : funds(spent),
    );
  });

  it.each([
    ['snow mana where anything would do', '1', 'G|G', '|G', '|G'],
    ['a color of snow mana', 'S', '|GU', '|U', '|U'],
    ['more snow mana than there is', '1', 'GG|', '|G', null],
    ['more snow mana than is due', '1', '|GG', '|GG', null],
  ])('is spent as its player names it: %s', (_, cost, pool, wanted, spent) => {
    const spend = planSpending(funds(pool), parseManaCost(cost), funds(wanted));
    expect(spend).toEqual(spent === null ? null : funds(spent));
  });

  it.each([
    ['{S} has a snow land tapped', 'S', [gives(1, 'G'), snowLand(2, 'G')], [2]],
    ['{1} leaves it alone', '1', [snowLand(1, 'G'), gives(2, 'G')], [2]],
    ['{1}{S} takes one of each', '1S', [snowLand(1, 'G'), gives(2, 'G'), snowLand(3, 'G')], [1, 2]],
    ['{S} finds none', 'S', [gives(1, 'G')], undefined],
  ])('%s', (_, cost, all, played) => {
    const plan = planMana(NO_MANA, all, parseManaCost(cost));
    expect(plan?.map(({ object }) => object)).toEqual(played);
  });

  it('is found exactly if any choice of sources would do', () => {
    const all = [
      gives(1, 'G'),
      snowLand(1, 'U'),
      snowLand(2, 'C'),
      gives(3, 'R'),
      snowLand(4, 'R'),
    ];
    fc.assert(
      fc.property(fc.subarray(all), due, fc.nat(3), (some, one, snow) => {
        const cost = { ...one, snow };
        const isPossible = everyChoice(some).some((choice) =>
          covers(
            choice.reduce<Funds>((sum, { yields }) => sumOf(sum, yields, 1), NO_MANA),
            cost,
          ),
        );
        expect(planMana(NO_MANA, some, cost) !== null).toBe(isPossible);
      }),
    );
  });
});

describe('6ED 409.1f#1: which mana of the pool is spent', () => {
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
