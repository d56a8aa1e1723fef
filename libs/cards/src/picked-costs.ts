/** Costs that are paid with objects of a player's choice, and how each reads. */
import { enchantedAmong, filterText, isAnyCard, qualityText } from './filter-text.ts';
import type { Filter } from './nouns/filters.ts';
import { article, numberWord } from './say/grammar.ts';
import type { Terms } from './say/terms.ts';

/** What can be done with objects that are picked to pay a cost. */
export const WAYS_TO_PAY_WITH = ['sacrifice', 'discard', 'exile', 'tap', 'return'] as const;
export type WayToPayWith = (typeof WAYS_TO_PAY_WITH)[number];

/** A part of a cost for which the player picks objects: permanents of the player who pays, or cards in that player's hand or graveyard. */
export interface PickedCost {
  /** `sacrifice`, `discard`, `exile`, `tap`, or `return` to their owners’ hands. */
  readonly pay: WayToPayWith;
  /** What can be picked. */
  readonly what: Filter;
  /** Where they are exiled from; cards are always discarded from the hand, the rest is in play. */
  readonly from?: 'hand' | 'graveyard';
  /** 1 unless it says otherwise. */
  readonly count?: number | 'X';
}

/** How a part of a cost reads for which objects are picked: what is done, and with what. */
export function pickedText(
  { pay, what, from, count = 1 }: PickedCost,
  terms: Terms,
): { readonly verb: string; readonly rest: string } {
  const topmost = topmostOf(what);
  if (pay === 'exile' && from === 'graveyard' && topmost !== null) {
    const rest = `the top ${qualityText(topmost)} card of your ${terms.graveyard} ${terms.exile[1]}`;
    return { verb: terms.exile[0], rest };
  }
  // There is only one of these.
  if (enchantedAmong(what) !== null) return { verb: pay, rest: 'the enchanted permanent' };
  const isAny = isAnyCard(what);
  const areCards = pay === 'discard' || from !== undefined;
  const where =
    from === undefined ? '' : ` in your ${from === 'graveyard' ? terms.graveyard : from}`;
  const kinds = (number: 'one' | 'many'): string => {
    if (!areCards)
      return isAny ? (number === 'one' ? 'permanent' : 'permanents') : filterText(what, number);
    const cards = number === 'one' ? 'card' : 'cards';
    return isAny ? cards : `${qualityText(what)} ${cards}`;
  };
  const several = count === 'X' ? 'X' : numberWord(count);
  const objects = count === 1 ? article(kinds('one')) : `${several} ${kinds('many')}`;
  const untapped =
    count === 1 ? `an untapped ${kinds('one')}` : `${several} untapped ${kinds('many')}`;
  const owners = count === 1 ? 'its owner’s hand' : 'their owner’s hand';
  switch (pay) {
    case 'exile':
      return { verb: terms.exile[0], rest: `${objects}${where} ${terms.exile[1]}` };
    case 'return':
      return { verb: 'return', rest: `${objects} you control to ${owners}` };
    case 'tap':
      return { verb: 'tap', rest: `${untapped} you control` };
    case 'sacrifice':
    case 'discard':
      return { verb: pay, rest: objects };
    default:
      return pay satisfies never;
  }
}

/** Of which kind the top card is that is asked for; `null` if any of a kind will do. */
function topmostOf(what: Filter): Filter | null {
  for (const one of 'all' in what ? what.all : [what]) {
    if ('among' in one && typeof one.among === 'object' && 'top' in one.among) {
      return one.among.that ?? { all: [] };
    }
  }
  return null;
}
