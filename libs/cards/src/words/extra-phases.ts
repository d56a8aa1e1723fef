import { listed } from '../say/grammar.ts';
import type { Word } from '../say/word.ts';

/** Phases after this one, in the order given. */
export interface ExtraPhases {
  readonly do: 'extraPhases';
  readonly phases: readonly ('combat' | 'postcombat main')[];
}

export const extraPhases = (...phases: ExtraPhases['phases']): ExtraPhases => ({
  do: 'extraPhases',
  phases,
});

const NAMES = { combat: 'combat', 'postcombat main': 'main' } as const;

const word: Word<ExtraPhases> = {
  text({ phases }) {
    const [first, ...rest] = phases.map((phase) => `an additional ${NAMES[phase]} phase`);
    const after = rest.length === 0 ? '' : `, followed by ${listed(rest)}`;
    return `after this phase, there is ${first ?? 'nothing'}${after}`;
  },
};
export default word;
