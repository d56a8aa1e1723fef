import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { CardDefinition } from '@arbiter/cards';
import { hashOf, readReviews, reviewFigures, withReviewsOf, writeReviews } from './reviews.mjs';

const lens = (power: number): CardDefinition => ({
  name: 'Test Lens',
  types: ['Creature'],
  power,
  toughness: 1,
});
const none = new Map();

describe('a card written by hand', () => {
  test('counts as reviewed twice when two readers have read the same definition', () => {
    const once = withReviewsOf(none, [lens(1)]);
    const twice = withReviewsOf(once, [lens(1)]);
    expect(reviewFigures([lens(1)], once).text).toContain('reviewed once: Test Lens');
    expect(reviewFigures([lens(1)], twice).text).toBe(
      '1 of the 1 cards written by hand were reviewed twice as they stand',
    );
  });

  test('that was changed has to be read again', () => {
    const twice = withReviewsOf(withReviewsOf(none, [lens(1)]), [lens(1)]);
    const figures = reviewFigures([lens(2)], twice);
    expect(figures.text).toContain('changed since they were reviewed: Test Lens');
    expect(figures.stands).toBe(false);
    expect(withReviewsOf(twice, [lens(2)]).get('Test Lens')?.reviews).toBe(1);
  });

  test('does not stand while nobody has read it', () => {
    const figures = reviewFigures([lens(1)], none);
    expect(figures.text).toContain('never reviewed: Test Lens');
    expect(figures.stands).toBe(false);
  });

  test('that was found to play wrongly is named until it is changed', () => {
    const known = new Map([['Test Lens', { hash: hashOf(lens(1)), reviews: 2, wrong: 'with X' }]]);
    expect(reviewFigures([lens(1)], known).text).toContain('play wrongly: Test Lens (with X)');
    expect(withReviewsOf(known, [lens(2)]).get('Test Lens')).not.toHaveProperty('wrong');
  });

  test('has the same reviews when they are read from their file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'reviews-')), 'reviews.tsv');
    const once = withReviewsOf(none, [lens(1)]);
    writeReviews(file, once);
    expect(readReviews(file)).toEqual(once);
  });
});
