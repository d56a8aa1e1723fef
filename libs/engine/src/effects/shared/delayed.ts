import type { Effects } from '@arbiter/cards';
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
export function innerText({ work, frame }: Run, effect: Effects): AbilityRef {
  const { name, text } =
    frame.ability === null
      ? work.object(frame.object)
      : { name: frame.ability.of, text: frame.ability.text };
  const at = work.cards
    .printed(name, text)
    .inner.findIndex(({ ability }) => ability.kind === 'triggered' && ability.effect === effect);
  return { of: name, index: INNER_TEXTS_FROM + at, text };
}
