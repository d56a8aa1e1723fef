import type { CardDefinition } from '@arbiter/cards';
import { holds } from '../reading/conditions.ts';
import { readFrom } from '../reading/reading.ts';
import type { Sight } from '../sight/sight.ts';
import { isSorceryTime } from '../sight/sorcery-time.ts';
import { permissionToPlay } from '../sight/may-play.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import type { AnnounceFrame } from '../state/frames.ts';
import { announcedCost } from './announced-cost.ts';
import { isAsInstant, isAtAnyTime, isFaceDownCost, playedFrom } from '../sight/named-costs.ts';
import { hasX, type TotalCost } from './total-cost.ts';

/**
 * Which costs a spell may be played for as things stand: 0 is its mana cost, alternatives are counted from 1.
 *
 * @param zone where its card is or, once it is announced, where it was
 */
export function alternativesFor(
  sight: Sight,
  spell: ObjectId,
  controller: Seat,
  zone = zoneOf(sight, spell),
): number[] {
  const { faceDown, zone: now, stack } = sight.object(spell);
  const { definition } = sight.printed(sight.object(spell));
  const { alternativeCosts } = definition;
  const permission = permissionToPlay(sight, controller, spell);
  const isFree = stack?.free === true || permission?.free === true;
  const isPayable = isFree || !hasNoManaCost(definition);
  const isLikeInHand = zone === 'hand' || permission !== null || stack?.free === true;
  if (alternativeCosts === undefined) return isPayable ? MANA_COST_ALONE : [];
  const from = readFrom(spell, controller);
  // Played as if it were an instant it is where it could not be played otherwise, and nowhere else.
  const asInstant = alternativeCosts.some(isAsInstant) && !isSorceryTime(sight, controller, spell);
  const others = alternativeCosts.flatMap((cost, i) => {
    const { onlyIf } = cost;
    if (playedFrom(cost) !== zone && !(isLikeInHand && playedFrom(cost) === 'hand')) return [];
    if (isAsInstant(cost) !== asInstant && !(isAtAnyTime(cost) && !asInstant)) return [];
    // What lies on the stack was turned face down before, or is not.
    if (isFaceDownCost(cost) && now === 'stack' && !faceDown) return [];
    return onlyIf === undefined || holds(sight, onlyIf, from) ? [i + 1] : [];
  });
  return isLikeInHand && !faceDown && isPayable && !asInstant ? [0, ...others] : others;
}

/** Whether nothing can be paid as its mana cost (TSP 213.1a); each half of a split card has its own. */
export const hasNoManaCost = ({ cost, halves, types }: CardDefinition): boolean =>
  cost === undefined && halves === undefined && !types.includes('Land');

function zoneOf(sight: Sight, card: ObjectId): 'hand' | NonNullable<AnnounceFrame['from']> {
  const { zone } = sight.object(card);
  return zone === 'graveyard' || zone === 'exile' || zone === 'library' ? zone : 'hand';
}

const MANA_COST_ALONE = [0];

/** Everything that what is being announced may come to, whatever is said about its costs after this. */
export function waysToPay(
  sight: Sight,
  frame: AnnounceFrame,
  alternatives: readonly number[] = openAlternatives(sight, frame),
): readonly TotalCost[] {
  const { choices } = frame;
  const ways: TotalCost[] = [];
  for (const alternative of alternatives) {
    for (const buyback of openBuybacks(sight, frame)) {
      // Most announcements are asked about just as they are.
      const isAsItIs = (choices.alternative ?? 0) === alternative && choices.buyback === buyback;
      const way = isAsItIs ? frame : { ...frame, choices: { ...choices, alternative, buyback } };
      ways.push(announcedCost(sight, way));
    }
  }
  return ways;
}

/** X is announced only for a cost that asks for it. */
export const asksForX = (cost: TotalCost, x: number): boolean => x === 0 || hasX(cost);

function openAlternatives(sight: Sight, { ability, object, seat, brought, from }: AnnounceFrame) {
  if (ability !== null) return MANA_COST_ALONE;
  return brought === null ? alternativesFor(sight, object, seat, from) : [brought.alternative ?? 0];
}

function openBuybacks(sight: Sight, { ability, object, brought }: AnnounceFrame) {
  if (ability !== null || sight.printed(sight.object(object)).buyback === null) return [false];
  return brought === null ? [false, true] : [brought.buyback ?? false];
}
