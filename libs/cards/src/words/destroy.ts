import type { Reference } from '../language.ts';
import { upper } from '../say/grammar.ts';
import { pronounOf } from '../say/noun.ts';
import { PERMANENTS, thisWay } from '../say/results.ts';
import type { Say, Word } from '../say/word.ts';

/** Permanents go to the graveyard, unless something regenerates them (6ED Glossary: Destroy). */
export interface Destroy {
  readonly do: 'destroy';
  readonly what: Reference;
  readonly cantBeRegenerated?: true;
  /** Bound to what was destroyed, as it last was. */
  readonly as?: string;
}

export const destroy = (what: Reference): Destroy => ({ do: 'destroy', what });

/** Destroys, and regeneration can't replace it. */
export const bury = (what: Reference): Destroy => ({
  do: 'destroy',
  what,
  cantBeRegenerated: true,
});

const word: Word<Destroy> = {
  text({ what, cantBeRegenerated }, say, { bury: buries }) {
    if (isOfCountered(what, say)) {
      return 'if a permanent’s ability is countered this way, destroy that permanent';
    }
    const noun = say.noun(what);
    const objects = noun.all ?? noun.text;
    if (cantBeRegenerated !== true) return `destroy ${objects}`;
    if (buries !== null) return `${buries} ${objects}`;
    const they = noun.all === undefined ? pronounOf(noun) : 'they';
    return `destroy ${objects}. ${upper(they)} can’t be regenerated`;
  },
  aim: ({ what }) => what,
  binds: ({ as }) => thisWay(as, 'destroyed', PERMANENTS),
};
export default word;

/** Whether what has the ability is meant that was just countered. */
const isOfCountered = (what: Reference, { previous }: Pick<Say, 'previous'>): boolean =>
  typeof what === 'object' &&
  'sourceOf' in what &&
  previous?.do === 'counter' &&
  JSON.stringify(previous.what) === JSON.stringify(what.sourceOf);
