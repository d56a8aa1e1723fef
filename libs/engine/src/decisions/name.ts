import { isWord } from './answers.ts';
import { decision } from './decision.ts';

/** The name of a card: tested, never listed. */
export const name = decision({
  kind: 'name',
  frames: ['resolve'],
  asks: 'nameCard',
  isAnswer: isWord,
  space: ({ sight: { cards } }) => ({
    shape: 'name',
    known: (one) => cards.lexicon.isCard(one),
    some: cards.lexicon.cards,
  }),
  brokenRule: () => 'choiceOnResolution',
});
