import type { Word } from '../say/word.ts';

/** The controller of the text names a card; the name is bound. */
export interface NameCard {
  readonly do: 'nameCard';
  /** Bound to the name. */
  readonly as: string;
}

export const nameCard = (as: string): NameCard => ({ do: 'nameCard', as });

const word: Word<NameCard> = { text: () => 'name a card' };
export default word;
