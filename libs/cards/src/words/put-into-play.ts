import type { Reference } from '../language.ts';
import { isFound } from '../say/found.ts';
import { possessive } from '../say/noun.ts';
import { PERMANENTS, thisWay } from '../say/results.ts';
import type { Word } from '../say/word.ts';

/** Cards, from wherever they are, come into play; not by being played (6ED 214.9b). */
export interface PutIntoPlay {
  readonly do: 'putIntoPlay';
  /** Who puts them there and controls them: you, unless it says otherwise. */
  readonly who?: Reference;
  readonly what: Reference;
  /** Who controls them, if that is another. */
  readonly under?: Reference;
  readonly tapped?: true;
  /** Bound to the cards that came into play. */
  readonly as?: string;
}

export const putIntoPlay = (what: Reference): PutIntoPlay => ({ do: 'putIntoPlay', what });

const word: Word<PutIntoPlay> = {
  text({ who = 'you', what, under, tapped }, say, { intoPlay }) {
    const noun = say.noun(what);
    const whose = under === undefined ? '' : ` under ${possessive(say.noun(under))} control`;
    const how = tapped === true ? ' tapped' : '';
    const said = say.act(who, 'put', `${noun.all ?? noun.text} ${intoPlay}${how}${whose}`);
    return typeof said === 'string' && isFound(what, say) ? { joins: `, ${said}` } : said;
  },
  aim: ({ what }) => what,
  binds: ({ as }) => thisWay(as, 'put into play', PERMANENTS),
};
export default word;
