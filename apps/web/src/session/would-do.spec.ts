import { describe, expect, test } from '@jest/globals';
import { wouldDoIn } from './would-do.ts';

describe('more that would do is asked for', () => {
  const formats = [
    { format: 'freeform', name: 'Freeform', days: null },
    { format: 'type-2', name: 'Type 2', days: { from: '1995-01-01', until: '2000-01-01' } },
  ];
  const also = (fields: Record<string, string[]>) =>
    wouldDoIn({ formats } as never, {
      ...{ edition: ['6ED'], format: ['freeform'], bestOf: ['1'], ...fields },
    });

  test('as each of the rules with each format and each length, without what is asked for first', () => {
    const found = also({ also: ['TSP'], alsoBestOf: ['3'] });
    expect(found).toEqual([
      { edition: '6ED', format: 'freeform', bestOf: 3 },
      { edition: 'TSP', format: 'freeform', bestOf: 1 },
      { edition: 'TSP', format: 'freeform', bestOf: 3 },
    ]);
  });

  test('a format as of the day of the form, where it has one', () => {
    const found = also({ alsoFormat: ['type-2'], day: ['1999-08-04'] });
    expect(found).toEqual([{ edition: '6ED', format: 'type-2@1999-08-04', bestOf: 1 }]);
  });

  test('but not more than the server takes, and says how many that is', () => {
    const much = { also: ['TSP', '5ED', '4ED'], alsoFormat: ['type-2'], alsoBestOf: ['3', '5'] };
    expect(() => also(much)).toThrow(
      expect.objectContaining({
        problem: expect.objectContaining({
          detail: expect.stringContaining('makes 24 ways to play; 12 is the most'),
        }),
      }),
    );
  });
});
