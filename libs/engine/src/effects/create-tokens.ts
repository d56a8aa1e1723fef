import { amountNow } from '../reading/amounts.ts';
import { referTo, seatsAmong } from '../reading/references.ts';
import { atOnce } from '../decide/happening/triggers.ts';
import { actorsOf } from './shared/actor.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** 6ED 216.1: who puts them into play owns the tokens, and controls them unless it says otherwise. */
const createTokens: Meaning<EffectOf<'createTokens'>> = {
  follow(run, { who, token, amount, under, linked }) {
    const { work } = run;
    const [given] = under === undefined ? [] : seatsAmong(referTo(work, under, run));
    const count = amountNow(work, amount, run);
    const owners = actorsOf(run, who).flatMap((owner) =>
      Array.from({ length: Math.max(0, count) }, () => owner),
    );
    atOnce(work, () => {
      for (const owner of owners) {
        const controller = given ?? owner;
        const object = work.nextObject();
        work.emit('TokenCreated', 'token', {
          object,
          token: work.cards.token(token),
          owner,
          ...(controller === owner ? {} : { controller }),
          ...(linked === true ? { madeBy: run.source } : {}),
        });
      }
    });
    return 'done';
  },
};
export default createTokens;
