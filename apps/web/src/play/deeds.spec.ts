import { describe, expect, test } from '@jest/globals';
import type { Position } from '@arbiter/client';
import type { Option } from './answers.ts';
import { deedOf, tappedByClick, withDeeds } from './deeds.ts';

const mana = {
  type: 'ActivateAbility',
  object: 5,
  ability: 0,
  isMana: true,
  costs: ['tap'],
  plans: [],
  label: 'Tap Forest',
} as const satisfies Option;
const cast = {
  type: 'CastSpell',
  object: 7,
  plans: [],
  label: 'Cast',
} as const satisfies Option;
const pass = {
  type: 'Pass',
  burns: 0,
  label: 'to combat',
} as const satisfies Option;

const table = (kind: string, ...commands: readonly Option[]) => ({
  position: {
    options: { decision: { number: 4, kind }, commands, labels: {} },
  } as unknown as Position,
  ...{ open: null, fields: null, paid: null, sending: false },
});

describe('a click on a card', () => {
  test('plays it, where there is one way', () => {
    expect(deedOf(table('priority', pass, cast), 7)).toEqual({
      do: 'take',
      index: 1,
    });
  });

  test('shows it with all its ways, where there are several, or none', () => {
    expect(deedOf(table('priority', cast, { ...cast }), 7)).toEqual({
      do: 'read',
    });
    expect(deedOf(table('priority', pass, cast), 8)).toEqual({ do: 'read' });
  });

  test('taps a land for mana, also before anything asks for it', () => {
    expect(deedOf(table('priority', pass, mana), 5)).toEqual({ do: 'take', index: 1 });
    expect(deedOf(table('payment', mana), 5)).toEqual({ do: 'take', index: 0 });
  });

  test('shows a land that can be tapped for mana of two kinds, or can do something else', () => {
    expect(deedOf(table('priority', mana, { ...mana, ability: 1 }), 5)).toEqual({ do: 'read' });
    expect(deedOf(table('priority', mana, { ...cast, object: 5 }), 5)).toEqual({ do: 'read' });
  });

  test('sacrifices nothing for mana, which can’t be taken back', () => {
    const petal = { ...mana, costs: ['tap', 'sacrifice'] } satisfies Option;
    expect(deedOf(table('priority', petal), 5)).toEqual({ do: 'read' });
    expect(deedOf(table('payment', petal), 5)).toEqual({ do: 'take', index: 0 });
  });

  test('answers with it, where one of several is asked for', () => {
    const which = {
      type: 'Choose',
      kind: 'choose',
      label: 'Which?',
      does: [],
      space: { shape: 'oneOf', options: [7, 8] },
    } as const satisfies Option;
    expect(deedOf(table('choose', which), 8)).toEqual({ do: 'answer' });
  });

  test('does nothing twice: what is sent is waited for', () => {
    expect(deedOf({ ...table('priority', cast), sending: true }, 7)).toEqual({
      do: 'read',
    });
  });
});

describe('on the table', () => {
  const options = (...commands: readonly Option[]) => ({ ...{ decision: null, commands } });

  test('what is only tapped for mana says so, and does not glow', () => {
    expect([...tappedByClick(options(pass, mana, cast))]).toEqual([[5, 'Tap Forest']]);
    expect([...withDeeds(options(pass, mana, cast))]).toEqual([7]);
  });

  test('what can do more than that does not say that a click taps it', () => {
    expect([...tappedByClick(options(mana, { ...mana, ability: 1 }))]).toEqual([]);
  });
});
