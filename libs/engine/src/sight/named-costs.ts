import {
  NAMED_COSTS,
  type AlternativeCost,
  type CardDefinition,
  type NamedCost,
} from '@arbiter/cards';
import type { Sight } from './sight.ts';
import type { GameObject } from '../state/objects.ts';

/** The keyword whose cost was paid for a spell on the stack, or for the spell that a permanent was. */
export function namedCostOf(sight: Sight, object: GameObject): NamedCost | null {
  if (object.paid !== undefined) return object.paid;
  const { kind, stack } = object;
  if (stack?.alternative === undefined || kind === 'ability') return null;
  const { alternativeCosts } = sight.printed(object).definition;
  return alternativeCosts?.[stack.alternative - 1]?.keyword ?? null;
}

const rulesOf = ({ keyword }: AlternativeCost) =>
  keyword === undefined ? {} : NAMED_COSTS[keyword];

/** Whether the cost that was paid is this one, or has it in it (TSP 502.21a). */
export const covers = (cost: NamedCost | null | undefined, paid: NamedCost): boolean =>
  cost != null && (cost === paid || NAMED_COSTS[cost].includes?.includes(paid) === true);

/** Whether the mana cost is paid as well. */
export const isBesideManaCost = (cost: AlternativeCost): boolean => rulesOf(cost).beside === true;

/** Whether the card is played face down for it (TSP 502.26b). */
export const isFaceDownCost = (cost: AlternativeCost): boolean => rulesOf(cost).faceDown === true;

/** Whether it lets the spell be played as if it were an instant, and nothing else does. */
export const isAsInstant = (cost: AlternativeCost): boolean => rulesOf(cost).asInstant === true;

/** Whether it may be paid whenever the spell is played (TSP 502.42a). */
export const isAtAnyTime = (cost: AlternativeCost): boolean => rulesOf(cost).atAnyTime === true;

/** From where a card is played for this cost. */
export const playedFrom = (cost: AlternativeCost): 'hand' | 'graveyard' | 'exile' | 'library' =>
  rulesOf(cost).from ?? 'hand';

/** Whether a card with this text may be played from the graveyard, for a cost of its own (TSP 502.22a). */
export const isPlayedFromGraveyard = ({ alternativeCosts }: CardDefinition): boolean =>
  alternativeCosts?.some((cost) => playedFrom(cost) === 'graveyard') === true;

/** TSP 502.22a: a spell that was played for its flashback cost goes nowhere else from the stack. */
export function isExiledFromStack(sight: Sight, object: GameObject): boolean {
  if (object.zone !== 'stack') return false;
  const keyword = namedCostOf(sight, object);
  return keyword !== null && NAMED_COSTS[keyword].thenExiled === true;
}
