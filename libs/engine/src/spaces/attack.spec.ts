import { describe, expect, it } from '@jest/globals';
import type { ObjectId } from '../state/basics.ts';
import { admitsAttack, mendAttack, type AttackSpace, type AttackTerms } from './attack.ts';
import { isAffordable, type DeclarationCost } from './declaration-cost.ts';

const FREE: AttackTerms = { most: null, notAlone: [], required: [], requirements: 'eachThatFits' };
const ALL = { requirements: 'asManyAsPossible' } as const;
const COST: DeclarationCost = {
  each: [
    [2, 1, 0],
    [3, 1, 0],
  ],
  mana: 1,
  life: 0,
  manaOf: [],
};

/** Creatures 1, 2 and 3 may attack; 1 and 2 have banding. */
const space = (terms: Partial<AttackTerms>, attackers = [1, 2, 3]): AttackSpace => ({
  shape: 'attack',
  attackers,
  banding: [1, 2],
  terms: { ...FREE, ...terms },
});
const eachAlone = (set: readonly ObjectId[]): ObjectId[][] => set.map((id) => [id]);

interface Case {
  readonly what: string;
  readonly terms: Partial<AttackTerms>;
  readonly set: readonly ObjectId[];
  readonly admitted: boolean;
}

describe('6ED 500.2#3, TSP 500.2#1, TSP 500.2#2: restrictions and requirements of an attack', () => {
  it.each<Case>([
    { what: 'nobody attacks', terms: {}, set: [], admitted: true },
    { what: 'one attacks twice', terms: {}, set: [1, 1], admitted: false },
    { what: 'one attacks that may not', terms: {}, set: [4], admitted: false },
    { what: 'as many as may', terms: { most: 2 }, set: [1, 2], admitted: true },
    { what: 'more than may', terms: { most: 1 }, set: [1, 2], admitted: false },
    { what: 'alone, though it needs company', terms: { notAlone: [1] }, set: [1], admitted: false },
    { what: 'with company', terms: { notAlone: [1] }, set: [1, 2], admitted: true },
    {
      what: 'both need company and have each other',
      terms: { notAlone: [1, 2] },
      set: [1, 2],
      admitted: true,
    },
    { what: 'who must attack stays at home', terms: { required: [1] }, set: [2], admitted: false },
    {
      what: 'who must attack is one too many',
      terms: { required: [1], most: 1 },
      set: [2],
      admitted: true,
    },
    {
      what: 'who must attack may not do so alone',
      terms: { required: [1], notAlone: [1] },
      set: [],
      admitted: true,
    },
    {
      what: 'who must attack has company',
      terms: { required: [1], notAlone: [1] },
      set: [2],
      admitted: false,
    },
    {
      what: 'most of two that must',
      terms: { ...ALL, required: [1, 2] },
      set: [1],
      admitted: false,
    },
    {
      what: 'all of two that must',
      terms: { ...ALL, required: [1, 2] },
      set: [1, 2, 3],
      admitted: true,
    },
    {
      what: 'one of two that must, of one that may',
      terms: { ...ALL, required: [1, 2], most: 1 },
      set: [2],
      admitted: true,
    },
    {
      what: 'another in place of one that must',
      terms: { ...ALL, required: [1], most: 1 },
      set: [2],
      admitted: false,
    },
    {
      what: 'another in place of one that must and has room',
      terms: { ...ALL, required: [1] },
      set: [2],
      admitted: false,
    },
    {
      what: 'it could bring company',
      terms: { ...ALL, required: [1], notAlone: [1] },
      set: [],
      admitted: false,
    },
    {
      what: 'it could bring no company: only one may attack',
      terms: { ...ALL, required: [1], notAlone: [1], most: 1 },
      set: [],
      admitted: true,
    },
    {
      what: 'one of two that must needs no company',
      terms: { ...ALL, required: [1, 2], notAlone: [1], most: 1 },
      set: [],
      admitted: false,
    },
    {
      what: 'nobody may attack',
      terms: { ...ALL, required: [1], most: 0 },
      set: [],
      admitted: true,
    },
    {
      what: 'company can’t be paid for',
      terms: { ...ALL, required: [1], notAlone: [1], cost: { ...COST, mana: 0 } },
      set: [],
      admitted: true,
    },
    {
      what: 'company can be paid for',
      terms: { ...ALL, required: [1], notAlone: [1], cost: COST },
      set: [],
      admitted: false,
    },
  ])('$what: $admitted', ({ terms, set, admitted }) => {
    expect(admitsAttack(space(terms), eachAlone(set))).toBe(admitted);
  });

  it('brings no company where there is none', () => {
    const alone = space({ ...ALL, required: [1], notAlone: [1] }, [1]);
    expect(admitsAttack(alone, [])).toBe(true);
  });
});

