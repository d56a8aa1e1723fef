/** What saves somebody from damage or destruction, and how long it does. */
import type { LastingEffect } from '../state/effects.ts';
import type { Game } from '../state/game.ts';

/** Whether, where there are steps for saving, it works in one alone (5ED Damage Prevention.12, Regeneration.1). */
export const savesInOneStep = (effect: LastingEffect): boolean =>
  effect.kind === 'regeneration' ||
  (effect.kind === 'prevention' && (effect.amount !== 'all' || effect.assigned === true));

/** Whether it ends with the step that players have for saving now (4ED when-playable.1, 5ED Damage Prevention.12). */
export const endsWithThisStep = ({ agenda }: Game, effect: LastingEffect): boolean =>
  savesInOneStep(effect) &&
  agenda.some(
    (frame) =>
      frame.kind === 'priority' &&
      (frame.window?.for === 'prevention' || frame.window?.for === 'replacing'),
  );
