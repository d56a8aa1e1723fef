import type { AbilityRef } from '../state/objects.ts';
import type { LastingEffect } from '../state/effects.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** A player ends an effect that allows it, and with it what is to happen later (TSP 408.2i). */
const endEffect: Meaning<EffectOf<'endEffect'>> = {
  follow({ work, source, frame: { ability } }) {
    const stopped = work.game.delayed.find(
      ({ source: from, unless }) =>
        from === source && ability !== null && unless?.ability.index === ability.index,
    );
    if (stopped !== undefined) {
      work.emit('DelayedAbilityEnded', 'followInstructions', { delayed: stopped.id });
      return 'done';
    }
    const ending = work.game.effects.filter(
      (effect) =>
        effect.kind === 'modification' &&
        effect.objects.includes(source) &&
        ability !== null &&
        gives(effect, ability),
    );
    const waiting = work.game.delayed.filter((delayed) => delayed.source === source);
    for (const { id: effect } of ending) work.emit('EffectEnded', 'followInstructions', { effect });
    for (const { id: delayed } of waiting) {
      work.emit('DelayedAbilityEnded', 'followInstructions', { delayed });
    }
    return 'done';
  },
};
export default endEffect;

const gives = (
  { by: { grants = [] } }: Extract<LastingEffect, { kind: 'modification' }>,
  { of, index }: AbilityRef,
): boolean => grants.some((one) => one.of === of && one.index === index);
