import { filterText } from '../filter-text.ts';
import type { Filter, Watched, Whose } from '../language.ts';
import { upper } from '../say/grammar.ts';
import { verbFor, YOU } from '../say/noun.ts';
import { subjectOf, type StaticWord } from '../say/static.ts';

/** Nothing, or nothing of a kind, can target these permanents or players (6ED 415). */
export interface CantBeTheTarget {
  readonly cantBeTheTarget: Watched;
  /** Spells or abilities alone; both, unless it says so. */
  readonly of?: 'spells' | 'abilities';
  /** Those of this kind; an ability is what its source is. */
  readonly which?: Filter;
  /** Anybody's, unless it says whose. */
  readonly whose?: Whose;
}

const word: StaticWord<CantBeTheTarget> = {
  text({ cantBeTheTarget: what, of = 'spells or abilities', which, whose = 'each player' }, say) {
    const isYou = typeof what === 'object' && 'is' in what && what.is === 'you';
    const subject = isYou ? YOU : subjectOf(what, say);
    const kind = which === undefined ? of : `${ofKind(which)} ${of}`;
    const by =
      whose === 'each player' ? '' : whose === 'you' ? ' you control' : ' your opponent controls';
    const targets = subject.number === 'many' ? 'be the targets of' : 'be the target of';
    return `${upper(subject.text)} ${verbFor(subject, 'can’t')} ${targets} ${kind}${by}.`;
  },
};
export default word;

const ofKind = (filter: Filter): string => filterText(filter).replace(/ (?:permanent|spell)$/u, '');
