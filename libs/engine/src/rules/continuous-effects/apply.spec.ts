import { describe, expect, it } from '@jest/globals';
import { printedOf } from '../../text/compile.ts';
import { changeAbilities } from './apply.ts';
import type { ContinuousEffect } from './question.ts';

describe('6ED 407.3: abilities that are lost', () => {
  const drake = printedOf(
    {
      name: 'Test Drake',
      types: ['Creature'],
      abilities: [
        { kind: 'keyword', keyword: 'flying' },
        { kind: 'keyword', keyword: 'first strike' },
        { kind: 'keyword', keyword: 'landwalk', land: 'Island' },
        { kind: 'keyword', keyword: 'bands with other', others: { supertype: 'Legendary' } },
      ],
    },
    [],
  );
  const after = (by: ContinuousEffect['by']) => {
    const on = { ...drake };
    changeAbilities({ by } as ContinuousEffect, on, 1, new Map());
    return on;
  };

  const namesOf = ({ keywords }: typeof drake) => keywords.map(({ ability }) => ability.keyword);

  it('all of them', () => {
    expect(after({ losesAllAbilities: true })).toMatchObject({ keywords: [], abilities: [] });
  });

  it('the one that is named', () => {
    expect(namesOf(after({ loses: ['flying'] }))).toEqual([
      'first strike',
      'landwalk',
      'bands with other',
    ]);
  });

  it('banding, with every special form of it, and nothing else', () => {
    expect(namesOf(after({ loses: ['banding'] }))).toEqual(['flying', 'first strike', 'landwalk']);
  });

  it('all landwalk', () => {
    expect(namesOf(after({ losesLandwalk: true }))).not.toContain('landwalk');
    expect(namesOf(after({ losesLandwalk: true }))).toContain('flying');
  });
});
