import { describe, expect, it } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import { CARDS } from '@arbiter/sets';
import {
  ProgramFault,
  readScenario,
  runScenario,
  ScenarioError,
  ScenarioFailure,
} from '../index.ts';

const TABLE = `title: A test
edition: 6ED
table:
  ann: { hand: [Shock, Stone Rain], battlefield: [Mountain x3, { card: Jackal Pup, as: pup }] }
  bob: { battlefield: [{ card: Llanowar Elves, as: elf }] }
play:
`;

/** Runs the table above with these steps; the first of them stands in line 7. */
function play(...steps: string[]): void {
  const text = TABLE + steps.map((step) => `  - ${step}\n`).join('');
  runScenario(readScenario(text), SIXTH_EDITION, CARDS);
}

/** What went wrong, and in which line. */
function fault(act: () => void): Error & { line: number } {
  try {
    act();
  } catch (error) {
    if (error instanceof ScenarioError || error instanceof ScenarioFailure) return error;
    throw error;
  }
  throw new Error('nothing went wrong');
}

/** A text with a creature of its own, in line 5. */
const own = (says: string): string =>
  `title: A\nedition: 6ED\ntable: {}\ncards:\n  - { name: Test, type: Creature, ${says} }`;

describe('a text that is no scenario gets its line and what was expected there', () => {
  it.each([
    ['title: [', 1, 'YAML'],
    ['title: A\nedition: 6ED\nplay: []\ntabel: {}', 4, 'one of the keys'],
    ['title: A\nedition: 6ED\ntable: {}', 1, 'play:'],
    ['title: A\nedition: 6ED\ntable:\n  ann: { life: much }\nplay: []', 4, 'a whole number'],
    ['title: A\nedition: 6ED\ntable:\n  ann:\n    hand:\n      - { as: x }\nplay: []', 6, 'card:'],
    ['title: A\nedition: 6ED\ntable: {}\nplay:\n  - wait', 5, 'pass, resolve or resolve all'],
    ['title: A\nedition: 6ED\ntable: {}\nplay:\n  - cyd: pass', 5, 'ann, bob'],
    ['title: A\nedition: 6ED\ntable: {}\nplay:\n  - ann: { cats: Shock }', 5, 'cast'],
    ['title: A\nedition: 6ED\ntable: {}\nplay:\n  - expect: { ann: { live: 3 } }', 5, 'life'],
    [
      'title: A\nedition: 6ED\ntable: {}\nplay:\n  - goto: upkeep',
      5,
      "random, under, found 'goto'",
    ],
    [
      'title: A\nedition: 6ED\ntable: {}\nplay:\n  - ann: cast Shock',
      5,
      'pass, or one of the keys',
    ],
    [
      'title: A\nedition: 6ED\ntable: {}\nplay:\n  - ann: { attack: pup }',
      5,
      "a list, as [pup], found 'pup'",
    ],
    [
      'title: A\nedition: 6ED\ntable: {}\nplay:\n  - refused: { ann: pass }',
      5,
      'by: beside ann, found none',
    ],
    [
      'title: A\nedition: 6ED\ntable: {}\ncards: [{ name: A, type: Creature - Elf }]',
      4,
      'Creature — Ogre',
    ],
    [
      'title: A\nedition: 6ED\ntable: {}\nplay:\n  - random: { coin: edge }',
      5,
      'won, lost, heads or tails',
    ],
    [own('power: 1'), 5, 'power: and toughness: of a creature, found no toughness:'],
    [
      own('power: 1, toughness: 1, abilities: [{ kind: keyword, keyword: reach }]'),
      5,
      'abilities[0].keyword: one of flying, first strike, trample, ',
    ],
    [
      own('power: 1, toughness: 1, abilities: [{ kind: keyword, keyword: protection }]'),
      5,
      'abilities[0]: from: beside kind, keyword',
    ],
    [
      own('power: 1, toughness: 1, buyback: { mana: 1 }'),
      5,
      'buyback.mana: "1" in quotes (without them YAML reads a number)',
    ],
    [own('power: 1, toughness: 1, buyback: { mana: Q }'), 5, 'buyback.mana: as "2RR", found'],
    [
      own(
        'power: 1, toughness: 1, spell: [{\n      effect: [{ do: destroy, what: { target: 0 } }] }]',
      ),
      6,
      'spell[0].effect[0].what: targets: beside the effect',
    ],
    [
      `${own('power: 1, toughness: 1')}\n  - { name: Test, type: Land }`,
      6,
      "each card once, found 'Test' again",
    ],
  ])('%j', (text, line, expected) => {
    const found = fault(() => readScenario(text));
    expect(found).toBeInstanceOf(ScenarioError);
    expect(found.line).toBe(line);
    expect(found.message).toContain(expected);
  });

  it('names a card that does not work yet, and where the file could bring it', () => {
    const text = 'title: A\nedition: 6ED\ntable:\n  ann: { hand: [Chaos Orb] }\nplay: []';
    const found = fault(() => runScenario(readScenario(text), SIXTH_EDITION, CARDS));
    expect(found.message).toContain('line 4: expected the name of a card that works, or of one');
    expect(found.message).toContain('cards:');
  });
});

