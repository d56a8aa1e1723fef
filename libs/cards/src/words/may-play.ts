import type { Duration, Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** Its controller may play these cards from where they are, as long as they stay there. */
export interface MayPlay {
  readonly do: 'mayPlay';
  readonly what: Reference;
  readonly until: Exclude<Duration, object>;
  /** Without paying the mana cost; an X in it is 0. */
  readonly free?: true;
  /** By flashback, which costs as much as the mana cost (TSP 502.22a). */
  readonly flashback?: true;
  /** Only while the card is the top one of its library. */
  readonly onTop?: true;
}

export const mayPlay = (what: Reference, until: MayPlay['until']): MayPlay => ({
  do: 'mayPlay',
  what,
  until,
});

const word: Word<MayPlay> = {
  text({ what, until, free, flashback, onTop }, say) {
    const noun = say.noun(what);
    if (flashback === true) {
      return say.states(
        noun,
        'gain',
        `flashback${say.duration(until)}. The flashback cost is equal to its mana cost`,
      );
    }
    const cost = free === true ? ' without paying its mana cost' : '';
    const top = onTop === true ? ', for as long as it is the top card of the library,' : '';
    return `until ${until}${top} you may play ${noun.text}${cost}`;
  },
  aim: ({ what }) => what,
};
export default word;
