import type { Watched } from '../language.ts';
import { upper } from '../say/grammar.ts';
import { possessive, verbFor } from '../say/noun.ts';
import { subjectOf, type StaticWord } from '../say/static.ts';

/** These stay tapped in their controller's untap step (6ED 302.1). */
export interface DoesNotUntap {
  readonly doesNotUntap: Watched;
}

const word: StaticWord<DoesNotUntap> = {
  text({ doesNotUntap: what }, say) {
    const subject = subjectOf(what, say);
    const steps =
      subject.number === 'many'
        ? 'their controllers’ untap steps'
        : what === 'self'
          ? 'your untap step'
          : `${possessive({ ...subject, text: 'it' })} controller’s untap step`;
    return `${upper(subject.text)} ${verbFor(subject, 'don’t')} untap during ${steps}.`;
  },
};
export default word;