describe('a scenario that does not come out fails in the line of its step', () => {
  it.each<[string, string[], number, string]>([
    ['an expectation', ['expect: { bob: { life: 19 } }'], 7, "bob's life: expected 19, found 20"],
    ['a list', ['expect: { ann: { hand: [Shock] } }'], 7, "ann's hand"],
    ['an object', ['pass', 'expect: { elf: { power: 2 } }'], 8, "elf's power: expected 2, found 1"],
    ['a command refused', ['ann: { cast: Shock, targets: [Mountain#1] }'], 7, '6ED 409.1c'],
    [
      'a refusal by another rule',
      ['refused: { ann: { cast: Shock, targets: [Mountain#1] }, by: 6ED 305.4 }'],
      7,
      'expected refused by 6ED 305.4, found refused by 6ED 409.1c',
    ],
    [
      'a command accepted that should be refused',
      ['refused: { ann: { cast: Shock, targets: [bob] }, by: 6ED 409.1c }'],
      7,
      'accepted',
    ],
    [
      'something that may be done',
      ['may not: { ann: [{ cast: Shock, targets: [bob] }] }'],
      7,
      'offered',
    ],
    ['something that may not', ['may: { bob: [pass] }'], 7, 'not offered'],
    ['a count', ['legal count: { ann: 1 }'], 7, "ann's legal commands: expected 1"],
    ['a list of options', ['options: { ann: { exactly: [pass] } }'], 7, 'also offered'],
    ['nothing to resolve', ['resolve'], 7, 'nothing to resolve'],
    ['a step on the way to which somebody decides', ['go to: bob’s nap'], 7, 'no step'],
    [
      'a step of this turn that nobody is asked anything in',
      ['go to: declare blockers'],
      7,
      "nobody is asked anything in 'declare blockers' of ann's turn: no creature attacks that bob could block",
    ],
    [
      'a step of a player’s turn that nobody is asked anything in',
      ['ann: { cast: Shock, targets: [elf] }', 'resolve', "go to: bob's declare attackers"],
      9,
      "in 'declare attackers' of bob's turn: bob has no creature that can attack",
    ],
    ['a name that means nothing', ['ann: { cast: Fork }'], 7, "nothing is called 'Fork'"],
    ['a name that means two things', ['ann: { cast: Shock, targets: [Forest] }'], 7, 'Forest'],
    [
      'a command after the game is over',
      ['ann: { concede: true }', 'ann: { cast: Shock, targets: [bob] }'],
      8,
      'refused by 6ED 102.3',
    ],
    ['an event', ['expect: { events: [DamageDealt] }'], 7, 'DamageDealt'],
    ['no event', ['pass', 'expect: { not events: [PriorityPassed] }'], 8, 'PriorityPassed'],
    ['an outcome of chance that is not used', ['random: { card: Shock }'], 4, 'Shock'],
  ])('%s', (_, steps, line, reason) => {
    const found = fault(() => play(...steps));
    expect(found).toBeInstanceOf(ScenarioFailure);
    expect(found.message).toContain(reason);
    expect(found.line).toBe(line);
  });

  it('tells what happened since the last expectation that held', () => {
    const found = fault(() =>
      play('ann: { cast: Shock, targets: [bob] }', 'resolve', 'expect: { bob: { life: 20 } }'),
    );
    expect(found.message).toContain('6ED 413.2b: Shock deals 2 damage to bob (DamageDealt)');
    expect(found.message).toContain("ann's precombat main, ann is asked (priority)");
  });
});

it('names the line of the step in which the program itself fails', () => {
  const scenario = readScenario(`${TABLE}  - pass\n  - pass\n`);
  const boom = new Error('boom');
  const run = (): unknown =>
    runScenario(scenario, SIXTH_EDITION, CARDS, (step) => {
      if (step?.line === 8) throw boom;
    });
  expect(run).toThrow(new ProgramFault(8, boom));
  expect(run).toThrow(expect.objectContaining({ line: 8, cause: boom }));
});

it('asks whether something is offered without listing all that is, on tables of any size', () => {
  const text = `title: Forty permanents
edition: 6ED
table:
  ann: { hand: [Giant Growth], battlefield: [Forest x10, Benalish Hero x20] }
  bob: { battlefield: [Mountain x10, Jackal Pup x10] }
play:
  - ann: { cast: Giant Growth, targets: [Jackal Pup#1] }
  - may: { bob: [] }
  - go to: declare attackers
  - may: { ann: [{ attack: [Benalish Hero#1, Benalish Hero#2] }] }
`;
  expect(() => runScenario(readScenario(text), SIXTH_EDITION, CARDS)).not.toThrow();
});

it('goes to a step of the next turn once that of this turn is over', () => {
  play('go to: upkeep', 'expect: { active: bob }', "go to: bob's draw", 'expect: { active: bob }');
});

it('gathers the rules that a scenario says it proves', () => {
  const text = `${TABLE.replace('edition: 6ED', 'edition: 6ED\nproves: [6ED 100.1]')}  - expect:
      bob: { life: 20 }
      proves: [6ED 101.1]\n`;
  expect(
    runScenario(readScenario(text), SIXTH_EDITION, CARDS).proofs.map(({ rule }) => rule),
  ).toEqual(['6ED 101.1', '6ED 100.1']);
});
