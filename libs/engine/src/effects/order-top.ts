import { topCards, topOf } from '../decisions/top-cards.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Only the player who looks learns what is there, so the others don't learn whether the order matters. */
const orderTop: Meaning<EffectOf<'orderTop'>> = {
  follow(run, effect) {
    const { work, controller } = run;
    const top = topOf(work, effect, run);
    if (top === null || top.cards.length === 0) return 'done';
    const { seat, cards } = top;
    const order = run.answerTo(topCards);
    if (order !== null) {
      work.emit('LibraryArranged', 'libraryOrder', { seat, top: order });
      return 'done';
    }
    for (const object of cards) {
      work.emit('CardRevealed', 'followInstructions', { object, to: controller });
    }
    if (cards.length === 1) return 'done';
    topCards.ask(work, controller, {});
    return 'waits';
  },
};
export default orderTop;
