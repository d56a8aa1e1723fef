import type { Modification, Watched } from '../language.ts';
import { stopped, upper } from '../say/grammar.ts';
import { changes, clauseText } from '../say/modification.ts';
import { subjectOf, type StaticWord } from '../say/static.ts';

/** Changes characteristics, all the time (6ED 418), as a modification says. */
export interface Modifies {
  readonly modifies: Watched;
  readonly by: Modification;
}

export const modifies = (what: Watched, by: Modification): Modifies => ({ modifies: what, by });

const word: StaticWord<Modifies> = {
  text({ modifies: what, by }, say) {
    const how = { lasts: '', isOfItself: what === 'self', isStatic: true } as const;
    const said = changes(subjectOf(what, say), by, say, how);
    if (typeof said === 'string') return `${upper(said)}.`;
    return 'subject' in said ? stopped(upper(clauseText(said))) : said.joins;
  },
};
export default word;
