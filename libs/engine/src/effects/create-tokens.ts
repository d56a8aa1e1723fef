import { amountNow } from '../reading/amounts.ts';
import { objectsAmong, referTo, seatsAmong } from '../reading/references.ts';
import { atOnce } from '../decide/happening/triggers.ts';
import { actorsOf } from './shared/actor.ts';
import { joinBlock } from './shared/join-block.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** The controller of what makes the tokens owns them; the player who puts them into play controls them (6ED 216.1; TSP 200.4a). */
const createTokens: Meaning<EffectOf<'createTokens'>> = {
  follow(run, { who, token: described, amount, size, under, blocking, linked }) {
    const { work } = run;
    const [blocked] = blocking === undefined ? [] : objectsAmong(referTo(work, blocking, run));
    const [given] = under === undefined ? [] : seatsAmong(referTo(work, under, run));
    const count = amountNow(work, amount, run);
    const makers = actorsOf(run, who).flatMap((maker) =>
      Array.from({ length: Math.max(0, count) }, () => maker),
    );
    const owner = run.controller;
    const token =
      size === undefined
        ? described
        : {
            ...described,
            power: amountNow(work, size.power, run),
            toughness: amountNow(work, size.toughness, run),
          };
    atOnce(work, () => {
      for (const maker of makers) {
        const controller = given ?? maker;
        const object = work.nextObject();
        work.emit('TokenCreated', 'token', {
          object,
          token: work.cards.token(token),
          owner,
          ...(controller === owner ? {} : { controller }),
          ...(linked === true ? { madeBy: run.source } : {}),
        });
        if (blocked !== undefined) joinBlock(work, object, blocked);
      }
    });
    return 'done';
  },
};
export default createTokens;
