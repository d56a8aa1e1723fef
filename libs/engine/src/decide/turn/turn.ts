import type { StepOfTurn, TurnAction } from '../../rules/rules.ts';
import { manaTotal } from '@arbiter/cards';
import { opponentOf } from '../../state/basics.ts';
import type { TurnFrame } from '../../state/frames.ts';
import { stateBasedChanges } from '../priority.ts';
import { stepTriggers } from '../triggers.ts';
import type { Work } from '../work.ts';
import { assignCombatDamage, anyFirstStrike } from './combat-damage-step.ts';
import { declareAttackers, declareBlockers } from './declare.ts';
import { cleanUp, discardToHandSize } from './cleanup.ts';
import { drawInDrawStep } from './draw-step.ts';
import { untapPermanents } from './untap.ts';

/** Goes on with the turn: the next action of the step, or the next step. */
export function advanceTurn(work: Work, frame: TurnFrame): void {
  const step = work.rules.turn[frame.step];
  const action = step?.actions[frame.action];
  if (action === undefined) endStep(work, frame, step);
  else ACTIONS[action](work, frame);
}

type Action = (work: Work, frame: TurnFrame) => void;

const ACTIONS: Readonly<Record<TurnAction, Action>> = {
  untap: done(untapPermanents),
  draw: done(drawInDrawStep),
  declareAttackers,
  declareBlockers,
  combatDamage: assignCombatDamage,
  handSize: discardToHandSize,
  cleanUp: done(cleanUp),
  window(work) {
    work.emit('PriorityReceived', 'priority', { seat: work.game.turn.active });
  },
  windowIfNeeded(work, frame) {
    if (stateBasedChanges(work).length > 0 || work.game.waiting.length > 0) {
      work.emit('PriorityReceived', 'cleanUpPriority', { seat: work.game.turn.active });
    } else {
      // 6ED 314.1c: nobody receives priority, and the step is over.
      work.emit('StepActionDone', 'cleanUp', { action: frame.action + 2 });
    }
  },
};

/** An action without choices. */
function done(act: (work: Work) => void): Action {
  return (work, frame) => {
    act(work);
    work.emit('StepActionDone', 'stepBegins', { action: frame.action + 1 });
  };
}

function endStep(work: Work, frame: TurnFrame, step: StepOfTurn | undefined): void {
  const steps = work.rules.turn;
  if (step !== undefined && frame.action === step.actions.length && repeats(step)) {
    // 6ED 314.1c: somebody had priority, so another one of this step begins.
    beginStep(work, frame.step, step);
    return;
  }
  const next = nextStep(work, frame.step);
  const following = steps[next];
  if (step !== undefined && following?.phase !== step.phase) emptyPools(work);
  if (work.game.outcome !== null) return;
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

function beginStep(work: Work, index: number, { name, phase }: StepOfTurn): void {
  work.emit('StepBegan', 'stepBegins', { step: name, phase, index });
  stepTriggers(work, name);
}

/** The next step that takes place. */
function nextStep(work: Work, from: number): number {
  const steps = work.rules.turn;
  const nobodyAttacks = work.game.combat !== null && work.game.combat.attackers.length === 0;
  const attackOver = steps[from]?.withoutAttack === 'here' && nobodyAttacks;
  for (let next = from + 1; next < steps.length; next++) {
    const step = steps[next] as StepOfTurn;
    if (step.onlyIf === 'firstStrike' && !anyFirstStrike(work)) continue;
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
