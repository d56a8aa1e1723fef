import { describe, expect, it, test } from '@jest/globals';
import type { CommandBody, Verdict } from '@arbiter/engine';
import { mustBeTold } from './must-be-told.ts';

const PASS: CommandBody = { type: 'Pass' };
/** The rule by which a command comes at the wrong time. */
const PRIORITY = '6ED 408.1d';

/** A verdict with one event by this rule, and with this refusal, if there is one. */
function verdict(rule: string, refusal?: object): Verdict {
  const events = [{ type: 'PriorityPassed', rule }];
  const game = { outcome: null };
  return { accepted: refusal === undefined, events, refusal, game } as unknown as Verdict;
}

test.each(['6ED 420.5e', '6ED Glossary: Ability.2', '6ED silent; TSP 502.10b', 'protocol'])(
  'an event that cites %s names its rule',
  (rule) => {
    expect(() => mustBeTold(PASS, verdict(rule), PRIORITY)).not.toThrow();
  },
);

test.each(['', '6ED', '6ED ', '420.5e', 'XED 1.1', '6ED silent; ', '6ED 1.1; and so on'])(
  'an event that cites %j names none',
  (rule) => {
    expect(() => mustBeTold(PASS, verdict(rule), PRIORITY)).toThrow('PriorityPassed cites no rule');
  },
);

describe('a refusal', () => {
  const refusing = (
    rule: string,
    reason: string,
    body: CommandBody = PASS,
    objects: number[] = [],
  ) => {
    const refused = verdict('6ED 408.1', { rule, reason, objects });
    return () => mustBeTold(body, refused, PRIORITY);
  };

  it('names its rule, and says in words what is wrong', () => {
    expect(refusing('6ED 305.1', 'it is not the main phase')).not.toThrow();
    expect(refusing('', 'it is not the main phase')).toThrow('a refusal cites no rule');
    expect(refusing('6ED 305.1', '')).toThrow('a refusal by 6ED 305.1 says nothing');
  });

  it.each<CommandBody>([
    { type: 'PlayLand', object: 7 },
    { type: 'CastSpell', object: 7 },
    { type: 'DeclareAttackers', attackers: [[7]] },
    { type: 'DeclareBlockers', blocks: [[7, 8]] },
  ])('of what was done with objects names some: $type', (body) => {
    expect(refusing('6ED 305.1', 'not now', body, [7])).not.toThrow();
    expect(refusing('6ED 305.1', 'not now', body)).toThrow('names no object');
    expect(refusing(PRIORITY, 'something else is open', body)).not.toThrow();
  });
});
