import { describe, expect, test } from '@jest/globals';
import { abilityOf, BEAR, compiled } from './compiled.behaviour-spec.ts';

describe('what another player aims, names or copies', () => {
  test.each<[string, unknown]>([
    [
      'Whenever a creature enters the battlefield, that creature’s controller may have target creature of their choice get -1/-1 until end of turn.',
      {
        trigger: { when: 'comes into play', what: { type: 'Creature' } },
        may: { controllerOf: 'event' },
        targets: [{ what: { type: 'Creature' }, chosenBy: 'player' }],
        effect: [{ do: 'modify', by: { power: -1, toughness: -1 } }],
      },
    ],
    [
      'At the beginning of each player’s upkeep, that player may put a charge counter on target artifact of their choice.',
      {
        trigger: { when: 'step begins', step: 'upkeep', whose: 'each player' },
        may: 'event',
        targets: [{ what: { type: 'Artifact' }, chosenBy: 'player' }],
        effect: [{ do: 'putCounters', counter: 'charge', amount: 1 }],
      },
    ],
    [
      'As Test Bear enters the battlefield, choose a nonland card name.',
      { kind: 'enters', choosing: 'nonland card name' },
    ],
    [
      'Spells with the chosen name can’t be cast.',
      { effect: { forbids: 'playing spells', what: { chosen: 'card name' }, who: 'each player' } },
    ],
    [
      'You may have Test Bear enter the battlefield as a copy of any artifact on the battlefield, except it’s an enchantment in addition to its other types.',
      { asCopyOf: { type: 'Artifact' }, optional: true, except: { types: ['Enchantment'] } },
    ],
  ])('%s', (text, ability) => {
    expect(abilityOf(text)).toMatchObject(ability as object);
  });
});

test('a copy of what may be a local enchantment is refused: nothing asks what it comes into play on', () => {
  const text = (what: string): string =>
    `You may have Test Bear enter the battlefield as a copy of any ${what} on the battlefield.`;
  expect(compiled(BEAR, text('artifact'))).toMatchObject({ name: 'Test Bear' });
  expect(compiled(BEAR, text('enchantment'))).toMatchObject([{ why: 'not read' }]);
});
