import { describe, expect, it } from '@jest/globals';
import { admitsBlock, mendBlock, type Blocks, type BlockSpace, type BlockTerms } from './block.ts';

const [A, B] = [11, 12];
const FREE: BlockTerms = { several: [], crowds: [], required: [] };
const COSTLY = { each: [[1, 1, 0] as const, [2, 1, 0] as const], mana: 1, life: 0, manaOf: [] };

/** Creatures 1, 2 and 3, each of which may block A or B. */
const space = (terms: Partial<BlockTerms>): BlockSpace => ({
  shape: 'block',
  blockers: [1, 2, 3].map((id) => [id, [A, B]]),
  terms: { ...FREE, ...terms },
});

interface Case {
  readonly what: string;
  readonly terms: Partial<BlockTerms>;
  readonly blocks: Blocks;
  readonly admitted: boolean;
}

describe('6ED 309.1#4: which blocks may be declared', () => {
  it.each<Case>([
    { what: 'none', terms: {}, blocks: [], admitted: true },
    {
      what: 'one creature, the same attacker twice',
      terms: { several: [[1, 2]] },
      blocks: [
        [1, A],
        [1, A],
      ],
      admitted: false,
    },
    {
      what: 'one creature, two attackers',
      terms: {},
      blocks: [
        [1, A],
        [1, B],
      ],
      admitted: false,
    },
    {
      what: 'one that may block two',
      terms: { several: [[1, 2]] },
      blocks: [
        [1, A],
        [1, B],
      ],
      admitted: true,
    },
    {
      what: 'another one may not',
      terms: { several: [[1, 2]] },
      blocks: [
        [2, A],
        [2, B],
      ],
      admitted: false,
    },
    { what: 'a creature that is not there', terms: {}, blocks: [[4, A]], admitted: false },
    { what: 'an attacker that is not there', terms: {}, blocks: [[1, 13]], admitted: false },
    {
      what: 'fewer than an attacker needs',
      terms: { crowds: [[A, 2, null]] },
      blocks: [[1, A]],
      admitted: false,
    },
    {
      what: 'as many as an attacker needs',
      terms: { crowds: [[A, 2, null]] },
      blocks: [
        [1, A],
        [2, A],
      ],
      admitted: true,
    },
    {
      what: 'more than an attacker needs',
      terms: { crowds: [[A, 2, null]] },
      blocks: [
        [1, A],
        [2, A],
        [3, A],
      ],
      admitted: true,
    },
    {
      what: 'as many as an attacker allows',
      terms: { crowds: [[A, 1, 2]] },
      blocks: [
        [1, A],
        [2, A],
      ],
      admitted: true,
    },
    {
      what: 'more than an attacker allows',
      terms: { crowds: [[A, 1, 2]] },
      blocks: [
        [1, A],
        [2, A],
        [3, A],
      ],
      admitted: false,
    },
    {
      what: 'as many as can be paid for',
      terms: { cost: COSTLY },
      blocks: [
        [1, A],
        [3, A],
      ],
      admitted: true,
    },
    {
      what: 'more than can be paid for',
      terms: { cost: COSTLY },
      blocks: [
        [1, A],
        [2, A],
      ],
      admitted: false,
    },
  ])('$what: $admitted', ({ terms, blocks, admitted }) => {
    expect(admitsBlock(space(terms), blocks)).toBe(admitted);
  });
});

describe('6ED 500.2#4: creatures that must block', () => {
  const mustBlock = { required: [[1, [A, B]] as const] };
  const twoLures = { required: [[1, [A]] as const, [1, [B]] as const] };
  it.each<Case>([
    { what: 'it does not', terms: mustBlock, blocks: [], admitted: false },
    { what: 'another one does', terms: mustBlock, blocks: [[2, A]], admitted: false },
    { what: 'it does', terms: mustBlock, blocks: [[1, B]], admitted: true },
    {
      what: 'with one of the two that it may block',
      terms: { ...mustBlock, several: [[1, 2]] },
      blocks: [[1, A]],
      admitted: true,
    },
    {
      what: 'no attacker has room for it',
      terms: {
        ...mustBlock,
        crowds: [
          [A, 1, 1],
          [B, 1, 1],
        ],
      },
      blocks: [
        [2, A],
        [3, B],
      ],
      admitted: true,
    },
    {
      what: 'an attacker has room for it',
      terms: { ...mustBlock, crowds: [[A, 1, 1]] },
      blocks: [[2, A]],
      admitted: false,
    },
    {
      what: 'it would need company',
      terms: { required: [[1, [A]]], crowds: [[A, 2, null]] },
      blocks: [],
      admitted: true,
    },
    {
      what: 'it has company',
      terms: { required: [[1, [A]]], crowds: [[A, 2, null]] },
      blocks: [[2, B]],
      admitted: true,
    },
    { what: 'one of two that lure it', terms: twoLures, blocks: [[1, A]], admitted: true },
    {
      what: 'only one of two that lure it and that it could block',
      terms: { ...twoLures, several: [[1, 2]] },
      blocks: [[1, B]],
      admitted: false,
    },
    {
      what: 'both that lure it',
      terms: { ...twoLures, several: [[1, 2]] },
      blocks: [
        [1, A],
        [1, B],
      ],
      admitted: true,
    },
    {
      what: 'two are lured and one of them does not block',
      terms: {
        required: [
          [1, [A]],
          [2, [A]],
        ],
      },
      blocks: [[1, A]],
      admitted: false,
    },
    {
      what: 'it blocks one that nobody must block, in place of the lure',
      terms: {
        required: [
          [1, [A]],
          [2, [B]],
        ],
      },
      blocks: [
        [1, B],
        [2, B],
      ],
      admitted: false,
    },
  ])('$what: $admitted', ({ terms, blocks, admitted }) => {
    expect(admitsBlock(space(terms), blocks)).toBe(admitted);
  });
});

