import { amountNow } from '../reading/amounts.ts';
import { referTo, seatsAmong } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import { atOnce } from '../decide/happening/triggers.ts';
import type { EffectOf } from './effect-of.ts';

/** 6ED 216.1: whoever controls the effect owns the tokens, and controls them unless it says otherwise. */
export function createTokens(
  run: Run,
  { token, amount, under }: EffectOf<'createTokens'>,
): boolean {
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
  return true;
}
