import { number } from '../decisions/number.ts';
import { amountNow } from '../reading/amounts.ts';
import { opponentOf, playerRef } from '../state/basics.ts';
import { actorsOf } from './shared/actor.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** So much is the most that can be bid: no rule names a limit, and what is asked for needs one. */
const LIMIT = 999;

/** Each player in turn may top the high bid; anyone who adds nothing to it lets it stand. */
const bid: Meaning<EffectOf<'bid'>> = {
  follow(run, { who, from, as, bid: name }) {
    const { work } = run;
    const begun = run.progress('bidding');
    let by = begun?.by ?? actorsOf(run, who)[0] ?? run.controller;
    let high = begun?.high ?? amountNow(work, from, run);
    const more = run.answerTo(number);
    if (more !== null && more > 0) {
      by = opponentOf(by);
      high += more;
    }
    if (more !== 0 && high < LIMIT) {
      run.proceed({ of: 'bidding', high, by });
      number.ask(work, opponentOf(by), { most: LIMIT - high });
      return 'waits';
    }
    run.bind(as, playerRef(by));
    run.bind(name, high);
    return 'done';
  },
};
export default bid;
