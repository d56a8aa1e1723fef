import { wordsOnEntering } from '../decide/stack/enter.ts';
import { countersOnEntering } from '../decide/stack/leave.ts';
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
    const anew = work.rules.movedEnchantments(() => playedAnew(run, object));
    if (anew === null) return 'waits';
    const isAsNew = anew.anew !== undefined;
    if (isAsNew) countersAnew(run, object);
    work.emit('EnchantmentMoved', isAsNew ? 'movedAnew' : 'moved', { object, to, ...anew });
    return 'done';
  },
};
export default attach;

/** Only those counters are left on it that it would come into play with. */
function countersAnew({ work }: Run, id: ObjectId): void {
  const object = work.object(id);
  const now = object.counters ?? {};
  const anew = countersOnEntering(work, object);
  for (const counter of new Set([...Object.keys(now), ...Object.keys(anew)])) {
    const by = (anew[counter] ?? 0) - (now[counter] ?? 0);
    if (by !== 0) work.emit('CountersChanged', 'movedAnew', { object: id, counter, by });
  }
}

/** What is chosen for an enchantment as though it were played now; `null` if it was asked for just now. */
function playedAnew(run: Run, id: ObjectId): Pick<EventOf<'EnchantmentMoved'>, 'anew'> | null {
  const object = run.work.object(id);
  const printed = run.work.printed(object);
  if (!printed.types.includes('Enchantment')) return {};
  const chosen = wordsOnEntering(run, object, object.controller, printed);
  if (chosen === null) return null;
  return { anew: { chosen: Object.keys(chosen).length === 0 ? null : chosen } };
}
