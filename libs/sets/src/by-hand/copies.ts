import {
  COLORS,
  type ActivatedAbility,
  type CardDefinition,
  type TriggeredAbility,
} from '@arbiter/cards';

/** In its controller's upkeep it may become another creature, except for its colour. */
const changesShape: TriggeredAbility = {
  kind: 'triggered',
  trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
  may: 'you',
  targets: [{ what: { type: 'Creature' } }],
  effect: [
    {
      do: 'becomeCopy',
      what: 'self',
      of: { target: 0 },
      except: { color: 'its own', abilities: 'this one' },
    },
  ],
};

/** One mana of the colour that was chosen as it came into play. */
const ofTheChosenColor: readonly ActivatedAbility[] = COLORS.map((color) => ({
  kind: 'activated',
  cost: { tap: true },
  effect: [{ do: 'addMana', mana: color }],
  onlyIf: [{ object: 'self', is: { chose: color } }],
}));

/** Cards that are copies, and what is copied by them. */
export const COPIES: readonly CardDefinition[] = [
  {
    name: 'Unstable Shapeshifter',
    cost: '3U',
    types: ['Creature'],
    subtypes: ['Shapeshifter'],
    power: 0,
    toughness: 1,
    abilities: [
      {
        kind: 'triggered',
        trigger: {
          when: 'comes into play',
          what: { all: [{ type: 'Creature' }, { not: { is: 'self' } }] },
        },
        effect: [
          { do: 'becomeCopy', what: 'self', of: 'event', except: { abilities: 'this one' } },
        ],
      },
    ],
  },
  {
    name: 'Vesuvan Doppelganger',
    cost: '3UU',
    types: ['Creature'],
    subtypes: ['Shapeshifter'],
    power: 0,
    toughness: 0,
    abilities: [
      {
        kind: 'enters',
        asCopyOf: { type: 'Creature' },
        except: { color: 'its own', abilities: [changesShape] },
      },
    ],
    wording: 'Revised, the latest printing of the time, has it copy a creature; “you may” is later',
  },
  {
    name: 'Quirion Elves',
    cost: '1G',
    types: ['Creature'],
    subtypes: ['Elf', 'Druid'],
    power: 1,
    toughness: 1,
    abilities: [
      { kind: 'enters', choosing: 'color' },
      { kind: 'activated', cost: { tap: true }, effect: [{ do: 'addMana', mana: 'G' }] },
      ...ofTheChosenColor,
    ],
  },
];
