import type { StepOfTurn, TurnAction } from '../../rules/rules.ts';
import type { TurnFrame } from '../../state/frames.ts';
import type { Turn } from '../../state/game.ts';
import { outsideOfSeries } from '../../state/series.ts';
import { settleControl } from '../happening/control.ts';
import { stateBasedChanges } from '../happening/state-based.ts';
import { endTriggers, stepTriggers } from '../happening/step-triggers.ts';
import type { Work } from '../work.ts';
import { assignCombatDamage, anyFirstStrike } from './combat-damage-step.ts';
import { declareAttackers, declareBlockers } from './declare.ts';
import { discardToHandSize } from './hand-size.ts';
import type { StepAction } from './step-action.ts';
import { beginNextTurn } from './next-turn.ts';
import { endEffects, endOfPhase } from './phase-end.ts';
import { FIRST_DRAW, skipOfStep, useUp } from './skips.ts';
import { phasePermanents } from './phasing.ts';
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
  // What untaps may have to be chosen after it; it is not done again then (6ED 302.1).
  phasing(work, { answer }) {
    if (answer === null) phasePermanents(work);
    return 'done';
  },
  untapWindow(work, { answer }) {
    const { turn, players, stack } = work.game;
    // Nobody is asked there who has not said so: what mana made then is for can hardly be thought of.
    const isWanted = players[turn.active].stops.own.includes('untap');
    if (answer !== null || !isWanted) return 'done';
    const window = { for: 'untap', base: stack.length } as const;
    work.push({ kind: 'priority', seat: turn.active, passes: 0, window }, 'untap');
    return 'waits';
  },
  untap: untapPermanents,
  draw: (work, frame, action) => work.rules.drawStep(work, frame, action),
  declareAttackers,
  declareBlockers,
  combatDamage: assignCombatDamage,
  handSize: discardToHandSize,
  cleanUp: always((work) => {
    work.emit('TurnCleanedUp', 'cleanUp', {});
  }),
  window,
  series,
  endSeries(work) {
    endTriggers(work);
    return outsideOfSeries(work.game).length === 0 ? 'done' : series(work);
  },
  windowIfNeeded(work, frame, action) {
    // 6ED 314.1b: control that lasted until end of turn ends here, which may have something triggered.
    settleControl(work);
    // 6ED 314.1c: otherwise nobody receives priority, and the step is over.
    if (stateBasedChanges(work).length === 0 && work.game.waiting.length === 0) return 'stepIsOver';
    return window(work, frame, action);
  },
};

/** What has triggered is played, one after the other, and nobody plays anything else. */
function series(work: Work): 'waits' {
  const { turn, stack } = work.game;
  const window = { for: 'series', base: stack.length } as const;
  work.push({ kind: 'priority', seat: turn.active, passes: 0, window }, 'triggerOrder');
  return 'waits';
}

