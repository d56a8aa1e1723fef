import type { StepOfTurn, TurnAction } from '../../rules/rules.ts';
import { manaTotal } from '@arbiter/cards';
import { opponentOf } from '../../state/basics.ts';
import type { TurnFrame } from '../../state/frames.ts';
import { settleControl } from '../control.ts';
import { propose } from '../changes.ts';
import { changesBy, stateBasedChanges } from '../state-based.ts';
import { stepTriggers } from '../triggers.ts';
import type { Work } from '../work.ts';
import { assignCombatDamage, anyFirstStrike } from './combat-damage-step.ts';
import { declareAttackers, declareBlockers } from './declare.ts';
import { discardToHandSize } from './hand-size.ts';
import type { StepAction } from './step-action.ts';
import { drawInDrawStep } from './draw-step.ts';
import { untapPermanents } from './untap.ts';

/**
 * Goes on with the turn: the actions of the step, one after the other, until somebody must decide or gets
 * priority; then the next step.
 */
export function advanceTurn(work: Work, frame: TurnFrame): void {
  const step = work.rules.turn[frame.step];
  let action = frame.action;
  for (;;) {
    const next = step?.actions[action];
    if (next === undefined) break;
    const outcome = ACTIONS[next](work, frame, action);
    if (outcome === 'waits' || work.game.outcome !== null) return;
    if (outcome === 'stepIsOver') {
      goOn(work, frame.step, step, true);
      return;
    }
    action += 1;
  }
  // 6ED 314.1c: somebody had priority in it, so another one of this step begins.
  if (step !== undefined && action === step.actions.length && repeats(step)) {
    beginStep(work, frame.step, step);
  } else goOn(work, frame.step, step);
}

const ACTIONS: Readonly<Record<TurnAction, StepAction>> = {
  untap: always(untapPermanents),
  draw: drawInDrawStep,
  declareAttackers,
  declareBlockers,
  combatDamage: assignCombatDamage,
  handSize: discardToHandSize,
  cleanUp: always((work) => {
    work.emit('TurnCleanedUp', 'cleanUp', {});
  }),
  window,
  windowIfNeeded(work, frame, action) {
    // 6ED 314.1c: otherwise nobody receives priority, and the step is over.
    if (stateBasedChanges(work).length === 0 && work.game.waiting.length === 0) return 'stepIsOver';
    return window(work, frame, action);
  },
};

/** The active player gets priority, by the rule of the step. */
function window(work: Work, { step }: TurnFrame, action: number): 'waits' {
  const topic = work.rules.turn[step]?.windowCites ?? 'priority';
  work.emit('PriorityReceived', topic, { seat: work.game.turn.active, action });
  return 'waits';
}

/** An action without choices. */
function always(act: (work: Work) => void): StepAction {
  return (work) => {
    act(work);
    return 'done';
  };
}

/** The step is over; the next one that takes place begins, or the next turn. */
function goOn(work: Work, from: number, step: StepOfTurn | undefined, cutShort = false): void {
  const next = nextStep(work, from, cutShort);
  const following = work.rules.turn[next];
  if (step !== undefined && following?.phase !== step.phase) {
    emptyPools(work);
    const ends = changesBy(work, work.rules.atEndOfPhases);
    if (ends.length > 0) propose(work, ends);
    if (work.game.outcome !== null) return;
  }
  if (following === undefined) {
    const { number, active } = work.game.turn;
    work.emit('TurnBegan', 'turnOrder', { number: number + 1, active: opponentOf(active) });
    return;
  }
  const skippedBy = skips(work, following);
  if (skippedBy !== null) {
    const facts = { step: following.name, index: next, source: skippedBy };
    work.emit('StepSkipped', skippedBy === 0 ? 'skipFirstDraw' : 'skip', facts);
    return;
  }
  beginStep(work, next, following);
}

function repeats(step: StepOfTurn): boolean {
  return step.actions.includes('windowIfNeeded');
}

function beginStep(work: Work, index: number, { name, phase, cites }: StepOfTurn): void {
  work.emit('StepBegan', cites, { step: name, phase, index });
  settleControl(work);
  stepTriggers(work, name);
}

/** The next step that takes place. Only where nobody was declared as an attacker is the attack cut short (6ED 308.4). */
function nextStep(work: Work, from: number, cutShort: boolean): number {
  const steps = work.rules.turn;
  const attackOver = cutShort && steps[from]?.withoutAttack === 'here';
  for (let next = from + 1; next < steps.length; next++) {
    const step = steps[next] as StepOfTurn;
    if (step.onlyIf === 'firstStrike' && !anyFirstStrike(work)) continue;
    if (step.onlyIf === 'attack' && work.game.turn.attacked !== true) continue;
    if (attackOver && step.withoutAttack === 'skipped') continue;
    return next;
  }
  return steps.length;
}

/** 6ED 300.4: mana left over at the end of a phase. */
function emptyPools(work: Work): void {
  const { active } = work.game.turn;
  for (const seat of [active, opponentOf(active)]) {
    const amount = manaTotal(work.game.players[seat].pool);
    if (amount === 0) continue;
    const { lifeLost } = work.rules.manaLeftOver(amount);
    work.emit('ManaBurned', 'manaEmpties', { seat, amount: lifeLost });
  }
}

/** Why a step is skipped: the object that says so, 0 for the rule about the first draw, `null` if it isn't. */
function skips(work: Work, step: StepOfTurn): number | null {
  if (!step.actions.includes('draw')) return null;
  const { number, active } = work.game.turn;
  if (number === 1 && active === work.game.startingPlayer) return 0;
  for (const { source, effect } of work.look().statics) {
    if ('skips' in effect && work.object(source).controller === active) return source;
  }
  return null;
}
