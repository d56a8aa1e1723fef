import { atOnce } from '../decide/happening/triggers.ts';
import { amountNow } from '../reading/amounts.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import { FACE_DOWN, isFaceDown } from '../state/face-down.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** What each copies is what the other was printed as or copied itself (TSP 503.2, 503.3). */
const createCopies: Meaning<EffectOf<'createCopies'>> = {
  follow(run, { of, amount = 1 }) {
    const { work, controller: owner } = run;
    const count = amountNow(work, amount, run);
    const names = objectsAmong(referTo(work, of, run)).map((id) => {
      const copied = work.object(id);
      return isFaceDown(copied) ? FACE_DOWN.name : copied.name;
    });
    atOnce(work, () => {
      for (const token of names) {
        for (let made = 0; made < count; made++) {
          work.emit('TokenCreated', 'copyPermanent', { object: work.nextObject(), token, owner });
        }
      }
    });
    return 'done';
  },
};
export default createCopies;