describe('an attack that may not be declared is mended', () => {
  interface Wish {
    readonly what: string;
    readonly terms: Partial<AttackTerms>;
    readonly wish: readonly (readonly ObjectId[])[];
    readonly mended: readonly (readonly ObjectId[])[];
  }
  it.each<Wish>([
    {
      what: 'what may be declared stays, with its bands',
      terms: { most: 2 },
      wish: [[3, 1]],
      mended: [[3, 1]],
    },
    { what: 'not more than may', terms: { most: 2 }, wish: [[3], [1], [2]], mended: [[3], [1]] },
    {
      what: 'nobody who can’t be paid for',
      terms: { cost: COST },
      wish: [[3], [2], [1]],
      mended: [[3], [1]],
    },
    {
      what: 'who can’t go alone brings company',
      terms: { notAlone: [2] },
      wish: [[2]],
      mended: [[2], [1]],
    },
    {
      what: '… that can be paid for',
      terms: { notAlone: [1], cost: { ...COST, each: [[2, 2, 0]] } },
      wish: [[1]],
      mended: [[1], [3]],
    },
    { what: '… or stays at home', terms: { notAlone: [2], most: 1 }, wish: [[2]], mended: [] },
    {
      what: '… and leaves it to who must',
      terms: { notAlone: [2], most: 1, required: [1] },
      wish: [[2]],
      mended: [[1]],
    },
    {
      what: 'who must attack joins',
      terms: { required: [1, 2] },
      wish: [[3]],
      mended: [[3], [1], [2]],
    },
    {
      what: 'who must attack, as far as there is room',
      terms: { required: [1, 2], most: 2 },
      wish: [[3]],
      mended: [[3], [1]],
    },
    {
      what: 'who must attack comes first where as many as possible must',
      terms: { ...ALL, required: [2], most: 1 },
      wish: [[3]],
      mended: [[2]],
    },
  ])('$what', ({ terms, wish, mended }) => {
    expect(mendAttack(space(terms), wish)).toEqual(mended);
  });
});

describe('6ED 308.2#2, 309.2#1: what creatures cost that are declared', () => {
  const cost: DeclarationCost = {
    each: [
      [1, 2, 0],
      [2, 1, 3],
      [3, 0, 2],
    ],
    mana: 2,
    life: 3,
    manaOf: [
      [1, 1],
      [4, 1],
    ],
  };
  it.each([
    { declared: [], affordable: true },
    { declared: [1], affordable: true },
    { declared: [1, 4], affordable: true },
    { declared: [1, 2], affordable: true },
    { declared: [1, 2, 4], affordable: false },
    { declared: [2, 4], affordable: true },
    { declared: [2, 3], affordable: false },
    { declared: [3], affordable: true },
  ])(
    '$declared: $affordable, with 2 mana, 3 life, and 1 mana of each of 1 and 4 that stays',
    ({ declared, affordable }) => {
      expect(isAffordable(cost, { creatures: declared })).toBe(affordable);
    },
  );
});
