import { objectsAmong, referTo, seatsAmong } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import { discarded } from './shared/discarded.ts';

/** All of them at once; what is in no hand any more can't be discarded (6ED 416.3). */
const discardCards: Meaning<EffectOf<'discardCards'>> = {
  follow(run, { who, what }) {
    if (run.takeResult() !== null) return 'done';
    const { work } = run;
    const hands = seatsAmong(referTo(work, who, run)).flatMap(
      (seat) => work.game.players[seat].hand,
    );
    const cards = objectsAmong(referTo(work, what, run)).filter((card) => hands.includes(card));
    return discarded(run, cards);
  },
};
export default discardCards;
