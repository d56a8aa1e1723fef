import type { Duration, Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** For as long as it says, or until a younger effect changes it again (6ED 418.3a). */
export interface GainControl {
  readonly do: 'gainControl';
  readonly what: Reference;
  readonly who: Reference;
  readonly until?: Duration;
}

export const gainControl = (what: Reference, until?: Duration): GainControl => ({
  do: 'gainControl',
  what,
  who: 'you',
  ...(until === undefined ? {} : { until }),
});

const word: Word<GainControl> = {
  text({ what, who, until }, say) {
    const noun = say.noun(what);
    return say.act(who, 'gain', `control of ${noun.all ?? noun.text}${say.duration(until)}`);
  },
  aim: ({ what }) => what,
};
export default word;
