/** Parts of a turn in which alone something may be cast or used, beside those of `timing.ts`. */
import type { Condition } from '@arbiter/cards';
import { rule, type Rule } from '../grammar/pattern.ts';

type Step = Extract<Condition, { readonly step: unknown }>['step'];

const anyTurn = (step: Step): Condition => ({ step, of: 'each player' });

const yours = (condition: Condition): Condition => ({
  all: [{ step: 'turn', of: 'you' }, condition],
});

const COMBAT_BEFORE_BLOCKS: Condition = {
  all: [anyTurn('combat'), anyTurn('before blockers are declared')],
};
/** Of two players one attacks the other: what attacks in the other's turn attacks you (6ED 308.1). */
const ATTACKED: Condition = {
  all: [{ step: 'declare attackers', of: 'opponent' }, { exists: { is: 'attacking' } }],
};

const WINDOWS: readonly (readonly [words: string, Condition])[] = [
  ['during combat before blockers are declared', COMBAT_BEFORE_BLOCKS],
  [
    'during your turn and only during combat before blockers are declared',
    yours(COMBAT_BEFORE_BLOCKS),
  ],
  ['during your turn and only during combat', { step: 'combat', of: 'you' }],
  ['during combat after blockers are declared', anyTurn('after blockers are declared')],
  ['before blockers are declared', anyTurn('before blockers are declared')],
  ['before the combat damage step', anyTurn('before combat damage')],
  ['after combat', anyTurn('after combat')],
  ['during the declare attackers step', anyTurn('declare attackers')],
  ['during your declare attackers step', { step: 'declare attackers', of: 'you' }],
  ["during the declare attackers step and only if you've been attacked this step", ATTACKED],
  ['during the end of combat step', anyTurn('end of combat')],
  ['during any upkeep step', anyTurn('upkeep')],
  ["during an opponent 's turn and only before combat", beforeCombat()],
];

function beforeCombat(): Condition {
  return {
    all: [{ step: 'before attackers are declared', of: 'opponent' }, { not: anyTurn('combat') }],
  };
}

export const windows: readonly Rule[] = WINDOWS.flatMap(([words, condition]) => [
  rule('limit', `activate this ability only ${words as 'x'} .`, () => ({ onlyIf: [condition] })),
  rule('line', `cast (this spell|~) only ${words as 'x'} .`, () => ({ playOnlyIf: condition })),
]).concat([
  rule(
    'limit',
    'activate this ability only any time you could cast a sorcery and only once each turn .',
    () => ({
      timing: 'Sorcery' as const,
      timesEachTurn: 1,
    }),
  ),
  rule('limit', 'activate this ability only once each turn and only if <condition> .', (slots) => ({
    onlyIf: [slots.condition],
    timesEachTurn: 1,
  })),
  rule(
    'limit',
    'activate this ability only any time you could cast a sorcery and only if <condition> .',
    (slots) => ({
      onlyIf: [slots.condition],
      timing: 'Sorcery' as const,
    }),
  ),
]);
