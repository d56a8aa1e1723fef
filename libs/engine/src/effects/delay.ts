import { objectsAmong, referTo } from '../reading/references.ts';
import { opponentOf } from '../state/basics.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import { create, innerText } from './shared/delayed.ts';

/** It refers to the very permanents that it was made for, whatever becomes of them (6ED 406.2c, 406.2d). */
const delay: Meaning<EffectOf<'delay'>> = {
  follow(run, { until, effect, every, thisTurn }) {
    const { work, controller } = run;
    const bindings = { ...run.bindings, target: run.choices.targets.flat() };
    const limits = {
      bindings,
      ...(every === undefined ? {} : { every }),
      ...(thisTurn === undefined ? {} : { thisTurn }),
    };
    if ('step' in until) {
      const { step, of } = until;
      const turnOf = of === undefined ? null : of === 'you' ? controller : opponentOf(controller);
      return create(run, effect, { ...limits, step, turnOf });
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
