/**
 * What texts do, as data: for players that weigh an ability without reading English, and for prompts.
 */
import type { Cost, WayToPayWith } from './costs.ts';
import type { CardType, Effect, Effects, Reference } from './language.ts';
import type { Word } from './say/word.ts';
import { EFFECT_WORDS } from './words/index.ts';

/** One thing that a spell or ability does. */
export interface Deed {
  readonly do: Effect['do'];
  /** What it acts on; null where the word has no object. */
  readonly at: Aim | null;
  /** How much, where that is known beforehand. */
  readonly amount?: number | 'X';
  /** Where a card is moved to. */
  readonly to?: string;
  /** The card types that something becomes. */
  readonly becomes?: readonly CardType[];
}

/** What a text acts on: a target, by its place among them; the object itself; its controller; whatever else it names. */
export type Aim = { readonly target: number } | 'self' | 'you' | 'opponent' | 'others';

/** What these effects do, in their order; what they do later or under a condition included. */
export function deedsOf(effects: Effects): readonly Deed[] {
  return effects.flatMap((effect) =>
    'effect' in effect ? deedsOf(effect.effect) : [deedOf(effect)],
  );
}

function deedOf(effect: Effect): Deed {
  const word: Word<Effect> = EFFECT_WORDS[effect.do];
  const what = word.aim?.(effect);
  const amount = 'amount' in effect ? effect.amount : undefined;
  const becomes = effect.do === 'modify' ? effect.by.becomes : undefined;
  const types = [...(becomes?.types ?? []), ...(becomes?.addTypes ?? [])];
  return {
    do: effect.do,
    at: what === undefined ? null : aimAt(what),
    ...(typeof amount === 'number' || amount === 'X' ? { amount } : {}),
    ...(effect.do === 'move' ? { to: effect.to } : {}),
    ...(types.length === 0 ? {} : { becomes: types }),
  };
}

/** Cards of a target's are aimed at the target. */
function aimAt(what: Reference): Aim {
  if (what === 'self' || what === 'you' || what === 'opponent') return what;
  if (typeof what === 'string') return 'others';
  if ('target' in what) return { target: what.target };
  if ('cardsIn' in what) return aimAt(what.of);
  if ('topOfLibrary' in what) return aimAt(what.topOfLibrary);
  return 'topOfGraveyard' in what ? aimAt(what.topOfGraveyard) : 'others';
}

/** One way in which a cost is paid. */
export type CostKind = 'mana' | 'life' | WayToPayWith;

/** Everything that a cost takes from the player who pays it. */
export function costKinds(cost: Cost): readonly CostKind[] {
  const { mana, tap, sacrifice, exile, life, discard, picks = [] } = cost;
  const kinds: (CostKind | false)[] = [
    mana !== undefined && 'mana',
    tap === true && 'tap',
    sacrifice !== undefined && 'sacrifice',
    exile !== undefined && 'exile',
    life !== undefined && 'life',
    discard !== undefined && 'discard',
    ...picks.map(({ pay }) => pay),
  ];
  return [...new Set(kinds.filter((kind) => kind !== false))];
}
