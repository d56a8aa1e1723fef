import type { Effects } from '@arbiter/cards';
import type { DelayedAbility } from '../state/effects.ts';
import type { AbilityRef, Bindings } from '../state/objects.ts';
import { INNER_TEXTS_FROM } from '../text/text-compiler.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import type { EffectOf } from './effect-of.ts';

/** 6ED 406.2, 417.2: something is done later, by an ability that waits. */
export function atEndOfYourTurn(run: Run, effect: EffectOf<'atEndOfYourTurn'>): boolean {
  const carried = run.bindings[effect.carrying];
  if (carried === undefined) return true;
  return create(run, effect.effect, {
    bindings: { [effect.carrying]: carried },
    step: 'end of turn',
    turnOf: run.controller,
  });
}

/** It refers to the very permanents that it was made for, whatever becomes of them (6ED 406.2c, 406.2d). */
export function delay(run: Run, { until, effect }: EffectOf<'delay'>): boolean {
  const bindings = { ...run.bindings, target: run.choices.targets.flat() };
  if ('step' in until) return create(run, effect, { bindings, step: until.step, turnOf: null });
  const { when } = until;
  for (const object of objectsAmong(referTo(run.work, until.what, run))) {
    create(run, effect, { bindings, step: null, turnOf: null, watches: { when, object } });
  }
  return true;
}

function create(
  run: Run,
  effect: Effects,
  what: Pick<DelayedAbility, 'step' | 'turnOf' | 'watches'> & { readonly bindings: Bindings },
): boolean {
  const { work } = run;
  const { source, controller } = run;
  const id = work.game.nextNumber;
  const delayed = { id, ability: innerText(run, effect), source, controller, ...what };
  work.emit('DelayedAbilityCreated', 'delayedAbility', { delayed });
  return true;
}

/** The place of the effects among the inner texts of the card that is being followed. */
function innerText({ work, frame }: Run, effect: Effects): AbilityRef {
  const { name, text } =
    frame.ability === null
      ? work.object(frame.object)
      : { name: frame.ability.of, text: frame.ability.text };
  const at = work.cards
    .printed(name, text)
    .inner.findIndex(({ ability }) => ability.kind === 'triggered' && ability.effect === effect);
  return { of: name, index: INNER_TEXTS_FROM + at, text };
}
