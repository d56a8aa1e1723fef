import { NO_COST, plainKeyword, type Cost } from '@arbiter/cards';
import { Sight } from '../sight/sight.ts';
import { isPlayer, type ObjectId, type Seat } from '../state/basics.ts';
import type { Payment } from '../state/decisions.ts';
import type { Game } from '../state/game.ts';
import type { AnnounceFrame, SettledPayment } from '../state/frames.ts';
import type { Choices } from '../state/objects.ts';
import type { CompiledMode, CompiledText } from '../text/printed.ts';
import { isBesideManaCost, isFaceDownCost } from '../sight/named-costs.ts';
import { FACE_DOWN } from '../state/face-down.ts';
import { halfOf } from '../sight/halves.ts';
import { mentions } from '../sight/mentions.ts';
import { permissionToPlay } from '../sight/may-play.ts';
import { replicateCosts } from '../reading/replicate.ts';
import { afterOffering } from './offering.ts';
import { spliceCosts } from './splice-costs.ts';
import { changedCost, totalOf, type TotalCost } from './total-cost.ts';
import { costsForTargets } from './for-each-target.ts';
import { fillPicks } from './picks.ts';
import { isFault, paymentWith, settlePayment, type PaymentFault } from './settle-payment.ts';

/** The text whose modes and targets are announced. */
export const announcedText = (sight: Sight, frame: AnnounceFrame): CompiledText =>
  announcedModes(sight, frame)[frame.choices.mode] as CompiledText;

/** Of which texts one is announced: the modes of a spell or of a triggered ability, or the one text that it has. */
export function announcedModes(
  sight: Sight,
  { ability: ref, object }: AnnounceFrame,
): readonly CompiledMode[] {
  if (ref === null) return sight.printed(sight.object(object)).modes;
  const ability = sight.cards.ability(ref);
  return ability.modes ?? [ability];
}

/** Whether the text speaks of what is picked to pay for it: "the sacrificed creature". */
export const speaksOfPayment = ({ targets, program }: CompiledText): boolean =>
  mentions(targets, PAID_WITH) || mentions(program, PAID_WITH);

const PAID_WITH: ReadonlySet<unknown> = new Set(['paidWith']);

/** Everything that has to be paid for what is announced (6ED 409.1f). */
export function announcedCost(sight: Sight, frame: AnnounceFrame): TotalCost {
  const cost = wholeCost(sight, frame);
  const spares = aimedAtAfterwards(sight, frame);
  return spares.length === 0 ? cost : { ...cost, spares };
}

/** What the command that announces it aims at, where that is asked once the cost is paid (5ED Playing Spells and Abilities.2). */
function aimedAtAfterwards(sight: Sight, { brought }: AnnounceFrame): readonly ObjectId[] {
  const { announcement } = sight.rules;
  if (announcement.indexOf('targets') < announcement.indexOf('payment')) return NOTHING;
  return brought?.targets?.flat().filter((one) => !isPlayer(one)) ?? NOTHING;
}

const NOTHING: readonly ObjectId[] = [];

/** The cost of what objects are picked for, sparing what it is aimed at if that can be. */
export function costToPickFor(sight: Sight, frame: AnnounceFrame): TotalCost {
  const cost = announcedCost(sight, frame);
  const canSpareThem = fillPicks(sight, cost, frame.picked ?? []) !== null;
  return canSpareThem ? cost : sparingNothing(cost);
}

const sparingNothing = ({ spares: _, ...cost }: TotalCost): TotalCost => cost;

function wholeCost(sight: Sight, frame: AnnounceFrame): TotalCost {
  const { seat, source, choices } = frame;
  if (frame.lockedIn !== undefined) {
    return { ...frame.lockedIn, plays: frame.ability === null ? 'spells' : 'abilities' };
  }
  if (frame.ability === null) {
    const cost = spellCost(sight, source, seat, choices);
    const [offered] = frame.picked?.[0] ?? [];
    return cost.offering === true && offered !== undefined
      ? afterOffering(sight, cost, offered)
      : cost;
  }
  const { activation } = sight.cards.ability(frame.ability);
  return abilityCost(sight, activation?.cost ?? {}, source, seat, choices.x, choices.times);
}

/**
 * What it costs to play a spell: its mana cost or an alternative one, with everything that is paid beside it, and
 * with what static abilities make of it.
 */
