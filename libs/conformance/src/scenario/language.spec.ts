import { describe, expect, it } from '@jest/globals';
import { RULEBOOKS } from '@arbiter/editions';
import { cardsIn } from '@arbiter/sets';
import { readScenario, runScenario, ScenarioError, ScenarioFailure } from '../index.ts';

/** Runs a scenario under each of its editions. @returns what is wrong with it, or nothing */
function fault(text: string): string {
  try {
    const scenario = readScenario(text);
    for (const edition of scenario.editions)
      runScenario(scenario, RULEBOOKS[edition]!, cardsIn(edition));
  } catch (error) {
    if (error instanceof ScenarioError || error instanceof ScenarioFailure) return error.message;
    throw error;
  }
  return '';
}

/** Lines of a scenario under the title and edition that every one here has. */
const scenario = (...lines: string[]): string =>
  ['title: A test', 'edition: 6ED', ...lines].join('\n');

/** A text that holds; the same with another word in it; and what is then said. */
type Case = readonly [what: string, text: string, from: string, to: string, said: string];

const AN_ATTACK = `table:
  step: STEP
  ann: { battlefield: [{ card: Jackal Pup, as: pup, tapped: true, attacking: bob }] }
  bob: { battlefield: [{ card: Llanowar Elves, as: elf, BLOCKS }] }
play:`;

const attack = (step: string, blocks: string, ...steps: string[]): string =>
  scenario(AN_ATTACK.replace('STEP', step).replace('BLOCKS', blocks), ...steps);

/** A sorcery for which a card is discarded, with two in hand. */
const dropping = (...steps: string[]): string =>
  scenario(
    'cards:',
    '  - { name: Drop, cost: "0", type: Sorcery, additionalCost: { picks: [{ pay: discard, what: { is: card } }] } }',
    'table: { ann: { hand: [Drop, Forest, Island] } }',
    'play:',
    ...steps,
    '  - resolve',
    '  - expect: { ann: { graveyard: [Drop, Forest] } }',
  );

