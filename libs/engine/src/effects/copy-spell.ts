import type { Run } from '../decide/stack/run.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import type { ObjectId } from '../state/basics.ts';
import { retarget } from './change-target.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Copies a spell, and lets other targets be chosen for the copy, one after the other (6ED silent; TSP 503.10). */
const copySpell: Meaning<EffectOf<'copySpell'>> = {
  follow(run, effect) {
    const { spell, at } = run.progress('newTargets') ?? { spell: copyOf(run, effect), at: 0 };
    if (spell === null) return 'done';
    const count = run.work.object(spell).stack?.targets.flat().length ?? 0;
    for (let next = at; next < count; next++) {
      if (retarget(run, spell, next, true) === 'waits') return 'waits';
    }
    return 'done';
  },
};
export default copySpell;

/** Puts the copy on the stack; `null` if there is no spell to copy. */
function copyOf(run: Run, { what, color }: EffectOf<'copySpell'>): ObjectId | null {
  const { work } = run;
  const [original] = objectsAmong(referTo(work, what, run));
  const stack = original === undefined ? null : work.object(original).stack;
  if (original === undefined || stack === null) return null;
  const object = work.nextObject();
  const item = { ...stack, source: object };
  // No mana was spent to play a copy: it isn't played (TSP 503.10).
  delete item.manaSpent;
  work.emit('SpellCopied', 'copySpell', {
    object,
    of: original,
    controller: run.controller,
    item,
    colors: color === undefined ? work.characteristics(original).colors : [color],
  });
  return object;
}
