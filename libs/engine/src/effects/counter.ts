import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';
import { propose } from '../decide/happening/propose.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import { goesElsewhere } from '../replacing/goes-elsewhere.ts';
import type { ProposedChange } from '../state/changes.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** 6ED 414.1: the spell goes from the stack to its owner's graveyard, or where the text sends it instead. */
const counter: Meaning<EffectOf<'counter'>> = {
  follow(run, { what, goes }) {
    const { work } = run;
    if (run.takeResult() !== null) return 'done';
    const objects = objectsAmong(referTo(work, what, run)).filter(
      (object) => work.isSpell(object) && !cantBeCountered(work, object),
    );
    for (const object of objects) {
      work.emit('StackItemCountered', 'counter', { object, by: run.source });
    }
    return propose(
      work,
      objects.map((object) => {
        const buried: ProposedChange = {
          change: { kind: 'putIntoGraveyard', object, cause: 'counter' },
          met: run.met,
          rule: work.rules.cite.counter,
        };
        return goes === undefined ? buried : goesElsewhere(work, buried, goes);
      }),
    );
  },
};
export default counter;

/** 6ED 412.3: what a spell says about being countered works while it is on the stack. */
function cantBeCountered(sight: Sight, id: ObjectId): boolean {
  return sight
    .printed(sight.object(id))
    .abilities.some(
      ({ ability }) => ability.kind === 'static' && 'cantBeCountered' in ability.effect,
    );
}