const CASES: readonly Case[] = [
  [
    'creatures that attack as the scenario begins, after which blockers are declared',
    attack(
      'declare blockers',
      'sick: false',
      '  - expect: { asked: bob, decision: block }',
      '  - bob: { block: { elf: pup } }',
      '  - go to: combat damage',
      '  - resolve',
      '  - expect: { elf: { zone: graveyard }, pup: { zone: graveyard } }',
    ),
    'decision: block',
    'decision: attack',
    'found "block"',
  ],
  [
    'creatures that block as the scenario begins',
    attack(
      'declare blockers',
      'blocking: pup',
      '  - expect: { asked: ann, decision: priority }',
      '  - go to: combat damage',
      '  - expect: { stack: 1 }',
    ),
    'attacking: bob',
    'attacking: ann',
    'line 5: expected the other player',
  ],
  [
    'damage that is assigned as the scenario begins',
    attack(
      'combat damage',
      'sick: false',
      '  - expect: { stack: 1, asked: ann }',
      '  - resolve',
      '  - expect: { bob: { life: 18 } }',
    ),
    'life: 18',
    'life: 19',
    "bob's life: expected 19, found 18",
  ],
  [
    'what was chosen as a permanent came into play',
    scenario(
      'cards:',
      '  - name: Test Hall',
      '    type: Enchantment',
      '    abilities:',
      '      - { kind: enters, choosing: color }',
      '      - { kind: static, effect: { modifies: { all: [{ type: Creature }, { chosen: color }] }, by: { power: 1 } } }',
      'table:',
      '  ann: { battlefield: [{ card: Test Hall, chosen: { color: red } }, { card: Jackal Pup, as: pup }] }',
      'play:',
      '  - expect: { pup: { power: 3 } }',
    ),
    'color: red',
    'color: green',
    'power: expected 3, found 2',
  ],
  [
    'a permanent that is phased out as the scenario begins',
    scenario(
      'table:',
      '  ann: { battlefield: [{ card: Jackal Pup, as: pup, phased: out }] }',
      'play:',
      '  - expect: { pup: { phased: out }, ann: { battlefield: [] } }',
      "  - go to: ann's upkeep",
      '  - expect: { pup: { phased: in, zone: battlefield } }',
    ),
    'phased: out }]',
    'tapped: true }]',
    'expected "out", found "in"',
  ],
  [
    'how is paid what could be paid in two ways that differ',
    scenario(
      'table:',
      '  ann: { hand: [Giant Growth], battlefield: [Forest, { card: Llanowar Elves, as: elf }] }',
      'play:',
      '  - ann: { cast: Giant Growth, targets: [elf], pay: [Forest] }',
      '  - expect: { elf: { tapped: false } }',
    ),
    ', pay: [Forest]',
    '',
    'the payment: expected `pay`, found it could be paid with elf in place of Forest',
  ],
  [
    'with which cards is paid',
    dropping('  - ann: { cast: Drop, pay: [{ discard: Forest }] }'),
    '{ discard: Forest }',
    'Forest',
    "'Forest' gives no mana in the hand; a card there may be paid with by { discard: Forest }",
  ],
  [
    'that something is played in full',
    dropping('  - ann: { cast: Drop, choose: [Forest] }'),
    ', choose: [Forest]',
    '',
    'still to be chosen is what to discard (Forest, Island): `pay: [{ discard: … }]` beside it, or `stops at: choose`',
  ],
  [
    'at which decision it is half announced',
    dropping('  - ann: { cast: Drop, stops at: choose }', '  - ann: { choose: Forest }'),
    'stops at: choose',
    'stops at: replacement',
    'expected to stop at replacement, found still to be chosen',
  ],
  [
    'no decision at which it isn’t half announced',
    dropping('  - ann: { cast: Drop, pay: [{ discard: Forest }] }'),
    '{ discard: Forest }] }',
    '{ discard: Forest }], stops at: choose }',
    'expected to stop at choose, found made in full',
  ],
  [
    'of a first main phase, whatever its edition calls it',
    'title: A test\neditions: [4ED, 5ED, 6ED, TSP]\ntable: { ann: { hand: [Forest] } }\nplay:\n  - ann: { play: Forest }\n  - expect: { ann: { battlefield: [Forest] } }',
    'table: {',
    'table: { step: precombat main,',
    "found 'precombat main'",
  ],
  [
    'answers brought along',
    scenario(
      'table:',
      '  ann: { mana: G, hand: [Worldly Tutor], library: { only: [Mountain, Jackal Pup, Island] } }',
      'play:',
      '  - ann: { cast: Worldly Tutor, choose: [Jackal Pup] }',
      '  - resolve',
      '  - expect: { asked: ann, decision: priority, stack: 0 }',
    ),
    'choose: [Jackal Pup]',
    'choose: [Jackal Pup, Island]',
    "line 6: 'Island': expected a question",
  ],
  [
    'the order of a shuffled library',
    scenario(
      'table:',
      '  ann: { mana: G, hand: [Worldly Tutor], library: { only: [Forest, Jackal Pup, Island, Swamp] } }',
      'play:',
      '  - ann: { cast: Worldly Tutor }',
      '  - random: { library of ann: [Swamp, Forest] }',
      '  - resolve',
      '  - ann: { find: nothing }',
      "  - go to: ann's draw",
      '  - resolve',
      '  - expect: { ann: { hand: [Swamp] } }',
      "  - go to: ann's draw",
      '  - resolve',
      '  - expect: { ann: { hand: [Swamp, Forest] } }',
    ),
    '[Swamp, Forest] }\n  - resolve',
    '[Plains] }\n  - resolve',
    'no Plains is in the library',
  ],
  [
    'a library that is not shuffled',
    scenario('table: {}', 'play:', '  - pass'),
    '  - pass',
    '  - random: { library of ann: [Swamp] }',
    'a library to lie with Swamp on top',
  ],
  [
    'what a player sees',
    scenario(
      'table:',
      '  ann: { mana: R, hand: [Shock, Fork], graveyard: [Island] }',
      'play:',
      '  - expect: { sees: { bob: { hand of ann: 2, graveyard of ann: [Island], knows not: [Shock] }, ann: { hand of ann: [Fork, Shock] } } }',
      '  - ann: { cast: Shock, targets: [bob] }',
      '  - resolve',
      '  - expect: { sees: { bob: { hand of ann: [hidden], knows: [Shock], knows not: [Fork] } } }',
    ),
    'knows: [Shock]',
    'knows: [Fork]',
    'the game’s sees',
  ],
  [
    'how power and toughness come about',
    scenario(
      'table:',
      '  ann:',
      '    mana: G',
      '    hand: [Giant Growth]',
      '    battlefield:',
      '      - { card: Llanowar Elves, as: elf, counters: { "+1/+1": 1 } }',
      '      - { card: Rancor, as: rancor, on: elf }',
      'play:',
      '  - ann: { cast: Giant Growth, targets: [elf] }',
      '  - resolve',
      '  - expect:',
      '      elf: { power: 7, toughness: 5 }',
      '      power of: { elf: [{ 1: printed }, { +1: counter }, { +2: rancor }, { +3: Giant Growth }] }',
      '      toughness of: { elf: [{ 1: printed }, { 2: counter }, { +3: Giant Growth }] }',
    ),
    '{ +2: rancor }',
    '{ +1: rancor }',
    '{ +2: "rancor" }',
  ],
  [
    'what sets power, by the value after it',
    scenario(
      'table:',
      '  ann: { battlefield: [{ card: Jackal Pup, as: pup, counters: { "+1/+1": 1 } }, { card: Humility, as: hum }] }',
      'play:',
      '  - expect: { power of: { pup: [{ 2: printed }, { 3: counter }, { 1: hum }] } }',
    ),
    '{ 1: hum }',
    '{ +1: hum }',
    '{ -2: "hum" }',
  ],
  [
    'an expectation of one edition',
    'title: A test\neditions: [6ED, TSP]\ntable: {}\nplay:\n  - expect: { under: TSP, ann: { life: 20 } }',
    'life: 20',
    'life: 19',
    'expected 19',
  ],
  [
    'a refusal by the rule of each edition',
    'title: A test\neditions: [6ED, TSP]\ntable: { ann: { hand: [Forest] }, step: upkeep }\nplay:\n  - refused: { ann: { play: Forest }, by: [6ED 305.4, TSP 305.4] }',
    '6ED 305.4',
    '6ED 305.3',
    'expected refused by 6ED 305.3',
  ],
];

describe.each(CASES)('a scenario tells %s', (_, text, from, to, said) => {
  it('and holds', () => {
    expect(fault(text)).toBe('');
  });

  it('and fails with another word in it', () => {
    expect(text).toContain(from);
    expect(fault(text.replace(from, to))).toContain(said.replace('’', "'"));
  });
});
