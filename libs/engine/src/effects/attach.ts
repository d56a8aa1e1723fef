import { canEnchant } from '../sight/enchanting.ts';
import { permanentsOf } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/**
 * A local enchantment goes from one permanent to another without leaving play; it stays where it was if either is
 * gone or if it can't enchant the other (6ED Glossary: Move).
 */
const attach: Meaning<EffectOf<'attach'>> = {
  follow(run, effect) {
    const { work } = run;
    const [object] = permanentsOf(work, effect.what, run);
    const [to] = permanentsOf(work, effect.to, run);
    if (object === undefined || to === undefined) return 'done';
    const { attachedTo, controller } = work.object(object);
    if (attachedTo !== to && canEnchant(work, object, controller, to)) {
      work.emit('EnchantmentMoved', 'moved', { object, to });
    }
    return 'done';
  },
};
export default attach;
