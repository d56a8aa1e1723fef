/** What permanents cost in a phase (4ED phases.7, 5ED Phase Structure.11). */
import type { Amount } from '@arbiter/cards';
import { keyInPhase } from '../state/ability-key.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import type { WaitingTrigger } from '../state/effects.ts';
import type { CompiledAbility, Instruction } from '../text/printed.ts';
import type { Sight } from './sight.ts';
import { endOfStep } from './step-now.ts';

/** Whether a phase cost of the permanent is yet to be settled (4ED phases.7, 5ED Phase Structure.11). */
export function owesPhaseCost(sight: Sight, id: ObjectId): boolean {
  if (sight.rules.phaseAbilities.playedIn.length === 0) return false;
  const { waiting, stack } = sight.game;
  if (waiting.some((one) => isOfPhase(one) && one.source === id && owes(sight, one))) return true;
  if (owesAtTheEnd(sight, id)) return true;
  return stack.some((on) => {
    const item = sight.object(on).stack;
    if (item === null || item.source !== id || item.ability === null) return false;
    if (sight.rules.phaseCostSettled(item.paid)) return false;
    const ability = sight.cards.ability(item.ability);
    return ability.trigger?.when === 'step begins' && isCost(ability);
  });
}

const isOfPhase = ({ inPhase, inSeries }: WaitingTrigger): boolean =>
  inPhase === true || inSeries === true;

/** Whether one of its phase costs comes at the end of this step, and has not come yet. */
function owesAtTheEnd(sight: Sight, id: ObjectId): boolean {
  const end = endOfStep(sight);
  if (end === undefined || !sight.inPlay(id)) return false;
  const { active, inPhase = [] } = sight.game.turn;
  return sight
    .abilities(id)
    .some(
      (ability) =>
        isCost(ability) &&
        ability.trigger?.when === 'step begins' &&
        ability.trigger.step === end &&
        (ability.trigger.whose !== 'you' || sight.object(id).controller === active) &&
        !inPhase.includes(keyInPhase({ source: id, ability: ability.ref })),
    );
}

/** Whether they become one: both are phase costs, or both are paid to untap. */
const areOfAKind = (one: CompiledAbility, other: CompiledAbility): boolean =>
  isUntapCost(one) ? isUntapCost(other) : isCost(one) && isCost(other);

/** Whether it is one with a cost of its source that comes at the end of the step, and is played then (5ED Phase Structure.14). */
export function waitsForTheEnd(sight: Sight, { source, ability: ref }: WaitingTrigger): boolean {
  const ability = sight.cards.ability(ref);
  const end = endOfStep(sight);
  if (end === undefined || !isPaidAsPlayed(sight, ability)) return false;
  return sight
    .abilities(source)
    .some(
      (other) =>
        isPaidAsPlayed(sight, other) &&
        other.trigger?.when === 'step begins' &&
        other.trigger.step === end &&
        areOfAKind(other, ability),
    );
}

const owes = (sight: Sight, { ability }: WaitingTrigger): boolean =>
  isCost(sight.cards.ability(ability));

/** Whether it is a phase cost: one that is paid so that something does not happen, or else happens. */
export const isCost = (ability: CompiledAbility): boolean =>
  ability.program.some(isDemand) && !isUntapCost(ability);

/** Whether something else is done by whoever doesn't pay; what one merely may pay for is no cost (5ED Phase Structure.7). */
const isDemand = (step: Instruction, at: number, program: readonly Instruction[]): boolean => {
  const next = program[at + 1];
  return step.op === 'offer' && next !== undefined && next.op !== 'jump' && at + 1 !== step.to;
};

/** Whether it is no more than an offer, to untap or of something else: nobody has to play it (5ED Phase Structure.4). */
export const isOptional = (ability: CompiledAbility): boolean =>
  isUntapCost(ability) || (firstDone(ability)?.op === 'offer' && !isCost(ability));

/** What it does first, but for the choice of what is then paid for. */
const firstDone = ({ program }: CompiledAbility): Instruction | undefined =>
  program.find((step) => step.op !== 'effect' || step.effect.do !== 'choose');

