import { describe, expect, it } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import { CARDS } from '@arbiter/sets';
import { readScenario, runScenario, type ShownProof } from '../index.ts';

const TABLE = `title: A test
edition: 6ED
table:
  ann: { hand: [Shock, Stone Rain], battlefield: [Mountain x3, { card: Jackal Pup, as: pup }] }
  bob: { battlefield: [{ card: Llanowar Elves, as: elf }] }
`;

/** What each proof of a scenario with these steps stands on. */
function standing(steps: readonly string[], ofFile = ''): ShownProof['stands'][] {
  const text = `${TABLE}${ofFile}play:\n${steps.map((step) => `  - ${step}\n`).join('')}`;
  return runScenario(readScenario(text), SIXTH_EDITION, CARDS).proofs.map(({ stands }) => stands);
}

const SHOCK = ['ann: { cast: Shock, targets: [bob] }', 'resolve'];
const NOTHING = {
  fault: 'no event or refusal there cites it, and nothing beside it is a control case',
};

describe('a proof', () => {
  it('stands on an event since the last check that cites its rule', () => {
    const shown = 'expect: { bob: { life: 18 }, proves: [6ED 413.2b] }';
    expect(standing([...SHOCK, shown])).toEqual(['trace']);
    expect(standing([...SHOCK, 'expect: { elf: { damage: 0 } }', shown])).toEqual(['trace']);
    expect(
      standing([...SHOCK, 'expect: { elf: { damage: 0 } }', 'go to: end of combat', shown]),
    ).toEqual([NOTHING]);
  });

  it('stands on the refusal of its step', () => {
    const refused = 'refused: { ann: { cast: Shock, targets: [Mountain#1] }, by: 6ED 409.1c,';
    expect(standing([`${refused} proves: [6ED 409.1c] }`])).toEqual(['trace']);
    expect(standing([`${refused} proves: [6ED 305.4] }`])).toEqual([NOTHING]);
  });

  it('stands on a check beside it that says something else of the same', () => {
    const same = 'expect: { bob: { life: 20 }, proves: [6ED 212.1] }';
    expect(standing([same])).toEqual([NOTHING]);
    expect(standing([same, ...SHOCK, 'expect: { bob: { life: 18 } }'])).toEqual(['contrast']);
    expect(standing([same, ...SHOCK, 'expect: { elf: { damage: 0 } }'])).toEqual([NOTHING]);
    const may = 'may: { ann: [{ attack: [pup] }], proves: [6ED 212.1] }';
    expect(standing(['go to: declare attackers', may])).toEqual([NOTHING]);
    const mayNot = 'may not: { bob: [{ attack: [elf] }] }';
    expect(standing(['go to: declare attackers', may, mayNot])).toEqual(['contrast']);
  });

  it('stands on the step that says it is its control case, if that says something else of the same', () => {
    const same = 'expect: { bob: { life: 20 }, proves: [6ED 212.1] }';
    const control = (says: string) => `expect: { ${says}, control for: [6ED 212.1] }`;
    expect(standing([same, ...SHOCK, control('bob: { life: 18 }')])).toEqual(['control']);
    expect(standing([same, ...SHOCK, control('ann: { life: 20 }')])).toEqual([
      { fault: 'the step that is its control case says nothing else' },
    ]);
  });

  it('may name the file that is its control case', () => {
    const alone = 'expect: { bob: { life: 20 }, proves: [6ED 212.1], control: other.yaml }';
    expect(standing([alone])).toEqual([{ control: 'other.yaml' }]);
  });

  it('is one of at most three at its place', () => {
    const four = 'expect: { proves: [6ED 101.1, 6ED 413.2, 6ED 413.2b, 6ED 409.1a] }';
    const crowded = { fault: 'it proves more than 3 rules at once' };
    expect(standing([...SHOCK, four])).toEqual([crowded, crowded, crowded, crowded]);
  });

  it('of the whole file stands on any event of it', () => {
    const file = 'proves: [6ED 409.1a, 6ED 305.4]\n';
    expect(standing([...SHOCK, 'expect: { bob: { life: 18 } }'], file)).toEqual(['trace', NOTHING]);
  });
});
