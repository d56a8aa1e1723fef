import { expect, test } from '@jest/globals';
import type { Verdict } from '@arbiter/engine';
import { mustBeTold } from './must-be-told.ts';

/** A verdict with one event by this rule, and with this refusal, if there is one. */
function verdict(rule: string, refusal?: { rule: string; reason: string }): Verdict {
  const events = [{ type: 'PriorityPassed', rule }];
  return { accepted: refusal === undefined, events, refusal } as unknown as Verdict;
}

test.each(['6ED 420.5e', '6ED Glossary: Ability.2', '6ED silent; TSP 502.10b', 'protocol'])(
  'an event that cites %s names its rule',
  (rule) => {
    expect(() => mustBeTold(verdict(rule))).not.toThrow();
  },
);

test.each(['', '6ED', '6ED ', '420.5e', 'XED 1.1', '6ED silent; ', '6ED 1.1; and so on'])(
  'an event that cites %j names none',
  (rule) => {
    expect(() => mustBeTold(verdict(rule))).toThrow('PriorityPassed cites no rule');
  },
);

test('a refusal names its rule, and says in words what is wrong', () => {
  const refusing = (rule: string, reason: string) => () =>
    mustBeTold(verdict('6ED 408.1', { rule, reason }));
  expect(refusing('6ED 305.1', 'it is not the main phase')).not.toThrow();
  expect(refusing('', 'it is not the main phase')).toThrow('a refusal cites no rule');
  expect(refusing('6ED 305.1', '')).toThrow('a refusal by 6ED 305.1 says nothing');
});
