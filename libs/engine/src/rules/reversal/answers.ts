import type { PlayedForMana, Reversal } from './question.ts';

/** 6ED 422.1: mana abilities are taken back as the player likes. */
export const anyManaAbilityMayBeReversed: Reversal = () => [];

/**
 * TSP 422.1: what moved cards to or from a library is not taken back. Nor is what was played before it if it cost mana,
 * for that mana may have paid for it.
 */
export const librariesStayAsTheyAre: Reversal = (played) => {
  const last = played.findLastIndex(movesCardsOfLibrary);
  if (last < 0) return [];
  const costsMana = played[last]?.ability.activation?.cost.mana !== undefined;
  return played.flatMap((one, at) =>
    movesCardsOfLibrary(one) || (costsMana && at < last) ? [at] : [],
  );
};

const OF_LIBRARIES: ReadonlySet<string> = new Set([
  'draw',
  'mill',
  'search',
  'shuffle',
  'revealUntil',
]);

function movesCardsOfLibrary({ ability: { ability } }: PlayedForMana): boolean {
  return 'effect' in ability && Array.isArray(ability.effect)
    ? ability.effect.some((effect: { readonly do: string }) => OF_LIBRARIES.has(effect.do))
    : false;
}
