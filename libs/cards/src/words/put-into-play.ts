import type { Reference } from '../language.ts';
import { listed } from '../say/grammar.ts';
import { afterFound, isFound } from '../say/found.ts';
import { one, possessive } from '../say/noun.ts';
import { PERMANENTS, thisWay } from '../say/results.ts';
import type { Say, Word } from '../say/word.ts';

/** Cards, from wherever they are, come into play; not by being played (6ED 214.9b). */
export interface PutIntoPlay {
  readonly do: 'putIntoPlay';
  /** Who puts them there and controls them: you, unless it says otherwise. */
  readonly who?: Reference;
  readonly what: Reference;
  /** Who controls them, if that is another; of several owners each controls what is theirs. */
  readonly under?: Reference | 'owner';
  readonly tapped?: true;
  /** It attacks as it comes into play, and is not blocked; it was never declared as an attacker (TSP 502.43c). */
  readonly attacking?: true;
  /** The attacker that it blocks as it comes into play, though it was never declared as a blocker (TSP 309.4). */
  readonly blocking?: Reference;
  /** How many counters of each kind lie on each of them as it comes into play. */
  readonly counters?: Readonly<Record<string, number>>;
  /** What a local enchantment or an Equipment is on as it comes into play; what can't be on it stays where it is. */
  readonly on?: Reference;
  /** Bound to the cards that came into play. */
  readonly as?: string;
}

export const putIntoPlay = (what: Reference): PutIntoPlay => ({ do: 'putIntoPlay', what });

const word: Word<PutIntoPlay> = {
  text(
    { who = 'you', what, under, tapped, attacking, blocking, counters = {}, on },
    say,
    { intoPlay },
  ) {
    const noun = say.noun(what);
    const whose =
      under === undefined
        ? ''
        : under === 'owner'
          ? ` under ${noun.number === 'many' ? 'their owners’' : 'its owner’s'} control`
          : ` under ${possessive(say.noun(under))} control`;
    const fights = attacking === true ? ' and attacking' : '';
    const blocks = blocking === undefined ? '' : ` blocking ${say.noun(blocking).text}`;
    const how = `${tapped === true ? ' tapped' : ''}${fights}${blocks}`;
    const lie = Object.entries(counters).map(([kind, count]) =>
      say.count(count, `${kind} counter`),
    );
    const attached = on === undefined ? '' : ` attached to ${say.noun(on).text}`;
    const more = lie.length === 0 ? attached : ` with ${listed(lie)} on it${attached}`;
    const said = say.act(who, 'put', `${noun.all ?? noun.text} ${intoPlay}${how}${whose}${more}`);
    return typeof said === 'string' && isFound(what, say)
      ? { joins: `${afterFound(say)}${said}` }
      : said;
  },
  aim: ({ what }) => what,
  binds({ as, what }, say) {
    if (what === 'event') return { name: as ?? '', noun: one('it', { later: 'it' }) };
    if (what === 'enchanted') return { name: as ?? '', noun: RAISED };
    return thisWay(as, 'put into play', isOnlyOne(what, say) ? PERMANENT : PERMANENTS);
  },
};
export default word;

const PERMANENT = one('that permanent', { kind: 'permanent', later: 'that permanent' });

const isOnlyOne = (what: Reference, say: Say): boolean => {
  if (typeof what !== 'object') return false;
  if ('top' in what) return what.top === 1;
  return ('bound' in what || 'target' in what) && say.asLater(what).number === 'one';
};

/** What was a card that an enchantment was on. */
const RAISED = one('that creature', { later: 'that creature' });
