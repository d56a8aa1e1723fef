import { settleControl } from '../decide/happening/control.ts';
import { permanentsOf } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** 6ED Glossary: Exchange: if one of the two is not there any more, nothing happens to the other. */
const exchangeControl: Meaning<EffectOf<'exchangeControl'>> = {
  follow(run, effect) {
    const { work } = run;
    const [one] = permanentsOf(work, effect.of, run);
    const [other] = permanentsOf(work, effect.and, run);
    if (one === undefined || other === undefined) return 'done';
    const pairs = [
      { object: one, to: work.object(other).controller },
      { object: other, to: work.object(one).controller },
    ];
    for (const { object, to } of pairs) {
      const { nextNumber: id, nextMoment: timestamp } = work.game;
      const effectOn = { kind: 'control', id, timestamp, thisTurn: false, object, to } as const;
      work.emit('EffectBegan', 'exchange', { effect: effectOn });
    }
    settleControl(work);
    if (effect.as !== undefined) run.bind(effect.as, [one, other]);
    return 'done';
  },
};
export default exchangeControl;
