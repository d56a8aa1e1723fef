import type { Amount } from '../amounts.ts';
import type { Filter, Reference } from '../language.ts';
import { numberedText, partOfOwnText, partText } from '../say/amounts.ts';
import { article } from '../say/grammar.ts';
import { YOU } from '../say/noun.ts';
import { PERMANENTS, thisWay } from '../say/results.ts';
import type { Say, Sentence, Word } from '../say/word.ts';

/**
 * Only what a player controls is sacrificed by that player (6ED Glossary: Sacrifice); several do so at the same time, and
 * choose before, the active player first.
 */
export interface Sacrifice {
  readonly do: 'sacrifice';
  /** You, unless it says otherwise. */
  readonly who?: Reference;
  readonly what: Reference;
  /** Each of the players chooses this many of these, or all there are; without it, all are sacrificed. */
  readonly count?: Amount;
  /** A name for each of the players in turn, for the amount alone. */
  readonly each?: string;
  /** Bound to what was sacrificed, as it last was. */
  readonly as?: string;
}

export const sacrifice = (what: Reference): Sacrifice => ({ do: 'sacrifice', what });
export const sacrificeOf = (who: Reference, what: Filter, count: Amount = 1): Sacrifice => ({
  do: 'sacrifice',
  who,
  what: { every: what },
  count,
});

const word: Word<Sacrifice> = {
  text({ who = 'you', what, count, each }, say) {
    // The player is named before what they give up.
    const subject = who === 'you' ? YOU : say.noun(who);
    const does = (rest: string): Sentence =>
      who === 'you' ? `sacrifice ${rest}` : say.states(subject, 'sacrifice', rest);
    if (count !== undefined && typeof what === 'object' && 'every' in what) {
      const { every } = what;
      const part =
        each === undefined
          ? partText(count, every, say)
          : partOfOwnText(
              count,
              { count: { all: [every, { controlledBy: { bound: each } }] } },
              `the ${say.kind(every, 'many')} he or she controls`,
            );
      if (part !== null) return does(part);
      const kinds = numberedText(count, say.kind(every, 'many'), say);
      return does(count === 1 ? article(say.kind(every)) : kinds);
    }
    const others = notChosen(what, say);
    if (others !== null) return does(`the other ${say.kind(others, 'many')}`);
    const noun = say.noun(who === 'you' ? ownOf(what) : what);
    if (count === undefined) return does(noun.all ?? noun.text);
    return does(`${say.numeral(count)} of ${noun.text}`);
  },
  aim: ({ who, what }) => who ?? what,
  binds: ({ as }) => thisWay(as, 'sacrificed', PERMANENTS),
};
export default word;

/** Of what kind are those that were not among several just chosen; `null` where something else is meant. */
function notChosen(what: Reference, { previous }: Pick<Say, 'previous'>): Filter | null {
  if (previous?.do !== 'choose' || typeof what !== 'object' || !('every' in what)) return null;
  const all = 'all' in what.every ? what.every.all : [what.every];
  const kinds = all.filter((one) => !isNotOfSeveral(one));
  return kinds.length < all.length ? { all: kinds } : null;
}

function isNotOfSeveral(filter: Filter): boolean {
  if (!('not' in filter) || !('among' in filter.not)) return false;
  const { among } = filter.not;
  return typeof among === 'object' && 'several' in among;
}

/** Of all of a kind you sacrifice your own. */
function ownOf(what: Reference): Reference {
  if (typeof what !== 'object' || !('every' in what)) return what;
  const all = 'all' in what.every ? what.every.all : [what.every];
  const isYours = all.some((one) => 'controlledBy' in one);
  return isYours ? what : { every: { all: [...all, { controlledBy: 'you' }] } };
}
