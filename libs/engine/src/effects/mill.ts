import { propose } from '../decide/happening/propose.ts';
import { amountNow } from '../reading/amounts.ts';
import { referTo, seatsAmong } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** All of it at once, the top card first; a library lies with its top card last. */
const mill: Meaning<EffectOf<'mill'>> = {
  follow(run, { who, amount }) {
    if (run.takeResult() !== null) return 'done';
    const { work } = run;
    const rule = work.rules.cite.followInstructions;
    const count = Math.max(0, amountNow(work, amount, run));
    const cards = seatsAmong(referTo(work, who, run)).flatMap((seat) => {
      const { library } = work.game.players[seat];
      return library.slice(Math.max(0, library.length - count)).reverse();
    });
    return propose(
      work,
      cards.map((object) => ({
        change: { kind: 'putIntoGraveyard', object, cause: 'effect' },
        met: run.met,
        rule,
      })),
    );
  },
};
export default mill;
