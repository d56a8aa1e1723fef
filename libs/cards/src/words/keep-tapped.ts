import type { Reference } from '../language.ts';
import { possessive } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** Stays tapped in the next untap step of its controller, or for as long as it says (6ED 302.1). */
export interface KeepTapped {
  readonly do: 'keepTapped';
  readonly what: Reference;
  readonly asLongAs?: 'this stays tapped';
}

export const keepTapped = (what: Reference): KeepTapped => ({ do: 'keepTapped', what });

const word: Word<KeepTapped> = {
  text({ what, asLongAs }, say) {
    const subject = say.noun(what);
    const whose =
      subject.number === 'many'
        ? 'their controllers’'
        : `${possessive({ ...subject, text: 'it' })} controller’s`;
    if (asLongAs !== undefined) {
      const untap = `untap during ${whose} untap step for as long as ${say.self.text} stays tapped`;
      return say.states(subject, 'don’t', untap);
    }
    const steps = subject.number === 'many' ? 'untap steps' : 'untap step';
    return say.states(subject, 'don’t', `untap during ${whose} next ${steps}`);
  },
  aim: ({ what }) => what,
};
export default word;
