import { describe, expect, test } from '@jest/globals';
import { abilitiesOf, abilityOf, BEAR, compiled, effectOf } from './compiled.behaviour-spec.ts';

const [first, second] = [{ target: 0 }, { target: 1 }];
const gain = { do: 'gainLife', who: 'you', amount: 2 };

describe('what one instruction does to two things, and to as many as the player likes', () => {
  test.each<[string, unknown]>([
    [
      'Destroy target land and target artifact.',
      [{ do: 'destroy', what: { several: [first, second] } }],
    ],
    [
      "Return target creature and target land to their owners' hands.",
      [{ do: 'move', what: { several: [first, second] }, to: 'hand' }],
    ],
    [
      'Untap up to two lands.',
      [
        { do: 'choose', among: { every: { type: 'Land' } }, as: 'it', count: 2, upTo: true },
        { do: 'untap', what: { bound: 'it' } },
      ],
    ],
    [
      'Destroy all artifacts. You gain 2 life for each artifact destroyed this way.',
      [
        { do: 'destroy', what: { every: { type: 'Artifact' } }, as: 'it' },
        {
          do: 'gainLife',
          who: 'you',
          amount: { times: 2, of: { countOf: { bound: 'it' }, that: { type: 'Artifact' } } },
        },
      ],
    ],
    [
      'Target opponent reveals a card at random from their hand. You gain life equal to the revealed card’s converted mana cost.',
      [
        { do: 'cardAtRandom', of: first, as: 'it' },
        { do: 'gainLife', who: 'you', amount: { manaValueOf: { bound: 'it' } } },
      ],
    ],
    [
      'Untap target creature and each other creature that shares a color with it.',
      [
        {
          do: 'untap',
          what: {
            several: [
              first,
              { every: { all: [{ type: 'Creature' }, { shares: 'color', with: first }] } },
            ],
          },
        },
      ],
    ],
  ])('%s', (text, effect) => {
    expect(effectOf(text)).toEqual(effect);
  });

  test('one thing twice is nonsense', () => {
    expect(compiled(BEAR, '{T}: Destroy Test Bear and Test Bear.')).toMatchObject([
      { why: 'not read' },
    ]);
  });
});

describe('what is watched', () => {
  test.each<[string, unknown]>([
    [
      'Whenever an Elf deals combat damage to an opponent, its controller may draw a card.',
      {
        kind: 'triggered',
        trigger: {
          when: 'deals damage',
          what: { subtype: 'Elf' },
          to: { is: 'opponent' },
          combat: true,
        },
        may: undefined,
      },
    ],
    [
      'When Test Bear blocks a creature, destroy that creature and Test Bear.',
      {
        trigger: { when: 'blocks', what: 'self', whom: { type: 'Creature' } },
        effect: [{ do: 'destroy', what: { several: ['event', 'self'] } }],
      },
    ],
    [
      'Whenever a Forest enters the battlefield, you may return Test Bear from your graveyard to your hand.',
      {
        from: 'graveyard',
        trigger: { when: 'comes into play' },
        may: 'you',
        effect: [{ do: 'move', what: 'self', to: 'hand' }],
      },
    ],
    [
      'At the beginning of your upkeep, if Test Bear is in your graveyard, you may pay {1}. If you do, return Test Bear to your hand.',
      {
        from: 'graveyard',
        trigger: { when: 'step begins' },
        effect: [{ do: 'pay', then: [{ do: 'move', what: 'self', to: 'hand' }] }],
      },
    ],
    [
      'At the beginning of your upkeep, you may look at the top card of your library. If it shares a creature type with Test Bear, you may reveal it. If you do, you gain 2 life.',
      {
        may: 'you',
        effect: [
          { do: 'lookAtTop', of: 'you', amount: 1, as: 'it' },
          {
            do: 'if',
            condition: { object: { bound: 'it' }, is: { shares: 'creature type', with: 'self' } },
            effect: [{ do: 'may', effect: [{ do: 'reveal', what: { bound: 'it' } }, gain] }],
          },
        ],
      },
    ],
  ])('%s', (text, ability) => {
    const { may, ...rest } = ability as { readonly may?: unknown };
    expect(abilityOf(text)).toMatchObject(may === undefined ? rest : { ...rest, may });
  });

  test('what happens to the permanent itself is not watched from the graveyard', () => {
    const text = 'When Test Bear attacks, return Test Bear from your graveyard to your hand.';
    expect(abilityOf(text)).not.toHaveProperty('kind');
  });
});

describe('what pays, and when', () => {
  test.each<[string, unknown]>([
    [
      "{T}, Sacrifice an artifact: You gain life equal to the sacrificed artifact's converted mana cost.",
      {
        cost: { tap: true, sacrifice: { type: 'Artifact' } },
        effect: [
          { do: 'gainLife', who: 'you', amount: { manaValueOf: { paidWith: 'sacrifice' } } },
        ],
      },
    ],
    [
      '{B}, Discard a card: Return Test Bear from your graveyard to your hand.',
      { from: 'graveyard', effect: [{ do: 'move', what: 'self', to: 'hand' }] },
    ],
    [
      '{T}: You gain 2 life. Activate this ability only before the combat damage step.',
      { onlyIf: [{ step: 'before combat damage', of: 'each player' }] },
    ],
    [
      '{T}: You gain 2 life. Activate this ability only any time you could cast a sorcery and only once each turn.',
      { timing: 'Sorcery', timesEachTurn: 1 },
    ],
  ])('%s', (text, ability) => {
    expect(abilityOf(text)).toMatchObject(ability as object);
  });

  test('what was sacrificed as an instruction was followed was not given up for it', () => {
    const text =
      "You may sacrifice a land. If you do, you gain life equal to the sacrificed land's power.";
    expect(effectOf(text)).toMatchObject([{ why: 'ambiguous' }]);
  });
});

describe('what holds all the time', () => {
  test.each<[string, unknown]>([
    [
      'Test Bear gets +1/+1 as long as it’s untapped. Otherwise, it gets -1/-1.',
      [
        { kind: 'static', asLongAs: { object: 'self' }, effect: { by: { power: 1 } } },
        { kind: 'static', asLongAs: { not: { object: 'self' } }, effect: { by: { power: -1 } } },
      ],
    ],
    [
      'White creatures and red creatures have flying.',
      [
        {
          effect: {
            modifies: {
              any: [
                { all: [{ type: 'Creature' }, { color: 'W' }] },
                { all: [{ type: 'Creature' }, { color: 'R' }] },
              ],
            },
          },
        },
      ],
    ],
    [
      'If a green source would deal damage to you, prevent 3 of that damage.',
      [
        {
          effect: {
            replaces: {
              would: 'be dealt damage',
              what: { is: 'you' },
              from: { color: 'G' },
              amount: 3,
            },
          },
        },
      ],
    ],
    [
      'Each 1/1 creature has flying.',
      [
        {
          effect: {
            modifies: {
              all: [{ type: 'Creature' }, { power: { equals: 1 } }, { toughness: { equals: 1 } }],
            },
          },
        },
      ],
    ],
  ])('%s', (text, abilities) => {
    expect(abilitiesOf(text)).toMatchObject(abilities as object[]);
  });

  test('an adjective before one of two kinds may be said of both', () => {
    expect(compiled(BEAR, 'White artifacts and lands have shroud.')).toMatchObject([
      { why: 'not read' },
    ]);
  });
});

test('a choice of mana with a limit for each turn is not read as several abilities', () => {
  const text = '{1}: Add {W} or {B}. Activate this ability no more than twice each turn.';
  expect(compiled(BEAR, text)).toMatchObject([{ why: 'not read' }]);
});
