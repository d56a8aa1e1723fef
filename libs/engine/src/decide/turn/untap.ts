import { chooseToStayTapped, chooseToUntap } from '../../decisions/choose/untap.ts';
import { answerTo } from '../../decisions/decision.ts';
import type { ObjectId } from '../../state/basics.ts';
import { nextUntapChoice, wouldUntap } from '../../statics/untap-choices.ts';
import { untapsBeside } from '../../statics/untaps-also.ts';
import { moveObject } from '../happening/moves.ts';
import { atOnce } from '../happening/triggers.ts';
import type { Work } from '../work.ts';
import type { StepAction } from './step-action.ts';

/**
 * 6ED 302.1: the active player determines what untaps, as far as there is something to choose, and all of it untaps at
 * once, but what an effect holds down.
 */
export const untapPermanents: StepAction = (work, frame) => {
  const { active } = work.game.turn;
  let { answer } = frame;
  for (;;) {
    const open = nextUntapChoice(work, active);
    if (open === null) break;
    const { purpose, from } = open;
    const asked = purpose === 'untap' ? chooseToUntap : chooseToStayTapped;
    const chosen = answerTo({ answer }, asked.decision);
    if (chosen === null) {
      asked.ask(work, active);
      return 'waits';
    }
    answer = null;
    keepTapped(
      work,
      from.filter((id) => chosen.includes(id) === (purpose === 'stayTapped')),
    );
    // Nothing else is chosen after that.
    if (purpose === 'stayTapped') break;
  }
  untapNow(work);
  return 'done';
};

/** They stay tapped in this step alone. */
function keepTapped(work: Work, objects: readonly ObjectId[]): void {
  for (const object of objects) {
    const { nextNumber: id, nextMoment: timestamp } = work.game;
    work.emit('EffectBegan', 'untap', {
      effect: { kind: 'keptTapped', id, timestamp, thisTurn: false, object },
    });
  }
}

function untapNow(work: Work): void {
  const { active } = work.game.turn;
  const returning = work.game.effects.flatMap((effect) =>
    effect.kind === 'returnsInUntap' && effect.seat === active ? [effect] : [],
  );
  for (const { id: effect } of returning) work.emit('EffectEnded', 'untap', { effect });
  const objects = [...wouldUntap(work, active), ...untapsBeside(work, active)];
  const passed = work.game.effects.filter(
    (effect) =>
      effect.kind === 'keptTapped' && effect.asLongAs === undefined && isOver(work, effect.object),
  );
  for (const { id: effect } of passed) work.emit('EffectEnded', 'untap', { effect });
  const back = [...new Set(returning.map(({ object }) => object))].filter((id) => work.inPlay(id));
  const left = objects.filter((id) => !back.includes(id));
  if (left.length + back.length === 0) return;
  atOnce(work, () => {
    if (left.length > 0) work.emit('PermanentsUntapped', 'untap', { objects: left });
    for (const id of back) moveObject(work, id, 'hand', 'effect', work.rules.cite.untap);
  });
}

/** Whether what kept a permanent tapped has done so: in its controller's untap step, or because it is gone. */
function isOver(work: Work, object: ObjectId): boolean {
  return !work.inPlay(object) || work.object(object).controller === work.game.turn.active;
}
