import { expect, test } from '@jest/globals';
import { compile } from './compile.ts';

const size = (type: string): object =>
  type.includes('Creature') ? { power: '1', toughness: '1' } : {};

/** What the lines of an artifact add to its definition, as far as they are asked about. */
const said = (type: string, text: string): unknown => {
  const compiled = compile({ name: 'Test Relic', manaCost: '{2}', type, text, ...size(type) });
  return 'definition' in compiled ? compiled.definition : compiled.refusals;
};

test.each<[string, string, unknown]>([
  [
    'Enchantment — Aura',
    'Enchant land\nAt the beginning of the upkeep of enchanted land’s controller, destroy that land unless that player pays {2} or 3 life.',
    {
      abilities: [
        {
          trigger: { whose: 'controller of enchanted' },
          effect: [
            {
              do: 'pay',
              cost: { mana: '2' },
              otherwise: [{ cost: { life: 3 }, otherwise: [{ do: 'destroy', what: 'enchanted' }] }],
            },
          ],
        },
      ],
    },
  ],
  [
    'Instant',
    'Target spell or permanent becomes green.',
    { spell: [{ effect: [{ do: 'modify', by: { colors: ['G'] } }] }] },
  ],
  [
    'Instant',
    'Counter target spell if it’s green.',
    { spell: [{ effect: [{ do: 'if', effect: [{ do: 'counter' }] }] }] },
  ],
  [
    'Enchantment',
    'All Forests are Islands.',
    { abilities: [{ effect: { by: { becomes: { land: 'Island' } } } }] },
  ],
  [
    'Artifact',
    'All Islands are 2/3 green creatures that are still lands.',
    {
      abilities: [
        {
          effect: {
            by: { becomes: { addTypes: ['Creature'], power: 2, toughness: 3, colors: ['G'] } },
          },
        },
      ],
    },
  ],
  [
    'Artifact',
    '{T}, Remove any number of charge counters from Test Relic: Add {G} for each charge counter removed this way.',
    {
      abilities: [
        {
          cost: { removeCounters: { counter: 'charge', count: 'X' } },
          effect: [{ do: 'addMana', mana: 'G', times: 'X' }],
        },
      ],
    },
  ],
  [
    'Artifact',
    'You may choose not to untap Test Relic during your untap step.\n{T}: Target creature gets +3/+0 for as long as Test Relic remains tapped.',
    {
      abilities: [
        { effect: { mayStayTapped: 'self' } },
        { effect: [{ do: 'modify', until: { asLongAs: 'this stays tapped' } }] },
      ],
    },
  ],
  [
    'Artifact',
    'As long as Test Relic is untapped, players can’t untap more than one artifact during their untap steps.',
    { abilities: [{ asLongAs: {}, effect: { mostUntapped: 1, what: { type: 'Artifact' } } }] },
  ],
  [
    'Enchantment',
    'Artifact spells can’t be cast.\nPay 2 life: Destroy Test Relic. Any player may activate this ability.',
    {
      abilities: [
        { effect: { forbids: 'playing spells', what: { type: 'Artifact' } } },
        { cost: { life: 2 }, byAnyone: true },
      ],
    },
  ],
  [
    'Artifact',
    'As Test Relic enters the battlefield, choose an opponent.\nAt the beginning of the chosen player’s upkeep, Test Relic deals X damage to that player, where X is the number of cards in their hand minus 2.',
    {
      abilities: [
        { choosing: 'opponent' },
        {
          trigger: { whose: 'chosen player' },
          effect: [{ amount: { difference: [{ count: { in: 'hand', of: 'event' } }, 2] } }],
        },
      ],
    },
  ],
  [
    'Artifact',
    '{T}: Add one mana of any color that a land an opponent controls could produce.',
    { abilities: [{ onlyIf: [{ couldProduce: 'W' }] }, {}, {}, {}, {}] },
  ],
  [
    'Land',
    '{T}: Add {C}. If you control an Urza’s Mine and an Urza’s Tower, add {C}{C} instead.',
    {
      abilities: [{ effect: [{ mana: 'C' }], onlyIf: [{ not: {} }] }, { effect: [{ mana: 'CC' }] }],
    },
  ],
  [
    'Sorcery',
    'Each player shuffles the cards from their hand into their library, then draws that many cards.',
    {
      spell: [
        {
          effect: [{ do: 'forEach', effect: [{ do: 'move' }, { do: 'shuffle' }, { do: 'draw' }] }],
        },
      ],
    },
  ],
  [
    'Artifact',
    '{2}: Target player gets a poison counter.',
    { abilities: [{ effect: [{ do: 'putCounters', counter: 'poison' }] }] },
  ],
  [
    'Artifact Creature',
    'Prevent all damage that would be dealt to Test Relic by artifacts.',
    { abilities: [{ effect: { replaces: { what: 'self', from: { type: 'Artifact' } } } }] },
  ],
])('%s: %s', (type, text, definition) => {
  expect(said(type, text)).toMatchObject(definition as object);
});
