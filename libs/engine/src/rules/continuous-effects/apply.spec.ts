import { plainKeyword } from '@arbiter/cards';
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
      ],
    },
    [],
  );
  const after = (by: ContinuousEffect['by']) => {
    const on = { ...drake };
    changeAbilities({ by } as ContinuousEffect, on, 1, new Map());
    return on;
  };

  it('all of them', () => {
    expect(after({ losesAllAbilities: true })).toMatchObject({ keywords: [], abilities: [] });
  });

  it('the one that is named', () => {
    expect(after({ loses: ['flying'] }).keywords).toEqual([plainKeyword('first strike')]);
  });
});
