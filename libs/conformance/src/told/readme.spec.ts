import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { RULEBOOKS } from '@arbiter/editions';
import { cardsIn } from '@arbiter/sets';
import { readScenario, runScenario, ScenarioFailure } from '../index.ts';

const README = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');

/** What somebody tries that the rules forbid. */
const FORBIDDEN = {
  'a second land': [
    '  ann: { hand: [Forest, Forest] }',
    '  - ann: { play: Forest }',
    '  - ann: { play: Forest#2 }',
  ],
  'a spell without the mana': [
    '  ann: { hand: [Lightning Bolt] }',
    '  - ann: { cast: Lightning Bolt, targets: [bob] }',
  ],
  '{T} of a creature that has just come': [
    '  ann: { battlefield: [{ card: Llanowar Elves, sick: true }] }',
    '  - ann: { activate: Llanowar Elves }',
  ],
};

/** The refusal of what is done last, as the README has it: the rule, and why. */
function refusalOf([table, ...play]: readonly string[]): readonly string[] {
  const lines = ['title: A test', 'edition: 6ED', 'table:', table, 'play:', ...play];
  try {
    runScenario(readScenario(lines.join('\n')), RULEBOOKS['6ED']!, cardsIn('6ED'));
  } catch (error) {
    if (!(error instanceof ScenarioFailure)) throw error;
    const { rule = '', reason = '' } =
      /refused by (?<rule>[^:]+): (?<reason>.*)/u.exec(error.message)?.groups ?? {};
    return [rule, reason];
  }
  return [];
}

test('the refusals that the README shows are those that the program gives', () => {
  const shown = [...README.matchAll(/^ {4}(?<rule>6ED \S+) {2,}(?<reason>.*)$/gmu)].map(
    ({ groups }) => [groups?.['rule'], groups?.['reason']],
  );
  expect(shown).toEqual(Object.values(FORBIDDEN).map(refusalOf));
});
