import { amountNow } from '../reading/amounts.ts';
import { referTo, seatsAmong } from '../reading/references.ts';
import { actorsOf } from './shared/actor.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** As many cards as there are (6ED 416.3), shown to one player; a library lies with its top card last. */
const lookAtTop: Meaning<EffectOf<'lookAtTop'>> = {
  follow(run, { who, of, amount, as }) {
    const { work } = run;
    const count = Math.max(0, amountNow(work, amount, run));
    const cards = seatsAmong(referTo(work, of, run)).flatMap((seat) => {
      const { library } = work.game.players[seat];
      return library.slice(Math.max(0, library.length - count)).reverse();
    });
    for (const to of actorsOf(run, who)) {
      for (const object of cards) work.emit('CardRevealed', 'followInstructions', { object, to });
    }
    if (as !== undefined && cards.length > 0) run.bind(as, cards);
    return 'done';
  },
};
export default lookAtTop;
