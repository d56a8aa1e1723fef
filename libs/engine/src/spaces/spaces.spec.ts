import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '@arbiter/kernel';
import fc from 'fast-check';
import type { ObjectId } from '../state/basics.ts';
import { admits, countOf, drawFrom, listOf, type OptionSpace } from './index.ts';

const LIMIT = 100_000;

const ids = (most: number): fc.Arbitrary<ObjectId[]> =>
  fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: most });

const subset = fc
  .record({ from: ids(5), least: fc.nat(3), more: fc.nat(2) })
  .map(({ from, least, more }): OptionSpace => ({
    shape: 'subset',
    from,
    least,
    most: least + more,
  }));

const grouped = fc
  .record({
    groups: fc.array(ids(4), { minLength: 1, maxLength: 3 }),
    least: fc.nat(2),
    more: fc.nat(2),
  })
  .map(({ groups, least, more }): OptionSpace => ({
    shape: 'subset',
    from: [...new Set(groups.flat())],
    least,
    most: least + more,
    groups,
  }));

const division = fc
  .record({
    among: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
    total: fc.integer({ min: 1, max: 6 }),
    // Anyone who must be among the receivers gets at least 1.
    kind: fc.constantFrom(
      { least: 0, all: false },
      { least: 1, all: false },
      { least: 1, all: true },
    ),
  })
  .map(({ among, total, kind }): OptionSpace => ({ shape: 'division', among, total, ...kind }));

const trample = fc
  .record({
    blockers: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 2 }),
    total: fc.integer({ min: 1, max: 6 }),
    lethal: fc.tuple(fc.nat(4), fc.nat(4)),
  })
  .map(({ blockers, total, lethal }): OptionSpace => {
    const least = blockers.map((id, i) => [id, lethal[i]!] as const);
    const onlyAfter = { player: 'p1' as const, lethal: least };
    return {
      shape: 'division',
      total,
      among: [...blockers, 'p1'],
      least: 0,
      all: false,
      onlyAfter,
    };
  });

const attack = fc
  .record({ attackers: ids(4), banding: fc.nat(4) })
  .map(({ attackers, banding }): OptionSpace => {
    return { shape: 'attack', attackers, banding: attackers.slice(0, banding) };
  });

const attackWithTerms = fc
  .record({
    attackers: ids(4),
    banding: fc.nat(4),
    most: fc.option(fc.nat(3)),
    notAlone: fc.nat(4),
    required: fc.nat(4),
    requirements: fc.constantFrom('eachThatFits', 'asManyAsPossible'),
  })
  .map(({ attackers, banding, most, notAlone, required, requirements }): OptionSpace => {
    return {
      shape: 'attack',
      attackers,
      banding: attackers.slice(0, banding),
      terms: {
        most,
        notAlone: attackers.slice(0, notAlone),
        required: attackers.slice(attackers.length - required),
        requirements,
      },
    };
  });

const blockWithTerms = fc
  .record({
    blockers: ids(3),
    may: fc.array(
      fc.uniqueArray(fc.integer({ min: 11, max: 13 }), { minLength: 1, maxLength: 3 }),
      { minLength: 3, maxLength: 3 },
    ),
    several: fc.nat(3),
    crowd: fc.tuple(fc.integer({ min: 1, max: 2 }), fc.option(fc.integer({ min: 1, max: 2 }))),
    lured: fc.nat(3),
    forced: fc.nat(3),
  })
  .map(({ blockers, may, several, crowd: [least, most], lured, forced }): OptionSpace => {
    const can = blockers.map((id, i) => [id, may[i]!] as const);
    return {
      shape: 'block',
      blockers: can,
      terms: {
        several: blockers.slice(0, several).map((id) => [id, 2] as const),
        crowds: [[11, least, most]],
        required: [
          ...can
            .slice(0, lured)
            .flatMap(([id, list]) => list.slice(0, 2).map((one) => [id, [one]] as const)),
          ...can.slice(0, forced),
        ],
      },
    };
  });

