import type { Arrival } from '../events.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import { orderOfTimestamps } from '../decisions/order.ts';
import { arrivalOf, choicesSoFar } from '../decide/stack/enter.ts';
import { bury, enterPlay } from '../decide/stack/leave.ts';
import { objectsAmong, referTo, seatsAmong } from '../reading/references.ts';
import { canEnchant } from '../sight/enchanting.ts';
import type { Run } from '../decide/stack/run.ts';
import type { GameObject } from '../state/objects.ts';
import type { Work } from '../decide/work.ts';
import { atOnce } from '../decide/happening/triggers.ts';
import { actorsOf } from './shared/actor.ts';
import { joinBlock } from './shared/join-block.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/**
 * Puts cards into play, all at once. What has to be chosen for each is chosen before; then the active player says in
 * which order they get their timestamps (6ED Glossary: Timestamp Order).
 */
const putIntoPlay: Meaning<EffectOf<'putIntoPlay'>> = {
  follow(run, { who, what, under, tapped, attacking, blocking, counters, on }) {
    const { work } = run;
    const [blocked] = blocking === undefined ? [] : objectsAmong(referTo(work, blocking, run));
    const [actor = run.controller] = actorsOf(run, who);
    const [given = actor] =
      under === undefined || under === 'owner' ? [] : seatsAmong(referTo(work, under, run));
    const controllerOf = (id: ObjectId): Seat =>
      under === 'owner' ? work.object(id).owner : given;
    const arrivals = new Map<ObjectId, Arrival>();
    const buried: GameObject[] = [];
    const together = objectsAmong(referTo(work, what, run));
    for (const id of together) {
      const object = work.object(id);
      const { zone } = object;
      // What is no card doesn't come back (TSP 217.7a).
      if (zone === null || zone === 'battlefield' || object.kind === 'token') continue;
      if (!work.printed(object).isPermanentCard) continue;
      const [host] = on === undefined ? [] : objectsAmong(referTo(work, on, run));
      // What can't be on it stays where it is (6ED 410.10).
      if (on !== undefined && (host === undefined || !canEnchant(work, id, controllerOf(id), host)))
        continue;
      const arrival = arrivalOf(run, object, controllerOf(id), host, together);
      if (arrival === 'waits') return 'waits';
      if (arrival === 'buried') buried.push(object);
      else if (arrival !== 'stays') {
        const more = counters === undefined ? {} : { counters };
        arrivals.set(
          id,
          tapped === true ? { ...arrival, ...more, tapped } : { ...arrival, ...more },
        );
      }
    }
    const order = orderOfArrival(run, [...arrivals.keys()]);
    if (order === null) return 'waits';
    atOnce(work, () => {
      for (const id of order) {
        const rule = work.rules.cite.followInstructions;
        const object = enterPlay(
          work,
          work.object(id),
          controllerOf(id),
          'effect',
          rule,
          arrivals.get(id),
        );
        if (attacking === true) joinAttack(work, object);
        if (blocked !== undefined) joinBlock(work, object, blocked);
      }
    });
    for (const object of buried) if (bury(run, object) === 'waits') return 'waits';
    return 'done';
  },
};
export default putIntoPlay;

/** What comes into play attacking does so only while there is an attack of its controller (TSP 502.43c). */
function joinAttack(work: Work, object: ObjectId): void {
  const { combat, turn } = work.game;
  if (combat === null || work.object(object).controller !== turn.active) return;
  if (work.isCreature(object)) work.emit('JoinedAttack', 'joinsAttack', { object });
}

/** `null` while the active player is asked; those that nobody could tell apart need no order. */
function orderOfArrival(run: Run, ids: readonly ObjectId[]): readonly ObjectId[] | null {
  const { work } = run;
  if (new Set(ids.map((id) => work.object(id).name)).size < 2) return ids;
  const order = run.answerTo(orderOfTimestamps);
  if (order === null) {
    run.proceed({ of: 'arrivalOrder', chosen: choicesSoFar(run), among: ids });
    orderOfTimestamps.ask(work, work.game.turn.active, { of: 'timestamps' });
  }
  return order;
}