describe('TSP 500.5#2: creatures that can block only together, and must', () => {
  const both = [[1, [A]] as const, [2, [A]] as const];
  const crowd = { required: both, crowds: [[A, 2, null] as const], together: true as const };
  const alone = { required: crowd.required, crowds: crowd.crowds };
  it.each<Case>([
    { what: 'neither does', terms: crowd, blocks: [], admitted: false },
    {
      what: 'both do',
      terms: crowd,
      blocks: [
        [1, A],
        [2, A],
      ],
      admitted: true,
    },
    {
      what: 'only one must',
      terms: { ...crowd, required: [both[0]!] },
      blocks: [],
      admitted: true,
    },
    {
      what: 'a third one must be there',
      terms: { ...crowd, crowds: [[A, 3, null]] },
      blocks: [],
      admitted: true,
    },
    {
      what: 'a third one is there',
      terms: { ...crowd, crowds: [[A, 3, null]] },
      blocks: [[3, B]],
      admitted: true,
    },
    {
      what: 'the other one blocks what it must',
      terms: { ...crowd, required: [...both, [2, [B]]] },
      blocks: [[2, B]],
      admitted: true,
    },
    {
      what: 'there is room for one of them beside a third',
      terms: { ...crowd, crowds: [[A, 2, 2]] },
      blocks: [
        [1, A],
        [3, A],
      ],
      admitted: true,
    },
    { what: 'each counts by itself', terms: alone, blocks: [], admitted: true },
  ])('$what: $admitted', ({ terms, blocks, admitted }) => {
    expect(admitsBlock(space(terms), blocks)).toBe(admitted);
  });

  it('mends a block by both', () => {
    expect(mendBlock(space(crowd), [[3, B]])).toEqual([
      [3, B],
      [1, A],
      [2, A],
    ]);
  });
});

describe('a block that may not be declared is mended', () => {
  it.each<{ what: string; terms: Partial<BlockTerms>; wish: Blocks; mended: Blocks }>([
    {
      what: 'what may be declared stays',
      terms: {},
      wish: [
        [3, A],
        [1, B],
      ],
      mended: [
        [3, A],
        [1, B],
      ],
    },
    {
      what: 'no creature blocks more than it may',
      terms: {},
      wish: [
        [1, A],
        [1, B],
        [2, B],
      ],
      mended: [
        [1, A],
        [2, B],
      ],
    },
    {
      what: 'no attacker has more blockers than it may',
      terms: { crowds: [[A, 1, 2]] },
      wish: [
        [1, A],
        [2, A],
        [3, A],
      ],
      mended: [
        [1, A],
        [2, A],
      ],
    },
    {
      what: 'too few for an attacker do not block it',
      terms: { crowds: [[A, 2, null]] },
      wish: [
        [1, A],
        [2, B],
      ],
      mended: [[2, B]],
    },
    {
      what: 'what can’t be paid for does not block',
      terms: { cost: COSTLY },
      wish: [
        [1, A],
        [2, A],
        [3, A],
      ],
      mended: [
        [1, A],
        [3, A],
      ],
    },
    {
      what: 'who must block does',
      terms: {
        required: [
          [2, [B]],
          [3, [A]],
        ],
      },
      wish: [
        [1, A],
        [2, A],
      ],
      mended: [
        [1, A],
        [2, B],
        [3, A],
      ],
    },
  ])('$what', ({ terms, wish, mended }) => {
    expect(mendBlock(space(terms), wish)).toEqual(mended);
  });
});
