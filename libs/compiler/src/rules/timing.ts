/** When an ability may be used, and a spell cast. */
import type { Condition } from '@arbiter/cards';
import type { Limits } from '../categories.ts';
import { rule, type Rule } from '../grammar/pattern.ts';
import { Nonsense } from '../scope.ts';

const beforeAttackers = (of: 'you' | 'opponent' | 'each player'): Condition => ({
  step: 'before attackers are declared',
  of,
});

/** When something may be done, in the words of an ability and of a spell. */
const TIMES: readonly (readonly [string, Condition])[] = [
  ['during your turn', { step: 'turn', of: 'you' }],
  ["during an opponent 's turn", { step: 'turn', of: 'opponent' }],
  ['during your upkeep', { step: 'upkeep', of: 'you' }],
  ["during (any|a player 's) upkeep", { step: 'upkeep', of: 'each player' }],
  ["during (an|any) opponent 's upkeep", { step: 'upkeep', of: 'opponent' }],
  ['during your end step', { step: 'end of turn', of: 'you' }],
  ['during combat', { step: 'combat', of: 'each player' }],
  ['during your turn , before attackers are declared', beforeAttackers('you')],
  ["during an opponent 's turn , before attackers are declared", beforeAttackers('opponent')],
  ['before attackers are declared', beforeAttackers('each player')],
  ['during the declare blockers step', { step: 'declare blockers', of: 'each player' }],
];

const LIMITS: readonly (readonly [string, Limits])[] = [
  ['only any time you could cast a sorcery', { timing: 'Sorcery' }],
  ['only once each turn', { timesEachTurn: 1 }],
  ['no more than twice each turn', { timesEachTurn: 2 }],
  ['no more than three times each turn', { timesEachTurn: 3 }],
  ['only during your upkeep and only once each turn', once({ step: 'upkeep', of: 'you' })],
  ['only during your turn and only once each turn', once({ step: 'turn', of: 'you' })],
];

function once(condition: Condition): Limits {
  return { onlyIf: [condition], timesEachTurn: 1 };
}

export const timing: readonly Rule[] = [
  ...LIMITS.map(([words, limits]) =>
    rule('limit', `activate this ability ${words} .`, () => limits),
  ),
  ...TIMES.flatMap(([time, condition]) => [
    rule('limit', `activate this ability only ${time} .`, () => ({ onlyIf: [condition] })),
    rule('line', `cast (this spell|~) only ${time} .`, () => ({ playOnlyIf: condition })),
  ]),
  rule('limit', 'activate this ability only if <condition> .', ({ condition }) => ({
    onlyIf: [condition],
  })),
  rule('limit', 'activate this ability only if <condition> and only once each turn .', (slots) =>
    once(slots.condition),
  ),
  rule('line', 'cast (this spell|~) only if <condition> .', ({ condition }) => {
    if (JSON.stringify(condition).includes('"event"')) throw new Nonsense();
    return { playOnlyIf: condition };
  }),
];