/** The active player gets priority, by the rule of the step. */
function window(work: Work, { step }: TurnFrame, action: number): 'waits' {
  const topic = work.rules.turn[step]?.windowCites ?? 'priority';
  const rule = work.rules.cite[topic];
  work.record({ type: 'PriorityReceived', rule, seat: work.game.turn.active, action });
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
function goOn(work: Work, ended: number, step: StepOfTurn | undefined, cutShort = false): void {
  const { extraSteps = NO_STEPS, afterSteps } = work.game.turn;
  const from = afterSteps ?? ended;
  // TSP 300.8: what was added after this step comes first.
  if (extraSteps.length > 0) {
    const [extraStep, ...stepsLeft] = extraSteps;
    const index = work.rules.turn.findIndex(({ name }) => name === extraStep);
    enter(work, index, false, { stepsLeft, afterSteps: from });
    return;
  }
  const next = nextStep(work, from, cutShort);
  const following = work.rules.turn[next];
  const ends = following?.phase !== step?.phase;
  if (step !== undefined && ends) {
    endOfPhase(work, step.phase);
    if (work.game.outcome !== null) return;
  }
  const extraPhase = ends ? work.game.turn.extraPhases?.[0] : undefined;
  if (extraPhase !== undefined) {
    const resumeAt = work.game.turn.resumeAt ?? next;
    enter(work, firstStepOf(work, extraPhase), true, { resumeAt });
  } else if (ends && work.game.turn.resumeAt !== undefined) {
    enter(work, work.game.turn.resumeAt, true, { resumed: true });
  } else enter(work, next, ends);
}

const NO_STEPS: readonly string[] = [];

/** Of a step that begins a phase that was added, or the one at which the turn goes on after such phases. */
interface Added {
  readonly resumeAt?: number;
  readonly resumed?: true;
  /** Of a step that was added: those still to come, and the one after which the phase goes on. */
  readonly stepsLeft?: readonly string[];
  readonly afterSteps?: number;
}

/** The step begins, unless it is skipped; beyond the last one, the next turn. */
function enter(work: Work, index: number, beginsPhase: boolean, added?: Added): void {
  const step = work.rules.turn[index];
  if (step === undefined) {
    beginNextTurn(work);
    return;
  }
  const skip = skipOfStep(work, step, beginsPhase);
  if (skip === null) {
    beginStep(work, index, step, added);
    return;
  }
  useUp(work, skip);
  const whole = beginsPhase && step.phase === 'combat';
  const facts = {
    step: whole ? step.phase : step.name,
    index: whole ? lastStepOf(work, index) : index,
    source: skip.source,
    ...added,
  };
  work.emit('StepSkipped', skip === FIRST_DRAW ? 'skipFirstDraw' : 'skip', facts);
}

/** Where the attack lies inside the main phase, that is the phase of combat, and what goes on after it the one after combat. */
function firstStepOf({ rules: { turn } }: Work, phase: string): number {
  const named = turn.findIndex((step) => step.phase === phase);
  if (named >= 0) return named;
  return phase === 'combat'
    ? turn.findIndex(({ actions }) => actions.includes('declareAttackers'))
    : turn.findLastIndex(({ main }) => main === true);
}

function lastStepOf(work: Work, first: number): number {
  const { turn } = work.rules;
  const phase = turn[first]?.phase;
  let last = first;
  while (turn[last + 1]?.phase === phase) last += 1;
  return last;
}

function repeats(step: StepOfTurn): boolean {
  return step.actions.includes('windowIfNeeded');
}

function beginStep(
  work: Work,
  index: number,
  { name, phase, cites }: StepOfTurn,
  added?: Added,
): void {
  // What nobody could play in the phase that is over is not played any more (5ED Series and Batches.10).
  for (const { id, inPhase } of work.game.waiting) {
    if (inPhase === true) work.emit('TriggerHandled', 'phaseDuty', { trigger: id, object: null });
  }
  const at = work.events.length;
  const rule = work.rules.cite[cites];
  const begun = { type: 'StepBegan', rule, step: name, phase, index } as const;
  work.record(added === undefined ? begun : { ...begun, ...added });
  const { active } = work.game.turn;
  const begins = (step: string): boolean => step === name || (index === 0 && step === 'turn');
  endEffects(work, (until) => 'step' in until && begins(until.step) && until.of === active);
  settleControl(work);
  stepTriggers(work, at, name, index === 0);
}

/** The next step that takes place. Only where nobody was declared as an attacker is the attack cut short (6ED 308.4). */
function nextStep(work: Work, from: number, cutShort: boolean): number {
  const steps = work.rules.turn;
  const attackOver = cutShort && steps[from]?.withoutAttack === 'here';
  for (let next = from + 1; next < steps.length; next++) {
    const step = steps[next] as StepOfTurn;
    if (step.onlyIf === 'firstStrike' && !anyFirstStrike(work)) continue;
    if (step.onlyIf === 'attack' && !isAttackMeant(work.game.turn)) continue;
    if (attackOver && step.withoutAttack === 'skipped') continue;
    return next;
  }
  return steps.length;
}

/** An attack was announced, or an effect has added one. */
const isAttackMeant = ({ attacked, resumeAt }: Turn): boolean =>
  attacked === true || resumeAt !== undefined;
