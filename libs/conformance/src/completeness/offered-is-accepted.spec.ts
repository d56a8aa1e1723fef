import { expect, test } from '@jest/globals';
import { SIXTH_EDITION } from '@arbiter/editions';
import { CARDS } from '@arbiter/sets';
import { readScenario, runScenario } from '../index.ts';
import { isHidden } from '../scenario/play/legal.ts';
import type { Match } from '../scenario/play/match.ts';
import { offeredIsAccepted } from './offered-is-accepted.ts';

const SCENARIO = readScenario(`title: A test
edition: 6ED
table:
  ann: { hand: [Shock], battlefield: [Mountain] }
play: []
`);

/** The match as it is set up. */
function opening(): Match {
  let first: Match | undefined;
  runScenario(SCENARIO, SIXTH_EDITION, CARDS, (step, match) => {
    if (step === null) first = match;
  });
  if (first === undefined) throw new Error('nothing was set up');
  return first;
}

/** The same match, with something else about it. */
function but(match: Match, other: Partial<Match>): Match {
  return { judge: match.judge, game: match.game, ...other } as Match;
}

test('what is offered is tried, and has to be accepted', () => {
  const refusing = but(opening(), {
    try: () => ({ accepted: false, refusal: { rule: '6ED 1.1', reason: 'it is so' } }) as never,
  });
  expect(() => offeredIsAccepted(null, opening())).not.toThrow();
  expect(() => offeredIsAccepted(null, refusing)).toThrow('offered, but refused by 6ED 1.1');
});

test('what is accepted has to be offered', () => {
  const match = opening();
  const silent = but(match, { judge: { ...match.judge, legalCommands: () => [] } });
  const shock = { type: 'CastSpell', object: match.names.object(match.game, 'Shock') } as const;
  expect(isHidden(match, 0, shock)).toBe(false);
  expect(isHidden(silent, 0, shock)).toBe(true);
  expect(isHidden(silent, 0, { type: 'Concede' })).toBe(false);
});
