import { playSpellFreely } from '../decide/stack/play-by-effect.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** The copy is announced like any spell, while this resolves (TSP 503.12); what isn't played ceases to exist. */
const playCopy: Meaning<EffectOf<'playCopy'>> = {
  follow(run, { what }) {
    const { work, controller: owner } = run;
    if (run.progress('played') !== null) return 'done';
    const [of] = objectsAmong(referTo(work, what, run));
    if (of === undefined || work.object(of).zone === null) return 'done';
    const object = work.nextObject();
    work.emit('CardCopied', 'playsCopy', { object, of, owner });
    run.proceed({ of: 'played', card: object });
    return playSpellFreely(work, owner, object);
  },
};
export default playCopy;
