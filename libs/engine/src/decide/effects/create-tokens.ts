import { amountNow } from '../references.ts';
import type { Run } from '../run.ts';
import { atOnce } from '../triggers.ts';
import type { EffectOf } from './effect-of.ts';

/** 6ED 216.1: tokens come into play under the controller of the effect. */
export function createTokens(run: Run, { token, amount }: EffectOf<'createTokens'>): boolean {
  const { work } = run;
  atOnce(work, () => {
    for (let i = amountNow(work, amount, run); i > 0; i--) {
      const object = work.nextObject();
      work.emit('TokenCreated', 'token', { object, token: token.name, owner: run.controller });
    }
  });
  return true;
}
