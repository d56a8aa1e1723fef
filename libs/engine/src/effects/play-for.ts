import { objectsAmong, referTo } from '../reading/references.ts';
import { playByEffect } from '../decide/stack/play-by-effect.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** It is announced like any spell, while this resolves; what can't be played stays where it is. */
const playFor: Meaning<EffectOf<'playFor'>> = {
  follow(run, { what, cost }) {
    const { work } = run;
    if (run.progress('played') !== null) return 'done';
    const [card] = objectsAmong(referTo(work, what, run));
    if (card === undefined || work.object(card).zone === null) return 'done';
    run.proceed({ of: 'played', card });
    return playByEffect(work, card, cost);
  },
};
export default playFor;
