import type { Reference } from '@arbiter/cards';
import { opponentOf, type ObjectId, type Seat } from '../state/basics.ts';
import { propose } from '../decide/happening/propose.ts';
import { canBeToldApart } from '../decide/happening/arrange.ts';
import { moveObject } from '../decide/happening/moves.ts';
import { objectsAmong, referTo } from '../reading/references.ts';
import { programOf, type Run } from '../decide/stack/run.ts';
import { atOnce } from '../decide/happening/triggers.ts';
import type { EffectOf, Meaning } from './meaning.ts';

/** Moves cards that are still where the text looks for them (6ED 410.10). */
const move: Meaning<EffectOf<'move'>> = {
  follow(run, { what, to, faceDown, as }) {
    const { work } = run;
    const rule = work.rules.cite.followInstructions;
    if (to === 'graveyard') return bury(run, what, rule);
    const objects = objectsAmong(referTo(work, what, run));
    if (to === 'library' && !isShuffledNext(run) && !arrangedForLibrary(run, objects)) return false;
    const arrival = faceDown === true ? { faceDown } : undefined;
    atOnce(work, () => {
      for (const object of inOrder(run, objects)) {
        if (work.object(object).zone === null) continue;
        const moved = moveObject(work, object, to, 'effect', rule, arrival);
        if (as !== undefined) run.bind(as, moved);
      }
    });
    return true;
  },
};
export default move;

/** Whoever owns several cards that go to the same library arranges them; the last one lies on top (6ED 217.2d). */
function arrangedForLibrary(run: Run, objects: readonly ObjectId[]): boolean {
  const { work } = run;
  const { active } = work.game.turn;
  for (const seat of [active, opponentOf(active)]) {
    const own = objects.filter((id) => work.object(id).owner === seat);
    if (run.bindings[orderKey(seat)] !== undefined || !canBeToldApart(work, own)) continue;
    const answer = run.takeAnswer();
    if (answer === null) {
      run.bind('arriving', own);
      work.ask(seat, { kind: 'order', of: 'library' }, 'libraryOrder');
      return false;
    }
    run.bind(orderKey(seat), answer as readonly ObjectId[]);
  }
  return true;
}

/** An order that is shuffled away at once makes no difference. */
function isShuffledNext({ work, frame, at }: Run): boolean {
  const next = programOf(work, frame)[at + 1];
  return next?.op === 'effect' && next.effect.do === 'shuffle';
}

function inOrder({ bindings }: Run, objects: readonly ObjectId[]): readonly ObjectId[] {
  const orders = ([0, 1] as const).flatMap((seat) => {
    const order = bindings[orderKey(seat)];
    return Array.isArray(order) ? (order as readonly ObjectId[]) : [];
  });
  return [...objects.filter((id) => !orders.includes(id)), ...orders];
}

const orderKey = (seat: Seat): string => `order of ${seat}`;

/** What goes to a graveyard may be sent elsewhere on its way (6ED 419.5). */
function bury(run: Run, what: Reference, rule: string): boolean {
  if (run.takeAnswer() !== null) return true;
  const { work } = run;
  const objects = objectsAmong(referTo(work, what, run)).filter(
    (object) => work.object(object).zone !== null,
  );
  return propose(
    work,
    objects.map((object) => ({
      change: { kind: 'putIntoGraveyard', object, cause: 'effect' },
      met: run.met,
      rule,
    })),
  );
}
