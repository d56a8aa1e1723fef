import { makeMana } from '@arbiter/cards';
import { manaFrames, manaSourcesOf, payForManaAbility } from '../decide/stack/mana-frames.ts';
import { word } from '../decisions/word.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import { NO_CHOICES } from '../state/choices.ts';
import { actorsOf } from './shared/actor.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Its player is told apart by what they produce which of several it is. */
const playManaAbility: Meaning<EffectOf<'playManaAbility'>> = {
  follow(run, { who, of }) {
    const { work } = run;
    const [seat] = actorsOf(run, who);
    const [permanent] = objectsAmong(referTo(work, of, run));
    if (seat === undefined || permanent === undefined || run.progress('played') !== null) {
      return 'done';
    }
    const sources = manaSourcesOf(work, seat, permanent);
    const kinds = [...new Set(sources.map(({ yields }) => makeMana(yields)))];
    const [only] = kinds;
    if (only === undefined) return 'done';
    const mana = kinds.length === 1 ? only : run.answerTo(word);
    if (mana === null) {
      word.ask(work, seat, { of: 'option', oneOf: kinds });
      return 'waits';
    }
    const source = sources.find(({ yields }) => makeMana(yields) === mana);
    const ability = work.abilities(permanent).find(({ number }) => number === source?.ability);
    if (ability === undefined) return 'done';
    run.proceed({ of: 'played', card: permanent });
    work.saveProgress();
    payForManaAbility(work, permanent, ability);
    // What lies on top of the agenda is followed first.
    const frames = manaFrames(work, seat, permanent, ability, NO_CHOICES);
    for (const frame of frames.toReversed()) work.push(frame, 'manaAbility');
    return 'waits';
  },
};
export default playManaAbility;
