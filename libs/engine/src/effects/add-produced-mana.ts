import { MANA_KINDS } from '@arbiter/cards';
import { word } from '../decisions/word.ts';
import { makesSnowMana } from '../sight/snow-mana.ts';
import { actorsOf } from './shared/actor.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** One more mana of what was produced: of several types, the one that its player chooses. */
const addProducedMana: Meaning<EffectOf<'addProducedMana'>> = {
  follow(run, { who }) {
    const { work } = run;
    const [seat] = actorsOf(run, who);
    const { produced = '' } = run.bindings;
    if (seat === undefined || typeof produced !== 'string' || produced === '') return 'done';
    const types = MANA_KINDS.filter((kind) => produced.includes(kind));
    const mana = types.length === 1 ? produced : run.answerTo(word);
    if (mana === null) {
      word.ask(work, seat, { of: 'option', oneOf: types });
      return 'waits';
    }
    work.emit('ManaAdded', 'manaOfTypeMade', {
      ...{ seat, mana },
      ...(makesSnowMana(work, run.source) ? { snow: true } : {}),
    });
    return 'done';
  },
};
export default addProducedMana;
