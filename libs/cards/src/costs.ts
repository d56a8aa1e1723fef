/** Costs: what can be demanded for playing something, and how that reads. */
import { filterText, isAnything } from './filter-text.ts';
import { article, plural, upper } from './grammar.ts';
import type { Condition } from './conditions.ts';
import type { Filter } from './language.ts';
import { symbols } from './mana.ts';

/** Everything that must be paid, in whatever order the edition allows. */
export interface Cost {
  /**
   * As `parseManaCost` reads it.
   * @pattern ^([0-9]{1,3}|[XWUBRGC])*$
   * @example 2RR
   */
  readonly mana?: string;
  readonly tap?: true;
  readonly sacrifice?: 'self' | Filter;
  readonly exile?: 'self';
  readonly life?: number | 'X';
  readonly discard?: 'self' | 'random' | 'choice';
  /** Objects that whoever pays picks, beside those. */
  readonly picks?: readonly PickedCost[];
}

/** What can be done with objects that are picked to pay a cost. */
export const WAYS_TO_PAY_WITH = ['sacrifice', 'discard', 'exile', 'tap', 'return'] as const;
export type WayToPayWith = (typeof WAYS_TO_PAY_WITH)[number];

/** A part of a cost for which the player picks objects: own permanents, or cards in the own hand or graveyard. */
export interface PickedCost {
  readonly pay: WayToPayWith;
  readonly what: Filter;
  /** Where they are exiled from; cards are always discarded from the hand, the rest is in play. */
  readonly from?: 'hand' | 'graveyard';
  /** 1 unless it says otherwise. */
  readonly count?: number | 'X';
}

/** A cost that may be paid rather than the mana cost (6ED 409.1f). */
export interface AlternativeCost {
  readonly cost: Cost;
  readonly onlyIf?: Condition;
}

type Parts = Required<Cost>;
/** What a part of a cost says; `name` is what the card calls itself. */
type PartTexts = {
  readonly [P in keyof Parts]: (part: Parts[P], name: string) => readonly string[];
};

const PARTS: PartTexts = {
  mana: (mana) => [symbols(mana)],
  tap: () => ['{T}'],
  life: (life) => [`pay ${life} life`],
  sacrifice: (what, name) => [`sacrifice ${what === 'self' ? name : article(filterText(what))}`],
  exile: (_, name) => [`remove ${name} from the game`],
  discard: (how) => [DISCARDED[how]],
  picks: (picks) => picks.map(pickText),
};

const DISCARDED = {
  self: 'discard this card',
  random: 'discard a card at random',
  choice: 'discard a card',
} as const;

const PART_NAMES = Object.keys(PARTS) as readonly (keyof Cost)[];

/** A cost in words, as the beginning of a sentence. `name` is what the card calls itself. */
export function costText(cost: Cost, name = 'this'): string {
  const parts = PART_NAMES.flatMap((part) => partText(part, cost[part], name));
  return upper(parts.join(', '));
}

function partText<P extends keyof Parts>(
  part: P,
  demanded: Parts[P] | undefined,
  name: string,
): readonly string[] {
  return demanded === undefined ? [] : PARTS[part](demanded, name);
}

const PICKED: {
  readonly [W in WayToPayWith]: (objects: string, from: PickedCost['from']) => string;
} = {
  sacrifice: (objects) => `sacrifice ${objects}`,
  discard: (objects) => `discard ${objects}`,
  exile: (objects, from) =>
    `remove ${objects}${from === undefined ? '' : ` in your ${from}`} from the game`,
  tap: (objects) => `tap ${objects} you control`,
  return: (objects) => `return ${objects} you control to its owner’s hand`,
};

function pickText({ pay, what, from, count = 1 }: PickedCost): string {
  const noun = isAnything(what) ? 'card' : filterText(what);
  const cards = pay === 'discard' || from !== undefined;
  const one = cards && !noun.endsWith('card') ? `${noun} card` : noun;
  return PICKED[pay](count === 1 ? article(one) : `${count} ${plural(one)}`, from);
}
