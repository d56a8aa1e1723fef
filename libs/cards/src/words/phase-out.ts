import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** Permanents phase out, and come back in their controller's next untap step. */
export interface PhaseOut {
  readonly do: 'phaseOut';
  readonly what: Reference;
}

export const phaseOut = (what: Reference): PhaseOut => ({ do: 'phaseOut', what });

const word: Word<PhaseOut> = {
  text: ({ what }, say) => say.states(say.noun(what), 'phase', 'out'),
  aim: ({ what }) => what,
};
export default word;
