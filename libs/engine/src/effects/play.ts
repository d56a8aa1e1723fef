import { playFreely } from '../decide/stack/play-by-effect.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** It is announced like any spell, while this resolves; what can't be played stays where it is. */
const play: Meaning<EffectOf<'play'>> = {
  follow(run, { what }) {
    const { work, controller } = run;
    if (run.progress('played') !== null) return 'done';
    const [card] = objectsAmong(referTo(work, what, run));
    if (card === undefined || work.object(card).zone === null) return 'done';
    run.proceed({ of: 'played', card });
    return playFreely(work, controller, card);
  },
};
export default play;
