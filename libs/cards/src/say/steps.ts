import type { Condition } from '../conditions.ts';
import type { Skippable } from '../language.ts';

type Step = Extract<Condition, { readonly step: unknown }>['step'];

/** A step of a turn as a noun: `upkeep`, `draw step`. */
export const stepText = (step: Step): string =>
  step === 'turn' || step === 'upkeep' ? step : `${step} step`;

/** What can be skipped, as a noun: `turn`, `draw step`, `combat phase`. */
export function skippableText(what: Skippable): string {
  if (what === 'turn' || what === 'upkeep') return what;
  return what === 'combat' || what === 'main' ? `${what} phase` : `${what} step`;
}
