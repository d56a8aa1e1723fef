import { amountNow } from '../reading/amounts.ts';
import { referTo, seatsAmong } from '../reading/references.ts';
import { atOnce } from '../decide/happening/triggers.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** 6ED 216.1: whoever controls the effect owns the tokens, and controls them unless it says otherwise. */
const createTokens: Meaning<EffectOf<'createTokens'>> = {
  follow(run, { token, amount, under }) {
    const { work, controller: owner } = run;
    const [controller = owner] = under === undefined ? [] : seatsAmong(referTo(work, under, run));
    atOnce(work, () => {
      for (let i = amountNow(work, amount, run); i > 0; i--) {
        const object = work.nextObject();
        work.emit('TokenCreated', 'token', {
          object,
          token: token.name,
          owner,
          ...(controller === owner ? {} : { controller }),
        });
      }
    });
    return 'done';
  },
};
export default createTokens;
