import type { Reference } from '../language.ts';
import { ownPossessive } from '../say/noun.ts';
import { thisWay } from '../say/results.ts';
import type { Word } from '../say/word.ts';

/** A player puts objects into the ante, of those that he or she owns (TSP 217.9d). */
export interface Ante {
  readonly do: 'ante';
  readonly who: Reference;
  readonly what: Reference;
  /** Bound to what is in the ante then. */
  readonly as?: string;
}

const word: Word<Ante> = {
  text({ who, what }, say) {
    const isOwn =
      typeof what === 'object' && 'top' in what && JSON.stringify(what.of) === JSON.stringify(who);
    if (!isOwn) return say.act(who, 'ante', say.noun(what).text);
    const player = say.noun(who);
    const rest = `the top card of ${ownPossessive(player)} library`;
    return who === 'you' ? `ante ${rest}` : say.states(player, 'ante', rest);
  },
  aim: ({ what }) => what,
  binds: ({ what, as }, say) =>
    what === 'self' && as !== undefined ? { name: as, noun: say.noun(what) } : thisWay(as, 'anted'),
};
export default word;
