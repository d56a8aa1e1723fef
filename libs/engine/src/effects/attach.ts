import { canEnchant } from '../sight/enchanting.ts';
import { permanentsOf } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import type { EffectOf } from './effect-of.ts';
import type { Progress } from '../decide/progress.ts';

/**
 * A local enchantment goes from one permanent to another without leaving play; it stays where it was if either is
 * gone or if it can't enchant the other (6ED Glossary: Move).
 */
export function attach(run: Run, effect: EffectOf<'attach'>): Progress {
  const { work } = run;
  const [object] = permanentsOf(work, effect.what, run);
  const [to] = permanentsOf(work, effect.to, run);
  if (object === undefined || to === undefined) return 'done';
  const { attachedTo, controller } = work.object(object);
  if (attachedTo !== to && canEnchant(work, object, controller, to)) {
    work.emit('EnchantmentMoved', 'moved', { object, to });
  }
  return 'done';
}
