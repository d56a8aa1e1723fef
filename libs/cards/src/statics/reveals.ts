import type { Whose } from '../language.ts';
import { WHO, type StaticWord } from '../say/static.ts';

/**
 * Cards of a hand are shown to all players: all of them, for as long as it lasts, or the first that is drawn in a turn; or
 * the top card of the library is.
 */
export interface Reveals {
  readonly reveals: 'hand' | 'first draw each turn' | 'top card';
  readonly who: Whose;
}

const word: StaticWord<Reveals> = {
  text({ reveals, who }) {
    if (reveals === 'hand') return HANDS[who];
    if (reveals === 'top card') return TOP_CARDS[who];
    const shows = who === 'opponent' ? 'reveals' : 'reveal';
    const draws = { you: 'you draw', opponent: 'he or she draws', 'each player': 'they draw' }[who];
    return `${WHO[who]} ${shows} the first card ${draws} each turn.`;
  },
};
export default word;

const HANDS: Readonly<Record<Whose, string>> = {
  you: 'Play with your hand revealed.',
  opponent: 'Your opponent plays with his or her hand revealed.',
  'each player': 'Players play with their hands revealed.',
};

const TOP_CARDS: Readonly<Record<Whose, string>> = {
  you: 'Play with the top card of your library revealed.',
  opponent: 'Your opponent plays with the top card of his or her library revealed.',
  'each player': 'Players play with the top cards of their libraries revealed.',
};
