import { wordsOnEntering } from '../decide/stack/enter.ts';
import type { Run } from '../decide/stack/run.ts';
import type { EventOf } from '../events.ts';
import { canEnchant } from '../sight/enchanting.ts';
import { permanentsOf } from '../reading/references.ts';
import type { ObjectId } from '../state/basics.ts';
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
    if (attachedTo === to || !canEnchant(work, object, controller, to)) return 'done';
    const areAsNew = work.rules.movedEnchantments === 'as new';
    const anew = areAsNew ? playedAnew(run, object) : {};
    if (anew === null) return 'waits';
    work.emit('EnchantmentMoved', areAsNew ? 'movedAnew' : 'moved', { object, to, ...anew });
    return 'done';
  },
};
export default attach;

/** What is chosen for an enchantment as though it were played now; `null` if it was asked for just now. */
function playedAnew(run: Run, id: ObjectId): Pick<EventOf<'EnchantmentMoved'>, 'anew'> | null {
  const object = run.work.object(id);
  const printed = run.work.printed(object);
  if (!printed.types.includes('Enchantment')) return {};
  const chosen = wordsOnEntering(run, object, object.controller, printed);
  if (chosen === null) return null;
  return { anew: { chosen: Object.keys(chosen).length === 0 ? null : chosen } };
}
