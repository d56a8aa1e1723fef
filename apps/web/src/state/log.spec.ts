import { describe, expect, test } from '@jest/globals';
import { lastVersion, newsSince, worthReading, type LogLine } from './log.ts';

/** Lines of one commit. */
const commit = (version: number, ...told: readonly (readonly [string, string])[]): LogLine[] =>
  told.map(([type, text], i) => ({
    ...{ key: `${version}.${i}`, version, type, text },
    rule: '6ED 409.1f',
  }));

const read = (...commits: readonly LogLine[][]): string[] =>
  worthReading(commits.flat()).map(({ text }) => text);

describe('what is worth reading', () => {
  test('of a spell is that it is cast, and not what is tapped and moved for it', () => {
    const cast = commit(
      1,
      ['ObjectMoved', 'Shock goes on the stack'],
      ['ChoiceAnnounced', 'Announced: targets: Bob'],
      ['PermanentTapped', 'Mountain is tapped'],
      ['SpellCast', 'Ann casts Shock at Bob'],
    );
    expect(read(cast)).toEqual(['Ann casts Shock at Bob']);
  });

  test('is what an effect taps', () => {
    const resolved = commit(
      2,
      ['PermanentTapped', 'Mountain is tapped'],
      ['StackItemResolved', 'the ability of Icy Manipulator has resolved'],
    );
    expect(read(resolved)).toEqual(['Mountain is tapped']);
  });

  test('is a step in which something happens, and the one that it is now', () => {
    const turn = commit(
      3,
      ['TurnBegan', 'Turn 2: Ann'],
      ['StepBegan', 'Upkeep'],
      ['StepBegan', 'Draw'],
      ['CardDrawn', 'Ann draws a card'],
      ['StepBegan', 'Precombat main'],
    );
    expect(read(turn)).toEqual(['Turn 2: Ann', 'Draw', 'Ann draws a card', 'Precombat main']);
  });
});

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
