import { expect, test } from '@jest/globals';
import { BEAR, compiled, effectOf } from './compiled.behaviour-spec.ts';
import type { CardFacts } from './facts.ts';

const AURA: CardFacts = {
  name: 'Test Aura',
  manaCost: '{W}',
  type: 'Enchantment — Aura',
  text: '',
};
const BLADE: CardFacts = { ...AURA, name: 'Test Blade', type: 'Artifact — Equipment' };

const NOT_ENCHANTED = { not: { among: 'enchanted' } };
const NOT_ITSELF = { not: { is: 'self' } };

test('a land of basic types has their mana by what it is, not by what stands in its text', () => {
  const grove: CardFacts = {
    name: 'Test Grove',
    type: 'Land — Swamp Forest',
    text: '({T}: Add {B} or {G}.)',
  };
  expect(compiled(grove, grove.text)).toStrictEqual({
    name: 'Test Grove',
    types: ['Land'],
    countsAs: ['Swamp', 'Forest'],
    abilities: [],
  });
});

test.each<[string, CardFacts, string, object]>([
  [
    'what an Aura is on',
    AURA,
    'Enchant creature\nEnchanted creature gets +1/+1 for each other creature you control.',
    NOT_ENCHANTED,
  ],
  [
    'what an Aura is on, in an ability that does not speak of it',
    AURA,
    'Enchant creature\nOther creatures you control get -1/-1.',
    NOT_ENCHANTED,
  ],
  [
    'what an Aura is on, where its controller has another one',
    AURA,
    'Enchant creature\nEnchanted creature has shroud as long as its controller controls another creature.',
    NOT_ENCHANTED,
  ],
  [
    'what was dealt the damage',
    BLADE,
    'Whenever equipped creature deals damage to a blocking creature, Test Blade deals that much damage to each other creature defending player controls.',
    { not: { among: 'event' } },
  ],
  ['a creature itself', BEAR, 'Other creatures you control get +1/+1.', NOT_ITSELF],
  [
    'an Equipment itself',
    BLADE,
    'Equipped creature gets +1/+1 for each other artifact.',
    NOT_ITSELF,
  ],
])('others are others than %s', (_, facts, text, other) => {
  expect(JSON.stringify(compiled(facts, text))).toContain(JSON.stringify(other));
});

test.each([
  'When Test Bear dies, return another target creature card from your graveyard to your hand.',
  'When Test Bear enters the battlefield or leaves the battlefield, return another target creature card from your graveyard to your hand.',
])('what has left play is a card among others, and other than itself: %s', (text) => {
  const card = compiled(BEAR, text.replaceAll('Test Bear', BEAR.name));
  expect(JSON.stringify(card)).toContain(JSON.stringify({ not: { among: 'event' } }));
  expect(JSON.stringify(card)).not.toContain(JSON.stringify(NOT_ITSELF));
});

test('each of many that are counted is other than itself', () => {
  const card = compiled(BEAR, 'All Elf creatures get +1/+0 for each other Elf on the battlefield.');
  expect(card).toMatchObject({
    abilities: [{ effect: { by: { power: { of: { count: { subtype: 'Elf' } }, less: 1 } } } }],
  });
});

test('what died is measured as it last was in play', () => {
  const text =
    "Enchant creature\nWhen enchanted creature dies, you gain life equal to that creature's toughness.";
  expect(JSON.stringify(compiled(AURA, text))).toContain('{"toughnessOf":{"bound":"was"}}');
});

test('after what is sacrificed it is that which deals the damage', () => {
  const text =
    'When another creature enters the battlefield, sacrifice Test Bear and it deals 3 damage to target player.';
  expect(compiled(BEAR, text)).toMatchObject({
    abilities: [
      { effect: [{ do: 'sacrifice', what: 'self' }, expect.not.objectContaining({ by: 'event' })] },
    ],
  });
});

test('what shares the name of a target need not be what the target had to be', () => {
  const text =
    "Return target nonland permanent and all other permanents with the same name as that permanent to their owners' hands.";
  expect(effectOf(text)).toMatchObject([
    { what: { several: [{ target: 0 }, { every: { all: [{ is: 'permanent' }, {}, {}] } }] } },
  ]);
});
