import type { EffectOf, Meaning } from './meaning.ts';
import { create } from './shared/delayed.ts';

/** 6ED 406.2, 417.2: something is done later, by an ability that waits. */
const atEndOfYourTurn: Meaning<EffectOf<'atEndOfYourTurn'>> = {
  follow(run, effect) {
    const carried = run.bindings[effect.carrying];
    if (carried === undefined) return 'done';
    return create(run, effect.effect, {
      bindings: { [effect.carrying]: carried },
      step: 'end of turn',
      turnOf: run.controller,
    });
  },
};
export default atEndOfYourTurn;
