import type { Run } from '../run.ts';
import { INNER_TEXTS_FROM } from '../../text/printed.ts';
import type { EffectOf } from './effect-of.ts';

/** 6ED 406.2, 417.2: something is done later, by an ability that waits. */
export function atEndOfYourTurn(run: Run, effect: EffectOf<'atEndOfYourTurn'>): boolean {
  const { work } = run;
  const text = run.frame.ability;
  if (text === null) return true;
  const at = work.cards
    .printed(text.of, text.text)
    .inner.findIndex(
      ({ ability }) => ability.kind === 'triggered' && ability.effect === effect.effect,
    );
  const carried = run.bindings[effect.carrying];
  if (at < 0 || carried === undefined) return true;
  work.emit('DelayedAbilityCreated', 'delayedAbility', {
    delayed: {
      id: work.game.nextNumber,
      ability: { ...text, index: INNER_TEXTS_FROM + at },
      source: run.source,
      controller: run.controller,
      bindings: { [effect.carrying]: carried },
      step: 'end of turn',
      turnOf: run.controller,
    },
  });
  return true;
}
