import { propose } from '../decide/happening/propose.ts';
import { amountNow } from '../reading/amounts.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import type { ProposedChange } from '../state/changes.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Both powers are counted before either deals, and all of the damage is dealt at once. */
const fight: Meaning<EffectOf<'fight'>> = {
  follow(run, { of, and }) {
    if (run.takeResult() !== null) return 'done';
    const { work } = run;
    const rule = work.rules.cite.followInstructions;
    const changes = [
      [of, and],
      [and, of],
    ].flatMap(([by = of, at = and]): ProposedChange[] => {
      const [source] = objectsAmong(referTo(work, by, run));
      const [to] = objectsAmong(referTo(work, at, run));
      const amount = amountNow(work, { powerOf: by }, run);
      // Damage to what is not there is not dealt (6ED 416.3), and damage of 0 is none (6ED 410.7).
      if (source === undefined || to === undefined || amount <= 0 || !work.inPlay(to)) return [];
      return [
        { change: { kind: 'damage', source, to, amount, combat: false }, met: run.met, rule },
      ];
    });
    return propose(work, changes);
  },
};
export default fight;
