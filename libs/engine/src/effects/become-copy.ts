import { atOnce } from '../decide/happening/triggers.ts';
import { FACE_DOWN, isFaceDown } from '../state/face-down.ts';
import { cardsIn, copyKey } from '../state/names.ts';
import { objectsAmong, permanentsOf, referTo } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/**
 * What it copies is what the other was printed as or copied itself (TSP 503.3, 503.4), and what it came into play as, where
 * its text left that open (TSP 503.2). Other choices that were made for it aren't copied (TSP 503.6).
 */
const becomeCopy: Meaning<EffectOf<'becomeCopy'>> = {
  follow(run, effect) {
    const { work } = run;
    const { what, of, except } = effect;
    const [model] = objectsAmong(referTo(work, of, run));
    if (model === undefined) return 'done';
    const copied = work.object(model);
    const name = isFaceDown(copied) ? FACE_DOWN.name : copied.name;
    const known = except === undefined ? name : copyKey(name, cardThatSays(run, effect));
    const option = copied.name === name ? copied.chosen?.option : undefined;
    const objects = permanentsOf(work, what, run).filter((id) => {
      const now = work.object(id);
      return now.name !== known || (option !== undefined && now.chosen?.option !== option);
    });
    atOnce(work, () => {
      const as = { as: known, ...(option === undefined ? {} : { option }) };
      for (const object of objects) work.emit('BecameCopy', 'copyPermanent', { object, ...as });
    });
    return 'done';
  },
};
export default becomeCopy;

/** Whose text it is: what has the ability may have it of a card that added it to a copy. */
function cardThatSays(run: Run, effect: EffectOf<'becomeCopy'>): string {
  const { work } = run;
  const all = cardsIn(run.frame.ability?.of ?? work.object(run.source).name);
  const text = JSON.stringify(effect);
  const says = (card: string): boolean =>
    JSON.stringify(work.cards.printed(card, []).definition).includes(text);
  return all.findLast(says) ?? (all[0] as string);
}
