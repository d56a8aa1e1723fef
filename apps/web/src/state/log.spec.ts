import { describe, expect, test } from '@jest/globals';
import { counted, lastVersion, lineText, newsSince, type LogLine } from './log.ts';

/** Lines of one commit. */
const commit = (version: number, ...told: readonly (readonly [string, string])[]): LogLine[] =>
  told.map(([type, text], i) => ({
    ...{ key: `${version}.${i}`, version, type, text },
    rule: '6ED 409.1f',
  }));

describe('what is said to those who hear the page', () => {
  const before = [
    ...commit(1, ['TurnBegan', 'Turn 2: Ann']),
    ...commit(2, ['StepBegan', 'Upkeep']),
  ];
  const news = (...commits: readonly LogLine[][]): string[] =>
    newsSince([...before, ...commits.flat()], lastVersion(before)).map(({ text }) => text);

  test('is nothing of what had happened before they sat down', () => {
    expect(news()).toEqual([]);
  });

  test('is what has happened since, as far as it is worth reading', () => {
    expect(
      news(commit(3, ['PriorityPassed', 'Ann passes'], ['SpellCast', 'Bob casts Shock'])),
    ).toEqual(['Bob casts Shock']);
  });

  test('is the end of it for those who have been away', () => {
    const many = Array.from({ length: 40 }, (_, i) => commit(3 + i, ['LandPlayed', `land ${i}`]));
    expect(news(...many)).toHaveLength(12);
    expect(news(...many).at(-1)).toBe('land 39');
  });
});

describe('what is told several times in a row', () => {
  const draws = (version: number, count: number): LogLine[] =>
    commit(
      version,
      ...Array.from({ length: count }, () => ['CardDrawn', 'Player 1 draws a card'] as const),
    );
  const read = (...lines: LogLine[]): string[] =>
    counted(lines).map((line) => lineText(line, ['Ann', 'Bob']));

  test('by one commit is one line that counts', () => {
    expect(read(...draws(1, 7), ...commit(2, ['HandKept', 'Player 1 keeps the hand']))).toEqual([
      'Ann draws a card × 7',
      'Ann keeps the hand',
    ]);
  });

  test('by one commit after the other are lines of their own: each was done', () => {
    expect(read(...draws(1, 1), ...draws(2, 1))).toEqual(['Ann draws a card', 'Ann draws a card']);
  });
});
