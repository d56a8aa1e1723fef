import { upper } from '../say/grammar.ts';
import type { StaticWord } from '../say/static.ts';

/** Nothing counters the spell itself, while it is on the stack (6ED 412.3). */
export interface CantBeCountered {
  readonly cantBeCountered: true;
}

const word: StaticWord<CantBeCountered> = {
  text: (_, say) => `${upper(say.self.text)} can’t be countered.`,
};
export default word;
