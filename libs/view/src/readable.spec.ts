import { describe, expect, test } from '@jest/globals';
import { worthReading } from './readable.ts';

/** Lines of one commit. */
const commit = (version: number, ...told: readonly (readonly [type: string, text: string])[]) =>
  told.map(([type, text]) => ({ version, type, text }));

const read = (...commits: readonly ReturnType<typeof commit>[]): string[] =>
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

  test('of a spell is also which X and which mode, which no other line tells', () => {
    const cast = commit(
      1,
      ['ChoiceAnnounced', 'Announced: X is 3'],
      ['ChoiceAnnounced', 'Announced: targets: Bob'],
      ['SpellCast', 'Ann casts Blaze at Bob'],
    );
    expect(read(cast)).toEqual(['Announced: X is 3', 'Ann casts Blaze at Bob']);
  });

  test('of a command is what it was where it was refused; otherwise what came of it says so', () => {
    const refused = commit(
      1,
      ['CommandReceived', 'Bob wants to block: Elves blocks Bears'],
      ['CommandRefused', 'Refused: that creature is tapped'],
    );
    const passed = commit(
      2,
      ['CommandReceived', 'Bob wants to pass'],
      ['PriorityPassed', 'Bob passes'],
    );
    expect(read(refused, passed)).toEqual(refused.map(({ text }) => text));
  });

  test('of decisions is what no other line tells', () => {
    const decided = commit(
      1,
      ['DecisionMade', 'For Mana Leak, Player 1 decides whether to pay: no'],
      ['DecisionMade', 'For Blaze, Player 1 decides the value of X: 3'],
      ['DecisionMade', 'Player 1 decides whether to take a mulligan: no'],
      ['HandKept', 'Player 1 keeps the hand'],
    );
    expect(read(decided)).toEqual([
      'For Mana Leak, Player 1 decides whether to pay: no',
      'Player 1 keeps the hand',
    ]);
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
