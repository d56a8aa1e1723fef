import type { Reference } from '../language.ts';
import { one, possessive } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** A card of a hand, chosen at random and shown to all players, or to one; none, if the hand is empty. */
export interface CardAtRandom {
  readonly do: 'cardAtRandom';
  readonly of: Reference;
  /** Bound to the card; to nothing, if there is none. */
  readonly as: string;
  /** Who takes it, where the text says so; chance decides all the same. */
  readonly by?: Reference;
  /** You alone look at it. */
  readonly toYou?: true;
}

export const cardAtRandom = (of: Reference, as: string, by?: Reference): CardAtRandom => ({
  do: 'cardAtRandom',
  of,
  as,
  ...(by === undefined ? {} : { by }),
});

const word: Word<CardAtRandom> = {
  text({ of, by = 'you', toYou }, say) {
    const who = say.noun(by);
    const hand = `${possessive(say.noun(of))} hand`;
    if (toYou === true) return `look at a card at random in ${hand}`;
    return by === 'you'
      ? `choose a card at random from ${hand} and reveal it`
      : say.states(who, 'choose', `a card at random from ${hand} and reveals it`);
  },
  binds: ({ as }) => ({ name: as, noun: one('that card', { later: 'that card', isPut: true }) }),
};
export default word;
