import type { CommandBody } from '../commands.ts';
import type { Recipient } from '../state/basics.ts';
import type { Answer } from '../state/decisions.ts';
import type { AnnouncedChoices } from '../state/frames.ts';
import type { LegalCommand, Plan } from './legal.ts';
import { admits, type OptionSpace } from '../spaces/index.ts';

/**
 * Whether a command is one of the ways to do what is offered. Nothing is listed: each choice is tested against its space, so
 * the size of the table doesn't matter. What an announcement leaves out may be anything; how it is paid doesn't count.
 */
export function offers(offer: LegalCommand, command: CommandBody): boolean {
  switch (command.type) {
    case 'Pass':
    case 'AnnounceAttack':
    case 'DiscloseSecret':
      return offer.type === command.type;
    case 'PlayLand':
      return (
        offer.type === 'PlayLand' &&
        offer.object === command.object &&
        offer.allowedBy === command.allowedBy
      );
    case 'CastSpell':
      return (
        offer.type === 'CastSpell' &&
        offer.object === command.object &&
        offer.plans.some((plan) => allows(plan, command))
      );
    case 'ActivateAbility':
      return (
        offer.type === 'ActivateAbility' &&
        offer.object === command.object &&
        offer.ability === command.ability &&
        offer.plans.some((plan) => allows(plan, command))
      );
    case 'DeclareAttackers':
      return offer.type === 'DeclareAttackers' && admits(offer.space, command.attackers);
    case 'DeclareBlockers':
      return offer.type === 'DeclareBlockers' && admits(offer.space, command.blocks);
    case 'Choose':
      return offer.type === 'Choose' && answers(offer, command.answer);
    case 'TakeBack':
      return (
        offer.type === 'TakeBack' &&
        command.keep.length <= offer.played.length - (offer.least ?? 0) &&
        command.keep.every((object) => offer.played.includes(object))
      );
    default:
      return false;
  }
}

/** Paying on resolution may be declined; `true` pays in whatever way is found. */
function answers(
  { kind, space }: Extract<LegalCommand, { type: 'Choose' }>,
  answer: Answer,
): boolean {
  if (kind === 'pay' && answer === false) return true;
  return space.shape === 'payment' && answer === true ? space.test({}) : admits(space, answer);
}

function allows(
  plan: Plan,
  { mode, x, alternative, buyback, targets, division }: AnnouncedChoices,
): boolean {
  return (
    (mode === undefined || mode === plan.mode) &&
    (alternative ?? 0) === plan.alternative &&
    (buyback ?? false) === plan.buyback &&
    (x === undefined || admits({ shape: 'number', ...plan.x }, x)) &&
    (targets === undefined ||
      (targets.length === plan.targets.length &&
        targets.every((group, spec) => allowsGroup(plan, spec, group, division?.[spec]))))
  );
}

/** The targets of one use of the word, with what each of them gets where an amount is divided (6ED 409.1e). */
function allowsGroup(
  { targets, division }: Plan,
  spec: number,
  group: readonly Recipient[],
  amounts: readonly number[] = [],
): boolean {
  const space = targets[spec] as Plan['targets'][number];
  if (!admits(space, group)) return false;
  if (division?.spec !== spec) return true;
  const { total } = division;
  // A single target gets everything without being told.
  const given = group.length === 1 && amounts.length === 0 ? [total] : amounts;
  const among: OptionSpace = { shape: 'division', total, among: space.from, least: 1, all: false };
  return (
    given.length === group.length &&
    admits(
      among,
      group.map((target, i) => [target, given[i]]),
    )
  );
}
