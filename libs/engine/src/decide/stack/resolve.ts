import type { TargetSpec } from '@arbiter/cards';
import { holds } from '../../reading/conditions.ts';
import { timesOver } from '../../paying/times-over.ts';
import { amountNow } from '../../reading/amounts.ts';
import { referTo, seatsAmong } from '../../reading/references.ts';
import { programOf, Run, textOnStack } from './run.ts';
import { followEffect } from '../../effects/index.ts';
import { dealCombatDamage } from '../happening/combat-damage.ts';
import { leaveTheStack } from './leave.ts';
import { isLegalTarget } from '../../sight/filters.ts';
import type { ObjectId, Seat } from '../../state/basics.ts';
import type { ResolveFrame } from '../../state/frames.ts';
import type { Choices, GameObject, StackItem } from '../../state/objects.ts';
import type { Instruction } from '../../text/printed.ts';
import { NO_CHOICES } from '../../state/choices.ts';
import { propose } from '../happening/propose.ts';
import { stateTriggers } from '../happening/triggers.ts';
import type { Work } from '../work.ts';
import { wouldHappen } from '../happening/would-happen.ts';

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
  if (condition !== null && !holds(work, condition, { source, controller, bindings, choices })) {
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

/**
 * Follows a text from its frame, which is pushed only if something must be waited for.
 * @returns whether it was followed to its end.
 */
export function startResolving(work: Work, frame: ResolveFrame): boolean {
  return follow(new Run(work, frame, false));
}

/** Goes on with a text that waited. */
export function advanceResolve(work: Work, frame: ResolveFrame): void {
  follow(new Run(work, frame, true));
}

function follow(run: Run): boolean {
  const { work, frame } = run;
  const program = programOf(work, frame);
  const outer = work.beforeWaiting;
  try {
    while (run.at < program.length) {
      work.beforeWaiting = () => {
        run.save();
      };
      if (!step(run, program[run.at] as Instruction)) return false;
      stateTriggers(work);
      if (work.game.outcome !== null) return false;
    }
    if (frame.object === 0) {
      work.beforeWaiting = null;
      if (run.pushed) work.emit('FramePopped', 'followInstructions', {});
      return true;
    }
    work.beforeWaiting = () => {
      run.save();
    };
    leaveTheStack(run);
    return true;
  } finally {
    work.beforeWaiting = outer;
  }
}

/** Follows one instruction. @returns false if it waits. */
function step(run: Run, instruction: Instruction): boolean {
  const { work } = run;
  switch (instruction.op) {
    case 'effect':
      if (!followEffect(run, instruction.effect)) return false;
      run.at += 1;
      return true;
    case 'jumpUnless':
      run.at = holds(work, instruction.condition, run) ? run.at + 1 : instruction.to;
      return true;
    case 'may': {
      const answer = run.takeAnswer();
      if (answer === null && work.rules.optionalTriggers.chosen === 'onResolution') {
        const [seat] = seatsAmong(referTo(work, { bound: 'player' }, run)) as [Seat];
        work.ask(seat, { kind: 'may', trigger: 0 }, 'optionalTrigger');
        return false;
      }
      run.at = answer === false ? instruction.to : run.at + 1;
      return true;
    }
    case 'offer': {
      const answer = run.takeAnswer();
      const [seat] = seatsAmong(referTo(work, instruction.who, run));
      if (answer === null && seat !== undefined) {
        work.push(
          {
            kind: 'pay',
            seat,
            object: run.source,
            cost:
              instruction.times === undefined
                ? instruction.pays
                : timesOver(instruction.pays, amountNow(work, instruction.times, run)),
            at: 0,
            payment: null,
            part: 0,
            answer: null,
          },
          'payOnResolution',
        );
        return false;
      }
      // Where nobody is there who could pay, it isn't paid.
      run.at = answer === true ? instruction.to : run.at + 1;
      return true;
    }
    case 'combatDamage': {
      if (run.takeAnswer() === null && !dealCombatDamage(work, run.frame.object)) return false;
      run.at += 1;
      return true;
    }
  }
}

/**
 * The choices less what has become illegal, or `null` if every target has (6ED 413.2a).
 */
function legalChoices(work: Work, object: GameObject, item: StackItem): Choices | null {
  const specs = textOnStack(work, object).targets;
  const from = { source: object.id, controller: object.controller };
  const legal = item.targets.map((group, spec) => {
    const { what } = specs[spec] as TargetSpec;
    return group.map((target) => isLegalTarget(work, what, target, from));
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
  { mode, x, buyback, times }: Choices,
  targets: Choices['targets'],
  division: Choices['division'],
): Choices {
  const choices = { mode, x, targets, division, buyback };
  return times === undefined ? choices : { ...choices, times };
}

function counterForTargets(work: Work, object: GameObject): void {
  const { id, stack } = object;
  const facts = { object: id, by: null };
  work.emit(
    'StackItemCountered',
    'targetCheck',
    stack?.triggered === true ? { ...facts, triggered: true } : facts,
  );
  const change = { kind: 'putIntoGraveyard', object: object.id, cause: 'counter' } as const;
  propose(work, [wouldHappen(change, work.rules.cite.targetCheck)]);
}