export function spellCost(
  sight: Sight,
  spell: ObjectId,
  seat: Seat,
  {
    mode,
    x,
    buyback,
    alternative = 0,
    targets = [],
    replicated = [],
  }: Pick<Choices, 'mode' | 'x' | 'buyback' | 'alternative'> &
    Partial<Pick<Choices, 'targets' | 'replicated'>>,
  more: readonly Cost[] = NO_MORE,
): TotalCost {
  const printed = sight.printed(sight.object(spell));
  const text = halfOf(sight, printed, mode);
  const { cost, definition, buyback: back, modes, keywords } = text;
  const parts: Cost[] = [];
  const other = definition.alternativeCosts?.[alternative - 1];
  if (other !== undefined) parts.push(other.cost);
  // Nothing that is printed on it counts while it is face down.
  if (other !== undefined && isFaceDownCost(other)) {
    const total = totalOf(parts, spell, seat, x, NO_COST, 'spells');
    return changedCost(sight, { ...total, as: FACE_DOWN.name }, 'spells', spell);
  }
  if (definition.additionalCost !== undefined) parts.push(definition.additionalCost);
  if (buyback && back !== null) parts.push(back);
  const { costsMore, targets: specs = [] } = modes[text === printed ? mode : 0] ?? {};
  if (costsMore !== undefined) parts.push(costsMore);
  if (targets.length > 0) parts.push(...costsForTargets(specs, targets));
  if (more.length > 0) parts.push(...more);
  parts.push(...spliceCosts(sight, sight.object(spell).name));
  if (replicated.length > 0) {
    replicateCosts(text).forEach((one, i) => {
      parts.push(...Array<Cost>(replicated[i] ?? 0).fill(one));
    });
  }
  const isFree =
    sight.object(spell).stack?.free === true || permissionToPlay(sight, seat, spell)?.free === true;
  const isPaid = !isFree && (other === undefined || isBesideManaCost(other));
  const plain = totalOf(parts, spell, seat, x, isPaid ? cost : NO_COST, 'spells');
  const total = text === printed ? plain : { ...plain, as: definition.name };
  const { xPaidWith } = definition;
  const isOffering = other?.keyword === 'offering' && !isFree;
  const convoke = keywords.includes(CONVOKE);
  // Asked for each way to play each card: most are paid for without a copy.
  if (!convoke && !isOffering && xPaidWith === undefined) {
    return changedCost(sight, total, 'spells', spell);
  }
  const whole: TotalCost = {
    ...total,
    ...(convoke && { convoke }),
    ...(isOffering && { offering: true }),
    ...(isPaid && xPaidWith !== undefined && { xPaidWith }),
  };
  return changedCost(sight, whole, 'spells', spell);
}

const NO_MORE: readonly Cost[] = [];

const CONVOKE = plainKeyword('convoke');

/** What it costs to play an activated ability, once or several times together (4ED activation-costs.3). */
export function abilityCost(
  sight: Sight,
  cost: Cost,
  source: ObjectId,
  seat: Seat,
  x: number,
  times = 1,
): TotalCost {
  const costs = times === 1 ? [cost] : Array<Cost>(times).fill(cost);
  const total = totalOf(costs, source, seat, x, NO_COST, 'abilities');
  return changedCost(sight, total, 'abilities', source);
}

/** The payment in full for what is announced, with what was picked for it. */
export function settleAnnounced(
  sight: Sight,
  frame: AnnounceFrame,
  wish: Payment,
): SettledPayment | PaymentFault {
  const cost = announcedCost(sight, frame);
  const payment = paymentWith(cost, frame.picked ?? [], wish);
  if (payment === null) {
    return { reason: 'other objects were picked for this cost', objects: [frame.source] };
  }
  const start = startToPayFrom(sight, frame);
  if (start === null) return settlePayment(sight, cost, payment);
  // As it is paid with what there was before the announcement.
  const before = new Sight(sight.books, start);
  const then = { ...cost, source: frame.card ?? cost.source };
  const settled = settlePayment(before, then, payment);
  // If nothing can be spared, it is the target that doesn't do, once that is gone.
  return isFault(settled) && cost.spares !== undefined
    ? settlePayment(before, sparingNothing(then), payment)
    : settled;
}

/**
 * The game before the announcement, where mana for it has to be made by then (5ED Mana Sources.2); not what an effect plays,
 * for which there is no such time.
 */
export function startToPayFrom(sight: Sight, frame: AnnounceFrame): Game | null {
  return isPlayedByEffect(frame) ? null : sight.rules.manaWhilePlaying.paidFrom(frame);
}

/** What an effect has played is not taken back: it resolves meanwhile. */
export const isPlayedByEffect = ({ from }: AnnounceFrame): boolean =>
  from === 'exile' || from === 'library';