const isOffer = ({ program }: CompiledAbility): boolean => program.some(({ op }) => op === 'offer');

/** Whether it pays for untapping and does nothing else: as often as one likes (4ED phases.8, 5ED Upkeep.2). */
export function isUntapCost(ability: CompiledAbility): boolean {
  const effects = ability.program.flatMap((step) => (step.op === 'effect' ? [step.effect] : []));
  return (
    isOffer(ability) && effects.length > 0 && effects.every(({ do: word }) => word === 'untap')
  );
}

/**
 * Whether it is paid, or not, as it is played (5ED Phase Structure.10): it asks its player, for one thing or else for
 * another, whatever has become of other things, and does nothing before that but count how often it was due.
 */
export function isPaidAsPlayed(sight: Sight, ability: CompiledAbility): boolean {
  const { program, condition, may, modes } = ability;
  if (!sight.rules.announcement.includes('phaseCost')) return false;
  if (ability.trigger?.when !== 'step begins' || condition !== null || may !== null) return false;
  const offers = offersOf(ability);
  const before = program.slice(
    0,
    program.findIndex((step) => step.op === 'offer'),
  );
  const who = isOfWhosePhase(ability) ? 'event' : 'you';
  return (
    modes === undefined &&
    offers.length > 0 &&
    offers.length === program.filter(({ op }) => op === 'offer').length &&
    offers.every((one) => one.who === who && one.to === offers[0]?.to) &&
    before.every((step) => countersPut(step) !== null)
  );
}

/** What it offers to be paid, each where the one before is not paid; what is offered only after something else is no part of it. */
export function offersOf({ program }: CompiledAbility): readonly Offer[] {
  const offers: Offer[] = [];
  for (const step of program) {
    if (step.op === 'offer') offers.push(step);
    else if (offers.length > 0) break;
  }
  return offers;
}

type Offer = Extract<Instruction, { readonly op: 'offer' }>;

/**
 * Who plays what waits: whose phase it is where that player alone may pay for it, whoever controls its source (4ED phases.8,
 * 5ED Upkeep (More on the Turn).2); else its controller.
 */
export const playerOf = (sight: Sight, { ability, controller }: WaitingTrigger): Seat =>
  isOfWhosePhase(sight.cards.ability(ability))
    ? sight.rules.phaseAbilities.payer(sight.game.turn.active, controller)
    : controller;

/** Whether it is for paying alone, and all that it offers, it offers to the player whose phase it is. */
function isOfWhosePhase(ability: CompiledAbility): boolean {
  const { trigger, program } = ability;
  return (
    trigger?.when === 'step begins' &&
    program.every((step) => step.op !== 'offer' || step.who === 'event') &&
    (isCost(ability) || (isOptional(ability) && isOffer(ability)))
  );
}

/** How many counters an instruction puts on the source, of those that `times` counts if that is said; `null` if it does something else. */
export function countersPut(step: Instruction, times?: Amount): number | null {
  if (step.op !== 'effect' || step.effect.do !== 'putCounters') return null;
  const { what, amount, counter } = step.effect;
  if (what !== 'self' || typeof amount !== 'number') return null;
  const counted = typeof times === 'object' && 'counters' in times ? times.counters : counter;
  return counted === counter ? amount : 0;
}

/** Phase costs of its source that are yet to be played and are one with it (5ED Phase Structure.14, Upkeep.4). */
export function joinedWith(sight: Sight, trigger: WaitingTrigger): readonly WaitingTrigger[] {
  const ability = sight.cards.ability(trigger.ability);
  if (!joins(sight, ability)) return [];
  return sight.game.waiting.filter(({ id, source, controller, ability: ref }) => {
    if (id === trigger.id || source !== trigger.source || controller !== trigger.controller)
      return false;
    const other = sight.cards.ability(ref);
    return joins(sight, other) && areOfAKind(other, ability);
  });
}

/** Whether it can be one with others: it asks for one thing, and aims at nothing. */
const joins = (sight: Sight, ability: CompiledAbility): boolean =>
  isPaidAsPlayed(sight, ability) && ability.targets.length === 0 && offersOf(ability).length === 1;
