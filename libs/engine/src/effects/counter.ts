import type { Filter } from '@arbiter/cards';
import { arrivalOf } from '../decide/stack/enter.ts';
import { enterPlay } from '../decide/stack/leave.ts';
import type { Run } from '../decide/stack/run.ts';
import { atOnce } from '../decide/happening/triggers.ts';
import type { Arrival } from '../events.ts';
import { fits } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';
import { propose } from '../decide/happening/propose.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import { goesElsewhere } from '../replacing/goes-elsewhere.ts';
import type { ProposedChange } from '../state/changes.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** 6ED 414.1: an ability is no more; the spell goes from the stack to its owner's graveyard, or where the text sends it instead. */
const counter: Meaning<EffectOf<'counter'>> = {
  follow(run, { what, goes, putIntoPlay }) {
    const { work } = run;
    if (run.takeResult() !== null) return 'done';
    const objects = objectsAmong(referTo(work, what, run)).filter(
      (object) =>
        isAbility(work, object) || (work.isSpell(object) && !cantBeCountered(work, object)),
    );
    const arrivals = arrivalsOf(run, objects, putIntoPlay);
    if (arrivals === 'waits') return 'waits';
    for (const object of objects) {
      work.emit('StackItemCountered', 'counter', { object, by: run.source });
    }
    const rule = work.rules.cite.replacedEvent;
    atOnce(work, () => {
      for (const [object, arrival] of arrivals) {
        enterPlay(work, work.object(object), run.controller, 'effect', rule, arrival);
      }
    });
    const buried = objects.filter((object) => !arrivals.has(object));
    return propose(
      work,
      buried.map((object) => {
        const toGraveyard: ProposedChange = {
          change: { kind: 'putIntoGraveyard', object, cause: 'counter' },
          met: run.met,
          rule: work.rules.cite.counter,
        };
        return goes === undefined || isAbility(work, object)
          ? toGraveyard
          : goesElsewhere(work, toGraveyard, goes);
      }),
    );
  },
};
export default counter;

/** How the spells that come into play instead do so; what can't, stays a spell that goes to the graveyard. */
function arrivalsOf(
  run: Run,
  objects: readonly ObjectId[],
  kind: Filter | undefined,
): ReadonlyMap<ObjectId, Arrival> | 'waits' {
  const arrivals = new Map<ObjectId, Arrival>();
  if (kind === undefined) return arrivals;
  for (const id of objects) {
    const object = run.work.object(id);
    if (object.kind !== 'card' || !fits(run.work, kind, id, run)) continue;
    const arrival = arrivalOf(run, object, run.controller);
    if (arrival === 'waits') return 'waits';
    if (arrival !== 'stays' && arrival !== 'buried') arrivals.set(id, arrival);
  }
  return arrivals;
}

/** An activated or triggered ability on the stack. */
function isAbility(sight: Sight, id: ObjectId): boolean {
  const { kind, zone } = sight.object(id);
  return kind === 'ability' && zone === 'stack';
}

/** 6ED 412.3: what a spell says about being countered works while it is on the stack. */
function cantBeCountered(sight: Sight, id: ObjectId): boolean {
  return sight
    .printed(sight.object(id))
    .abilities.some(
      ({ ability }) => ability.kind === 'static' && 'cantBeCountered' in ability.effect,
    );
}
