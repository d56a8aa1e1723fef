import type { Filter, Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** Permanents phase out, and come back in their controller's next untap step. */
export interface PhaseOut {
  readonly do: 'phaseOut';
  readonly what: Reference;
  /** What is phased out and such phases in at the same time, whosever it is. */
  readonly in?: Filter;
}

export const phaseOut = (what: Reference): PhaseOut => ({ do: 'phaseOut', what });

const word: Word<PhaseOut> = {
  text({ what, in: back }, say) {
    const more =
      back === undefined
        ? ''
        : ` and, at the same time, all phased-out ${say.kind(back, 'many')} phase in`;
    return say.states(say.noun(what), 'phase', `out${more}`);
  },
  aim: ({ what }) => what,
};
export default word;
