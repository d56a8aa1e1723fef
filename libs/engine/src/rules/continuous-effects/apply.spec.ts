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
    expect(namesOf(after({ loses: ['flying'] }))).toEqual(['first strike', 'landwalk']);
  });

  it('all landwalk', () => {
    expect(namesOf(after({ losesLandwalk: true }))).toEqual(['flying', 'first strike']);
  });
});
