import { holds } from '../../reading/conditions.ts';
import { readFrom } from '../../reading/reading.ts';
import { keyOfAbility } from '../../state/ability-key.ts';
import type { ObjectId } from '../../state/basics.ts';
import type { CompiledAbility } from '../../text/printed.ts';
import type { TriggerOf } from '../../triggers/meaning.ts';
import type { Work } from '../work.ts';
import { trigger } from './trigger.ts';

/**
 * Abilities that watch for a state trigger as soon as it is true; not again while what they did before waits or is
 * on the stack (6ED 410.11).
 */
export function stateTriggers(work: Work): void {
  for (const { source, ability } of work.look().triggers('state')) {
    const { condition } = ability.trigger as TriggerOf<'state'>;
    const { controller } = work.object(source);
    if (isUnderway(work, source, ability)) continue;
    if (holds(work, condition, readFrom(source, controller))) {
      trigger(work, source, ability, { event: source }, 'stateTrigger');
    }
  }
}

function isUnderway(work: Work, source: ObjectId, { ref }: CompiledAbility): boolean {
  const same = (one: { readonly source: ObjectId; readonly ability: typeof ref | null }): boolean =>
    one.source === source && one.ability?.of === ref.of && one.ability.index === ref.index;
  return (
    work.object(source).spent?.includes(keyOfAbility(ref)) === true ||
    work.game.waiting.some(same) ||
    work.game.stack.some((id) => {
      const { stack } = work.object(id);
      return stack !== null && same(stack);
    })
  );
}
