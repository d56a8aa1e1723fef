import type { Ability, Cost, Effects } from '@arbiter/cards';
import type { DelayedAbility } from '../../state/effects.ts';
import type { AbilityRef } from '../../state/objects.ts';
import { INNER_TEXTS_FROM } from '../../text/text-compiler.ts';
import type { Progress } from '../../decide/progress.ts';
import type { Run } from '../../decide/stack/run.ts';

export function create(
  run: Run,
  effect: Effects,
  what: Omit<DelayedAbility, 'id' | 'ability' | 'source' | 'controller'>,
): Progress {
  const { work } = run;
  const { source, controller } = run;
  const id = work.game.nextNumber;
  const delayed = { id, ability: innerText(run, effect), source, controller, ...what };
  work.emit('DelayedAbilityCreated', 'delayedAbility', { delayed });
  return 'done';
}

/** The place of the effects among the inner texts of the card that is being followed. */
export const innerText = (run: Run, effect: Effects): AbilityRef =>
  innerAbility(run, (ability) => ability.kind === 'triggered' && ability.effect === effect);

/** The place among them of what is done for this cost, so that something else won't happen later. */
export const innerCost = (run: Run, cost: Cost): AbilityRef =>
  innerAbility(run, (ability) => ability.kind === 'activated' && ability.cost === cost);

/** It stands on the card, or on one of those whose upkeep costs are one (5ED Phase Structure.14). */
function innerAbility({ work, frame }: Run, isMeant: (ability: Ability) => boolean): AbilityRef {
  for (const { of, text } of textsFollowed(work, frame)) {
    const at = work.cards.printed(of, text).inner.findIndex(({ ability }) => isMeant(ability));
    if (at !== -1) return { of, index: INNER_TEXTS_FROM + at, text };
  }
  throw new Error('what is to wait stands on no card that is followed');
}

function textsFollowed(
  work: Run['work'],
  { ability, object }: Run['frame'],
): readonly Pick<AbilityRef, 'of' | 'text'>[] {
  if (ability !== null) {
    return object === 0 ? [ability] : [ability, ...(work.object(object).stack?.joined ?? [])];
  }
  const { name, text } = work.object(object);
  return [{ of: name, text }];
}
