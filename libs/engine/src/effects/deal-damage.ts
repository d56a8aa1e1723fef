import { isPlayer } from '../state/basics.ts';
import type { DamageChange, ProposedChange } from '../state/changes.ts';
import { propose } from '../decide/happening/propose.ts';
import { amountNow } from '../reading/amounts.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** All of it at once; divided damage as it was announced, even if a target has become illegal since (6ED 409.1e, 413.2a). */
const dealDamage: Meaning<EffectOf<'dealDamage'>> = {
  follow(run, effect) {
    if (run.takeResult() !== null) return 'done';
    const { work } = run;
    const by = effect.by === undefined ? [run.source] : objectsAmong(referTo(work, effect.by, run));
    const [source] = by;
    // What is not there deals none.
    if (source === undefined) return 'done';
    const rule = work.rules.cite.followInstructions;
    const to = referTo(work, effect.to, run);
    const amountOf = (i: number): number =>
      effect.divided !== undefined
        ? (run.choices.division.flat()[i] ?? 0)
        : amountNow(work, effect.amount, run);
    const changes = to.flatMap((recipient, i): ProposedChange[] => {
      const amount = amountOf(i);
      // Damage to what is not there is not dealt (6ED 416.3), and damage of 0 is none (6ED 410.7).
      if (amount <= 0 || !(isPlayer(recipient) || work.inPlay(recipient))) return [];
      const change: DamageChange = {
        ...{ kind: 'damage', source, to: recipient, amount, combat: false },
        ...(effect.cantBePrevented === true ? { cantBePrevented: true } : {}),
        ...(source === run.source && run.sourceWas ? { sourceWas: run.sourceWas } : {}),
      };
      return [{ change, met: run.met, rule }];
    });
    return propose(work, changes);
  },
};
export default dealDamage;