const block = fc
  .record({ blockers: ids(3), may: fc.array(ids(3), { minLength: 3, maxLength: 3 }) })
  .map(({ blockers, may }): OptionSpace => {
    return { shape: 'block', blockers: blockers.map((id, i) => [id, may[i]!] as const) };
  });

const other = fc.oneof(
  ids(4).map((options): OptionSpace => ({ shape: 'oneOf', options })),
  ids(4).map((of): OptionSpace => ({ shape: 'order', of })),
  fc
    .record({ least: fc.integer({ min: -2, max: 5 }), most: fc.integer({ min: -2, max: 5 }) })
    .map(({ least, most }): OptionSpace => ({ shape: 'number', least, most })),
  fc
    .uniqueArray(fc.constantFrom('a', 'b', 'c'))
    .map((options): OptionSpace => ({ shape: 'word', options })),
);

const space = fc.oneof(
  subset,
  grouped,
  division,
  trample,
  attack,
  attackWithTerms,
  block,
  blockWithTerms,
  other,
);

/** An answer whose parts stand in an order of their own, so that equal answers are equal texts. */
function textOf(shape: OptionSpace['shape'], answer: unknown): string {
  if (!Array.isArray(answer) || shape === 'order') return JSON.stringify(answer);
  const parts = shape === 'attack' ? answer.map((band) => [...(band as number[])].sort()) : answer;
  const kept =
    shape === 'division' ? parts.filter((part) => (part as [unknown, number])[1] !== 0) : parts;
  return JSON.stringify(kept.map((part) => JSON.stringify(part)).sort());
}

describe('a space tests, counts, lists and draws the same answers', () => {
  it('lists as many answers as it counts, each once, and admits all of them', () => {
    fc.assert(
      fc.property(space, (one) => {
        const listed = listOf(one, LIMIT) ?? [];
        expect(listed).toHaveLength(countOf(one));
        expect(new Set(listed.map((answer) => textOf(one.shape, answer))).size).toBe(listed.length);
        for (const answer of listed) expect(admits(one, answer)).toBe(true);
      }),
    );
  });

  it('draws only answers that it lists, and something whenever there is something', () => {
    fc.assert(
      fc.property(space, fc.nat(), (one, seed) => {
        const drawn = drawFrom(one, seededRandom(seed));
        if (countOf(one) === 0) {
          expect(drawn).toBeNull();
          return;
        }
        expect(drawn).not.toBeNull();
        expect(admits(one, drawn)).toBe(true);
        const texts = (listOf(one, LIMIT) ?? []).map((answer) => textOf(one.shape, answer));
        expect(texts).toContain(textOf(one.shape, drawn));
      }),
    );
  });

  it('admits nothing that it doesn’t list', () => {
    const anything = fc.oneof(
      fc.boolean(),
      fc.integer({ min: -3, max: 10 }),
      fc.array(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom('p0', 'p1')), {
        maxLength: 4,
      }),
      fc.array(fc.tuple(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant('p1')), fc.nat(6)), {
        maxLength: 3,
      }),
      fc.array(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }), { maxLength: 3 }),
      fc.constantFrom('a', 'b', null, undefined, {}),
    );
    fc.assert(
      fc.property(space, anything, (one, answer) => {
        if (!admits(one, answer)) return;
        const texts = (listOf(one, LIMIT) ?? []).map((listed) => textOf(one.shape, listed));
        expect(texts).toContain(textOf(one.shape, answer));
      }),
      { numRuns: 1_000 },
    );
  });

  it('is not listed beyond the limit', () => {
    const from = Array.from({ length: 12 }, (_, i) => i + 1);
    expect(listOf({ shape: 'subset', from, least: 0, most: 12 }, 100)).toBeNull();
  });

  it.each([
    { size: 2, what: 'pairs' },
    { size: 38, what: 'all but two' },
  ])('is listed without what lies outside: $what of forty', ({ size }) => {
    const from = Array.from({ length: 40 }, (_, i) => i + 1);
    expect(listOf({ shape: 'subset', from, least: size, most: size }, 1_000)).toHaveLength(780);
  });
});
