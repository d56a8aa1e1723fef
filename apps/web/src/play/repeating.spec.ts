import { describe, expect, test } from '@jest/globals';
import type { CommandBody, Position } from '@arbiter/client';
import { doneAfter, lengthsOf, proposal, type Done } from './repeating.ts';

const pump: CommandBody = { type: 'ActivateAbility', object: 5, ability: 0 };
const choose: CommandBody = { type: 'Choose', answer: 7 };
const options = {
  decision: { number: 1, kind: 'choose', about: { question: 'Which creature?' } },
  commands: [{ type: 'ActivateAbility', object: 5, ability: 0, label: 'Elf: +1/+1' }],
} as unknown as Position['options'];

const after = (...bodies: CommandBody[]): readonly Done[] =>
  bodies.reduce<readonly Done[]>((done, body) => doneAfter(done, body, options), []);

describe('what can be repeated', () => {
  test('is an ability with what was chosen in it, whatever was passed in between', () => {
    expect(after(pump, { type: 'Pass' }, choose)).toEqual([
      { body: pump, label: 'Elf: +1/+1' },
      { body: choose, label: 'Which creature?' },
    ]);
  });

  test('is nothing from before a spell, since a card in hand is no part of a loop', () => {
    expect(after(pump, { type: 'CastSpell', object: 8 })).toEqual([]);
    expect(after(pump, { type: 'CastSpell', object: 8 }, choose)).toEqual([]);
  });

  test('begins with an ability', () => {
    expect(lengthsOf(after(pump, choose, pump))).toEqual([1, 3]);
  });

  test('is proposed by its actions, the last of them last', () => {
    expect(proposal(1, after(pump, pump, choose), 2, 12)).toEqual({
      type: 'ProposeLoop',
      times: 12,
      steps: [
        { seat: 1, body: pump },
        { seat: 1, body: choose },
      ],
    });
  });
});
