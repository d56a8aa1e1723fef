import type { Effect, Effects } from './language.ts';

/** Under these keys instructions hold other instructions. */
export const INNER_EFFECTS = ['effect', 'then', 'otherwise'] as const;

/** The instructions that stand within another one, in the order written; `null` for one that does something itself. */
export function innerEffects(effect: Effect): readonly Effects[] | null {
  switch (effect.do) {
    case 'delay':
    case 'repeat':
      return [effect.effect];
    case 'if':
    case 'may':
      return [effect.effect, effect.otherwise ?? []];
    case 'pay':
      return [effect.then ?? [], effect.otherwise ?? []];
    default:
      return null;
  }
}
