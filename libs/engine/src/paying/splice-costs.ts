import type { Cost, KeywordAbilityOf } from '@arbiter/cards';
import type { Sight } from '../sight/sight.ts';
import type { AnnounceFrame } from '../state/frames.ts';
import { splicedOnto } from '../state/names.ts';
import type { Printed } from '../text/printed.ts';

/** How a card is spliced; `null` if it can't be. */
export const spliceOf = ({ keywords }: Printed): KeywordAbilityOf<'splice'> | null =>
  keywords.map(({ ability }) => ability).find((one) => one.keyword === 'splice') ?? null;

/** What is paid for the cards that were spliced onto a spell (TSP 502.40a). */
export function spliceCosts(sight: Sight, known: string): readonly Cost[] {
  const cards = splicedOnto(known);
  // As of nearly every spell.
  if (cards.length === 0) return NO_COSTS;
  return cards.flatMap((card) => spliceOf(sight.cards.printed(card, []))?.cost ?? NO_COSTS);
}

const NO_COSTS: readonly Cost[] = [];

/** Whether cards were spliced onto what is announced: what the command brought was said before that. */
export const hasSplices = (sight: Sight, { ability, object }: AnnounceFrame): boolean =>
  ability === null && splicedOnto(sight.object(object).name).length > 0;
