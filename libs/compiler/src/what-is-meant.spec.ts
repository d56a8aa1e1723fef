import { expect, test } from '@jest/globals';
import { abilitiesOf as abilitiesOn, WARDEN } from './compiled.behaviour-spec.ts';

const abilitiesOf = (text: string): unknown => abilitiesOn(text, WARDEN);

const target = { target: 0 };

test.each<[string, object]>([
  // The subject of the clause.
  [
    '{T}: Test Warden deals damage equal to its power to target creature.',
    { effect: [{ do: 'dealDamage', amount: { powerOf: 'self' }, to: target }] },
  ],
  // The target, where the object itself stands in the cost alone.
  [
    'Sacrifice Test Warden: Put a +1/+1 counter on target creature. It gains flying.',
    {
      effect: [
        { do: 'putCounters', what: target },
        { do: 'modify', what: target },
      ],
    },
  ],
  [
    'Sacrifice Test Warden: Counter target spell unless its controller pays {2}.',
    { effect: [{ do: 'pay', who: { controllerOf: target } }] },
  ],
  // What was revealed, whatever triggered.
  [
    "When Test Warden dies, reveal the top card of your library. If it's a land card, put it into your hand.",
    { effect: [{ do: 'reveal' }, { do: 'if', condition: { object: { top: 1 } } }] },
  ],
  // What X is may speak of what was named before it.
  [
    '{T}: Target creature gets +X/+0 until end of turn, where X is its power.',
    { effect: [{ do: 'modify', what: target, by: { power: { powerOf: target } } }] },
  ],
  [
    '{T}: Target player sacrifices a creature. You gain life equal to its toughness.',
    { effect: [{ do: 'sacrifice', as: 'done' }, { amount: { toughnessOf: { bound: 'done' } } }] },
  ],
  [
    "{T}: Switch target creature's power and toughness until end of turn.",
    { effect: [{ do: 'modify', what: target, by: { switches: true } }] },
  ],
  ["{1}, Return Test Warden to its owner's hand: Draw a card.", { cost: { return: 'self' } }],
  ['{1}, {Q}: Draw a card.', { cost: { mana: '1', untap: true } }],
  [
    'Whenever a creature dealt damage by Test Warden this turn dies, draw a card.',
    {
      trigger: {
        what: { all: [{ type: 'Creature' }, { is: 'was dealt damage by this' }] },
      },
    },
  ],
  ['Champion an Elf', { kind: 'keyword', keyword: 'champion', type: 'Elf' }],
  ['Swampcycling {2}', { keyword: 'cycling', finds: 'Swamp' }],
  ['Reinforce 2—{W}', { keyword: 'reinforce', amount: 2, cost: { mana: 'W' } }],
  ['Recover {2}', { keyword: 'recover', cost: { mana: '2' } }],
  [
    'Forecast — {W}, Reveal Test Warden from your hand: Draw a card.',
    { from: 'hand', cost: { mana: 'W', reveal: 'self' }, timesEachTurn: 1 },
  ],
  [
    'If damage would be dealt to Test Warden, prevent that damage. Remove a +1/+1 counter from Test Warden.',
    { effect: { replaces: { would: 'be dealt damage', effect: [{ do: 'removeCounters' }] } } },
  ],
  [
    "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
    { effect: { inCombat: { costsTo: 'attack', pay: { mana: 2 } } } },
  ],
])('%s', (text, ability) => {
  expect(abilitiesOf(text)).toMatchObject([ability]);
});

test('what one ability exiles is linked only where another one asks for it', () => {
  const exiles = 'When Test Warden enters the battlefield, exile target artifact.';
  const returns =
    "When Test Warden leaves the battlefield, return the exiled card to the battlefield under its owner's control.";
  expect(JSON.stringify(abilitiesOf(exiles))).not.toContain('linked');
  expect(abilitiesOf(`${exiles}\n${returns}`)).toMatchObject([
    { effect: [{ do: 'move', to: 'exile', linked: true }] },
    { effect: [{ do: 'putIntoPlay', what: { exiledWith: 'self' } }] },
  ]);
});

test('what was paid is no card that an ability exiled', () => {
  const text =
    '{U}, Exile the top card of your library: If the exiled card is a land, draw a card.';
  expect(abilitiesOf(text)).toMatchObject([{ why: 'ambiguous' }]);
});

test('an X of a text that says what it is stands in its targets too', () => {
  const text =
    'Up to X target creatures get +1/+1 until end of turn, where X is the number of Elves you control.';
  expect(abilitiesOf(`{T}: ${text}`)).toMatchObject([
    {
      targets: [
        { least: 0, most: { count: { all: [{ subtype: 'Elf' }, { controlledBy: 'you' }] } } },
      ],
    },
  ]);
});

test('a triggered ability has modes, whatever it is about', () => {
  const modes = [
    { targets: [{ what: { is: 'player' } }], effect: [{ do: 'loseLife' }] },
    { effect: [{ do: 'gainLife' }] },
  ];
  const text =
    'Whenever Test Warden attacks or blocks, choose one —\n• Target player loses 1 life.\n• You gain 1 life.';
  expect(abilitiesOf(text)).toMatchObject([
    { trigger: { when: 'attacks' }, effect: [], modes },
    { trigger: { when: 'blocks' }, effect: [], modes },
  ]);
});

test('of an activated ability each mode is an ability', () => {
  expect(abilitiesOf('{T}: Choose one —\n• Draw a card.\n• You gain 1 life.')).toMatchObject([
    { effect: [{ do: 'draw' }] },
    { effect: [{ do: 'gainLife' }] },
  ]);
});

test('modes of which one may be left undone are not read', () => {
  const text =
    'Whenever Test Warden attacks, choose one —\n• You may draw a card.\n• You gain 1 life.';
  expect(abilitiesOf(text)).toMatchObject([{ why: 'missing words' }]);
});

test('what a moment stands before is done then, all of it', () => {
  const text =
    'When Test Warden attacks, at end of combat, sacrifice it and it deals 5 damage to you.';
  expect(abilitiesOf(text)).toMatchObject([
    { effect: [{ do: 'delay', effect: [{ do: 'sacrifice' }, { do: 'dealDamage' }] }] },
  ]);
});
