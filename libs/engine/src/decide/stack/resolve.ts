import type { TargetSpec } from '@arbiter/cards';
import { holds } from '../../reading/conditions.ts';
import { withLifeNow } from '../../paying/life-to-pay.ts';
import { timesOver } from '../../paying/times-over.ts';
import { amountNow } from '../../reading/amounts.ts';
import { referTo, seatsAmong } from '../../reading/references.ts';
import { may } from '../../decisions/may.ts';
import { programOf, textOnStack } from '../../reading/program.ts';
import { offer } from '../paying/offer.ts';
import type { Progress } from '../progress.ts';
import { Run } from './run.ts';
import { EFFECTS } from '../../effects/index.ts';
import type { Meaning } from '../../effects/meaning.ts';
import type { FollowedEffect } from '../../text/printed.ts';
import { dealCombatDamage } from '../happening/combat-damage.ts';
import { arrivalOf } from './enter.ts';
import { bury, enterPlay, leaveTheStack } from './leave.ts';
import { isLegalTarget } from '../../sight/targets.ts';
import { bindResult } from '../../reading/results.ts';
import {
  opponentOf,
  playerRef,
  type ObjectId,
  type Recipient,
  type Seat,
} from '../../state/basics.ts';
import type { ResolveFrame } from '../../state/frames.ts';
import type { Choices, GameObject, StackItem } from '../../state/objects.ts';
import type { Instruction } from '../../text/printed.ts';
import { NO_CHOICES } from '../../state/choices.ts';
import { propose } from '../happening/propose.ts';
import { stateTriggers } from '../happening/state-triggers.ts';
import { atOnce } from '../happening/triggers.ts';
import type { Work } from '../work.ts';
import { wouldHappen } from '../../replacing/would-happen.ts';

/** Resolves the top of the stack (6ED 413). */
export function resolveTop(work: Work): void {
  const { stack } = work.game;
  const object = work.object(stack[stack.length - 1] as ObjectId);
  const { id, controller } = object;
  const item = object.stack;
  const choices = item === null ? NO_CHOICES : legalChoices(work, object, item);
  if (choices === null) {
    counterForTargets(work, object);
    return;
  }
  const source = item?.source ?? id;
  const ability = item?.ability ?? null;
  const bindings = item?.bindings ?? {};
  const condition = ability === null ? null : work.cards.ability(ability).condition;
  const of = ability?.of;
  const text = { source, controller, bindings, choices, ...(of === undefined ? {} : { of }) };
  if (condition !== null && !holds(work, condition, text)) {
    // 6ED 410.8: checked again; not satisfied, the ability does nothing.
    work.emit('StackItemResolved', 'interveningIf', { object: id });
    return;
  }
  startResolving(work, {
    kind: 'resolve',
    object: id,
    source,
    controller,
    ability,
    at: 0,
    choices,
    bindings,
    answer: null,
  });
}

/** Follows a text from its frame, which is pushed only if something must be waited for. */
export function startResolving(work: Work, frame: ResolveFrame): Progress {
  return follow(new Run(work, frame, false));
}

/** Goes on with a text that waited. */
export function advanceResolve(work: Work, frame: ResolveFrame): void {
  follow(new Run(work, frame, true));
}

function follow(run: Run): Progress {
  const { work, frame } = run;
  const program = programOf(work, frame);
  const outer = work.beforeWaiting;
  try {
    while (run.at < program.length) {
      work.beforeWaiting = () => {
        run.save();
      };
      if (step(run, program[run.at] as Instruction) === 'waits') return 'waits';
      stateTriggers(work);
      if (work.game.outcome !== null) return 'waits';
    }
    if (frame.object === 0) {
      work.beforeWaiting = null;
      if (run.pushed) work.emit('FramePopped', 'followInstructions', {});
      return 'done';
    }
    work.beforeWaiting = () => {
      run.save();
    };
    return leaveTheStack(run);
  } finally {
    work.beforeWaiting = outer;
  }
}

/** Follows one instruction, and goes on to the next one or to where it leads. */
function step(run: Run, instruction: Instruction): Progress {
  const to = placeAfter(run, instruction);
  if (to === 'waits') return 'waits';
  run.goTo(to);
  return 'done';
}

