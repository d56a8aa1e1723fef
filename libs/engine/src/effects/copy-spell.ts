import type { Run } from '../decide/stack/run.ts';
import { amountNow } from '../reading/amounts.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import type { ObjectId } from '../state/basics.ts';
import { withoutEpicKey } from '../state/names.ts';
import { retarget } from './change-target.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Copies a spell, and lets other targets be chosen for the copy, one after the other (6ED silent; TSP 503.10). */
const copySpell: Meaning<EffectOf<'copySpell'>> = {
  follow(run, effect) {
    const { work } = run;
    let open = run.progress('newTargets');
    let left = open?.left ?? 0;
    if (open === null) {
      left = effect.times === undefined ? 1 : amountNow(work, effect.times, run);
    }
    for (;;) {
      if (open === null) {
        if (left <= 0) return 'done';
        const spell = copyOf(run, effect);
        if (spell === null) return 'done';
        left -= 1;
        open = { of: 'newTargets', spell, at: 0 };
      }
      const { spell, at } = open;
      const count = work.object(spell).stack?.targets.flat().length ?? 0;
      for (let next = at; next < count; next++) {
        run.proceed({ of: 'newTargets', spell, at: next, ...(left > 0 ? { left } : {}) });
        if (retarget(run, spell, next, true) === 'waits') return 'waits';
      }
      open = null;
    }
  },
};
export default copySpell;

/** Puts the copy on the stack; `null` if there is no spell to copy. */
function copyOf(run: Run, { what, color, without }: EffectOf<'copySpell'>): ObjectId | null {
  const { work } = run;
  const [original] = objectsAmong(referTo(work, what, run));
  const stack = original === undefined ? null : work.object(original).stack;
  if (original === undefined || stack === null) return null;
  const object = work.nextObject();
  const item = { ...stack, source: object };
  // No mana was spent to play a copy: it isn't played (TSP 503.10).
  delete item.manaSpent;
  delete item.fromHand;
  work.emit('SpellCopied', 'copySpell', {
    object,
    of: original,
    controller: run.controller,
    ...(without === undefined ? {} : { as: withoutEpicKey(work.object(original).name) }),
    item,
    colors: color === undefined ? work.characteristics(original).colors : [color],
  });
  return object;
}
