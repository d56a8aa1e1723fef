import type { Reference } from '@arbiter/cards';
import { opponentOf, type ObjectId } from '../state/basics.ts';
import { propose } from '../decide/happening/propose.ts';
import { canBeToldApart } from '../replacing/arrange.ts';
import { someByLot } from '../decide/happening/by-lot.ts';
import { moveObject } from '../decide/happening/moves.ts';
import { objectsAmong, referTo, seatsAmong } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import { orderInLibrary } from '../decisions/order.ts';
import { programOf } from '../reading/program.ts';
import type { SettledOrder } from '../state/progress.ts';
import { shuffleLibrary } from '../decide/happening/shuffle.ts';
import { atOnce } from '../decide/happening/triggers.ts';
import type { EffectOf, Meaning } from './meaning.ts';
import type { Progress } from '../decide/progress.ts';
import type { Work } from '../decide/work.ts';
import type { Arrival } from '../events.ts';

/** Moves cards that are still where the text looks for them (6ED 410.10). */
const move: Meaning<EffectOf<'move'>> = {
  follow(
    run,
    { what, to, faceDown, knownToYou, bottom, atRandom, counters, linked, haunting, setAside },
  ) {
    const { work } = run;
    const rule = work.rules.cite[setAside === true ? 'setAside' : 'followInstructions'];
    if (to === 'graveyard') return bury(run, what, rule);
    const objects = stillThere(run, what);
    const isArranged = to === 'library' && atRandom !== true && !isShuffledNext(run);
    const orders = isArranged ? arrange(run, objects) : [];
    if (orders === 'waits') return 'waits';
    const [haunts] = haunting === undefined ? [] : objectsAmong(referTo(work, haunting, run));
    const arrival =
      faceDown === true ||
      bottom === true ||
      counters !== undefined ||
      linked !== undefined ||
      haunts !== undefined
        ? {
            ...(haunts === undefined ? {} : { haunts }),
            ...(linked === undefined ? {} : { exiledWith: run.source, link: linkOf(run, linked) }),
            ...(faceDown === true ? { faceDown } : {}),
            ...(knownToYou === true ? { knownTo: run.controller } : {}),
            ...(bottom === true ? { bottom } : {}),
            ...(counters === undefined ? {} : { counters }),
          }
        : undefined;
    atOnce(work, () => {
      // What is put under the library first lies higher than what follows.
      const order = atRandom === true ? shuffled(work, objects) : inOrder(objects, orders);
      for (const object of bottom === true ? order.toReversed() : order) {
        const hidden = setAside === true ? hiddenAside(work, object) : undefined;
        moveObject(
          work,
          object,
          to,
          'effect',
          rule,
          hidden === undefined ? arrival : { ...arrival, ...hidden },
        );
      }
    });
    return 'done';
  },
};
export default move;

/** The definition whose abilities find it (TSP 217.7d). */
const linkOf = ({ work, source, of }: Run, linked: true | 'object'): string =>
  linked === true ? of : work.object(source).name;

/** How a card lies that is set aside: as few may look at it as the edition says. */
function hiddenAside(work: Work, id: ObjectId): Arrival | undefined {
  const { zone, owner } = work.object(id);
  const seenBy = zone === null ? 'all' : work.rules.setAside(zone);
  if (seenBy === 'all') return undefined;
  return seenBy === 'owner' ? { faceDown: true, knownTo: owner } : { faceDown: true };
}

/** What is spoken of and has not moved, each once, however often it is named: "return this and target creature". */
function stillThere(run: Run, what: Reference): readonly ObjectId[] {
  const { work } = run;
  const objects = objectsAmong(referTo(work, what, run));
  return [...new Set(objects)].filter((object) => work.object(object).zone !== null);
}

/** The owner of several cards that go to the same library arranges them; the last one lies on top (6ED 217.2d). */
function arrange(run: Run, objects: readonly ObjectId[]): readonly SettledOrder[] | 'waits' {
  const { work } = run;
  const { active } = work.game.turn;
  let settled = run.progress('libraryOrder')?.settled ?? [];
  for (const seat of [active, opponentOf(active)]) {
    const own = objects.filter((id) => work.object(id).owner === seat);
    if (settled.some((one) => one.seat === seat) || !canBeToldApart(work, own)) continue;
    const order = run.answerTo(orderInLibrary);
    if (order === null) {
      run.proceed({ of: 'libraryOrder', settled, among: own });
      orderInLibrary.ask(work, seat, { of: 'library' });
      return 'waits';
    }
    settled = [...settled, { seat, order }];
  }
  return settled;
}

/** An order that is shuffled away at once makes no difference. */
function isShuffledNext({ work, frame, at }: Run): boolean {
  const next = programOf(work, frame)[at + 1];
  return next?.op === 'effect' && next.effect.do === 'shuffle';
}

/** As they were arranged, after those that nobody had to arrange. */
function inOrder(
  objects: readonly ObjectId[],
  orders: readonly SettledOrder[],
): readonly ObjectId[] {
  const arranged = orders.toSorted((a, b) => a.seat - b.seat).flatMap(({ order }) => order);
  return [...objects.filter((id) => !arranged.includes(id)), ...arranged];
}

/** In an order by lot; the last one needs none. */
function shuffled(work: Work, objects: readonly ObjectId[]): readonly ObjectId[] {
  const order = someByLot(work, objects, objects.length - 1);
  return [...order, ...objects.filter((one) => !order.includes(one))];
}

/** What goes to a graveyard may be sent elsewhere on its way (6ED 419.5). */
function bury(run: Run, what: Reference, rule: string): Progress {
  if (run.takeResult() !== null) return 'done';
  return propose(
    run.work,
    stillThere(run, what).map((object) => ({
      change: { kind: 'putIntoGraveyard', object, cause: 'effect' },
      met: run.met,
      rule,
    })),
  );
}

export function shuffle(run: Run, { who }: EffectOf<'shuffle'>): Progress {
  for (const seat of seatsAmong(referTo(run.work, who, run))) shuffleLibrary(run.work, seat);
  return 'done';
}