/** @returns the place of the instruction that comes after this one. */
function placeAfter(run: Run, instruction: Instruction): number | 'waits' {
  const { work } = run;
  const next = run.at + 1;
  switch (instruction.op) {
    case 'effect':
      if (followed(run, instruction.effect) === 'waits') return 'waits';
      bindResult(instruction, run);
      return next;
    case 'jump':
      return instruction.to;
    case 'firstTurn':
      return turnOf(run, instruction, 0) ? next : instruction.to;
    case 'nextTurn':
      return turnOf(run, instruction, 1) ? instruction.to : next;
    case 'ask': {
      const accepted = run.answerTo(may);
      if (accepted !== null) return accepted ? next : instruction.to;
      const [seat] = seatsAmong(referTo(work, { bound: instruction.turn }, run)) as [Seat];
      may.ask(work, seat, { trigger: 0 }, 'choiceOnResolution');
      return 'waits';
    }
    case 'jumpUnless':
      return holds(work, instruction.condition, run) ? next : instruction.to;
    case 'forEach': {
      const one = run.nextOf(() => inTurnOrder(work, referTo(work, instruction.each, run)));
      if (one === null) return instruction.to;
      run.bind(instruction.as, one);
      return next;
    }
    case 'again':
      return instruction.to;
    case 'may': {
      const accepted = work.rules.optionalTriggers.asItResolves(() => run.answerTo(may));
      if (accepted === null) {
        const [seat] = seatsAmong(referTo(work, { bound: 'player' }, run)) as [Seat];
        may.ask(work, seat, { trigger: 0 });
        return 'waits';
      }
      return accepted ? next : instruction.to;
    }
    case 'offer': {
      const paid = run.takeResult();
      const [seat] = seatsAmong(referTo(work, instruction.who, run));
      if (paid === null && seat !== undefined) {
        const { times } = instruction;
        const pays = withLifeNow(work, instruction.pays, run);
        const cost = times === undefined ? pays : timesOver(pays, amountNow(work, times, run));
        offer(work, seat, run.source, cost);
        return 'waits';
      }
      // Where nobody is there who could pay, it isn't paid.
      return paid === true ? instruction.to : next;
    }
    case 'paid':
      return run.choices.paid === true ? instruction.to : next;
    case 'playLand': {
      const card = work.object(run.source);
      const arrival = arrivalOf(run, card, run.controller);
      if (arrival === 'waits') return 'waits';
      if (arrival === 'buried') return bury(run, card) === 'waits' ? 'waits' : next;
      const rule = work.rules.cite.playsLand;
      const how = arrival === 'stays' ? {} : arrival;
      atOnce(work, () => enterPlay(work, card, run.controller, 'play', rule, how));
      return next;
    }
    case 'combatDamage':
      if (run.takeResult() !== null) return next;
      return dealCombatDamage(work, run.frame.object) === 'done' ? next : 'waits';
  }
}

/** Players from the active one on (6ED 413.2d). */
function inTurnOrder({ game }: Work, all: readonly Recipient[]): readonly Recipient[] {
  const first = playerRef(game.turn.active);
  return all.includes(first) ? [first, ...all.filter((one) => one !== first)] : all;
}

/**
 * The first of some players, or the one after the player whose turn it is, gets a turn; the active one is first
 * (6ED 413.2d). @returns whether there is one
 */
function turnOf(
  run: Run,
  { of, turn }: Extract<Instruction, { readonly op: 'firstTurn' | 'nextTurn' }>,
  step: 0 | 1,
): boolean {
  const { work } = run;
  const { active } = work.game.turn;
  const named = seatsAmong(referTo(work, of, run));
  const seats = [active, opponentOf(active)].filter((seat) => named.includes(seat));
  const [last] = step === 0 ? [] : seatsAmong(referTo(work, { bound: turn }, run));
  const seat = last === undefined ? seats[0] : seats[seats.indexOf(last) + 1];
  if (seat === undefined || seats.length === 0) return false;
  const player = playerRef(seat);
  run.bind(turn, player);
  run.bind('player', player);
  return true;
}

/**
 * The choices less what has become illegal, or `null` if every target has (6ED 413.2a).
 */
function legalChoices(work: Work, object: GameObject, item: StackItem): Choices | null {
  const specs = textOnStack(work, object).targets;
  const from = { source: object.id, controller: object.controller };
  const legal = item.targets.map((group, spec) => {
    const use = specs[spec] as TargetSpec;
    return group.map((target) => isLegalTarget(work, use, target, from));
  });
  if (
    item.targets.some((group) => group.length > 0) &&
    !legal.some((group) => group.includes(true))
  ) {
    return null;
  }
  const kept = <T>(groups: readonly (readonly T[])[]): T[][] =>
    groups.map((group, spec) => group.filter((_, i) => legal[spec]?.[i] === true));
  return withTargets(item, kept(item.targets), kept(item.division));
}

function withTargets(
  { mode, x, buyback, times, paidWith, paid }: Choices,
  targets: Choices['targets'],
  division: Choices['division'],
): Choices {
  return {
    ...{ mode, x, targets, division, buyback },
    ...(times === undefined ? {} : { times }),
    ...(paidWith === undefined ? {} : { paidWith }),
    ...(paid === undefined ? {} : { paid }),
  };
}

function counterForTargets(work: Work, object: GameObject): void {
  const { id, stack } = object;
  const facts = { object: id, by: null };
  const next = work.rules.timing.actsAfter(work, id);
  work.emit('StackItemCountered', 'targetCheck', {
    ...facts,
    ...(stack?.triggered === true ? { triggered: true as const } : {}),
    ...(next === undefined ? {} : { next }),
  });
  const change = { kind: 'putIntoGraveyard', object: object.id, cause: 'counter' } as const;
  propose(work, [wouldHappen(change, work.rules.cite.targetCheck)]);
}

/** Does what the instruction says. @returns false if it waits for a choice */
function followed(run: Run, effect: FollowedEffect): Progress {
  const meaning: Meaning<FollowedEffect> = EFFECTS[effect.do];
  return meaning.follow(run, effect);
}
