import { describe, expect, test } from '@jest/globals';
import { abilityOf, compiled, effectOf, RITE } from './compiled.behaviour-spec.ts';

describe('words that are chosen, and what holds for everybody', () => {
  test.each<[string, unknown]>([
    [
      'Choose a creature type. All creatures of that type get -1/-1 until end of turn.',
      [
        { do: 'chooseWord', of: 'creature type', as: 'it' },
        {
          do: 'modify',
          what: {
            every: { all: [{ type: 'Creature' }, { chosen: 'creature type', under: 'it' }] },
          },
        },
      ],
    ],
    [
      'Each player returns all artifact cards from their graveyard to the battlefield.',
      [
        {
          do: 'putIntoPlay',
          what: { cards: { type: 'Artifact' }, in: 'graveyard' },
          under: 'owner',
        },
      ],
    ],
    [
      'Test Rite deals damage to each player equal to twice the number of lands they control.',
      [
        {
          do: 'forEach',
          each: 'each player',
          effect: [{ do: 'dealDamage', amount: { times: 2 } }],
        },
      ],
    ],
  ])('%s', (text, effect) => {
    expect(effectOf(text)).toMatchObject(effect as object);
  });

  test.each<[string, unknown]>([
    [
      "Creatures with islandwalk can be blocked as though they didn't have islandwalk.",
      { effect: { inCombat: { landwalkIsIgnored: 'Island' }, who: { type: 'Creature' } } },
    ],
    ['Your maximum hand size is reduced by two.', { effect: { changesHandSize: -2, who: 'you' } }],
    [
      "Your opponents can't cast red creature spells.",
      {
        effect: {
          forbids: 'playing spells',
          what: { all: [{ type: 'Creature' }, { color: 'R' }] },
          who: 'opponent',
        },
      },
    ],
    [
      "Whenever you cast a spell during an opponent's turn, you may draw a card.",
      { condition: { step: 'turn', of: 'opponent' }, may: 'you' },
    ],
    [
      'When Test Bear dies, you may pay {1}. If you do, draw a card.',
      { effect: [{ do: 'pay', who: 'you', cost: { mana: '1' }, then: [{ do: 'draw' }] }] },
    ],
  ])('%s', (text, ability) => {
    expect(abilityOf(text)).toMatchObject(ability as object);
  });

  test('cards of one graveyard are chosen together', () => {
    const card = compiled(RITE, 'Exile up to three target cards from a single graveyard.');
    expect('spell' in card ? card.spell[0]?.targets : card).toEqual([
      { what: { is: 'card' }, in: 'graveyard', together: true, least: 0, most: 3 },
    ]);
  });

  test('a cost of cards is not paid with what has died', () => {
    expect(
      abilityOf('When Test Bear dies, you may sacrifice Test Bear. If you do, draw a card.'),
    ).not.toMatchObject({ effect: [{ do: 'pay' }] });
  });
});
