import type { Run } from '../decide/stack/run.ts';
import { objectsAmong, referTo, seatsAmong } from '../reading/references.ts';
import type { DelayedAbility } from '../state/effects.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import { create, innerCost, innerText } from './shared/delayed.ts';

/** It refers to the very permanents that it was made for, whatever becomes of them (6ED 406.2c, 406.2d). */
const delay: Meaning<EffectOf<'delay'>> = {
  follow(run, { until, effect, every, thisTurn, unless }) {
    const { work, controller } = run;
    const bindings = { ...run.bindings, target: run.choices.targets.flat() };
    const limits = {
      bindings,
      ...(every === undefined ? {} : { every }),
      ...(thisTurn === undefined ? {} : { thisTurn }),
      ...stoppedBy(run, unless),
    };
    if ('step' in until) {
      const { step, of, inTurn } = until;
      if (inTurn !== undefined) {
        const extra = run.bindings[inTurn];
        // Without the turn there is nothing to wait for.
        if (typeof extra !== 'number') return 'done';
        return create(run, effect, { ...limits, step, turnOf: null, inTurn: extra });
      }
      if (of === undefined) return create(run, effect, { ...limits, step, turnOf: null });
      for (const turnOf of seatsAmong(referTo(work, of, run))) {
        create(run, effect, { ...limits, step, turnOf });
      }
      return 'done';
    }
    if ('insteadOf' in until) {
      const { nextNumber: id, nextMoment: timestamp } = work.game;
      work.emit('EffectBegan', 'followInstructions', {
        effect: {
          ...{ kind: 'insteadOfDraw', id, timestamp, thisTurn: thisTurn === true },
          ...{ seat: controller, source: run.source, ability: innerText(run, effect), bindings },
        },
      });
      return 'done';
    }
    const waits = { ...limits, step: null, turnOf: null };
    if ('trigger' in until) {
      const about = until.about === undefined ? {} : { about: referTo(work, until.about, run) };
      return create(run, effect, { ...waits, triggers: true, ...about });
    }
    const { when } = until;
    for (const object of objectsAmong(referTo(work, until.what, run))) {
      create(run, effect, { ...waits, watches: { when, object } });
    }
    return 'done';
  },
};
export default delay;

/** Who may pay so that it won't happen, and by which ability. */
function stoppedBy(run: Run, unless: EffectOf<'delay'>['unless']): Pick<DelayedAbility, 'unless'> {
  if (unless === undefined) return {};
  const [seat] = seatsAmong(referTo(run.work, unless.who, run));
  return seat === undefined ? {} : { unless: { seat, ability: innerCost(run, unless.pays) } };
}
