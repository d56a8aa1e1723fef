import type { View } from '@arbiter/client';
import type { Plain } from '../words/say.ts';

/** `G` for a forest's mana: the order of a pool. */
const MANA = ['W', 'U', 'B', 'R', 'G', 'C'] as const;

/** `2 G, 1 C`; empty for an empty pool. */
export function poolText(pool: readonly number[]): string {
  return pool
    .map((count, i) => (count > 0 ? `${count} ${MANA[i] ?? '?'}` : ''))
    .filter((part) => part !== '')
    .join(', ');
}

type Card = Pick<
  View['permanents'][number],
  'types' | 'subtypes' | 'supertypes' | 'power' | 'toughness'
>;

/** `Legendary Creature — Elf`. */
export function typeLine({ supertypes, types, subtypes }: Card): string {
  const left = [...supertypes, ...types].join(' ');
  return subtypes.length === 0 ? left : `${left} — ${subtypes.join(' ')}`;
}

/** `2/3`, or nothing. */
export function sizeText({ power, toughness }: Card): string {
  return power === null || toughness === null ? '' : `${power}/${toughness}`;
}

/** How a game ended. */
export const REASONS: Readonly<Record<NonNullable<View['outcome']>['reason'], Plain>> = {
  life: 'by damage or loss of life',
  library: 'drawing from an empty library',
  poison: 'by poison',
  concession: 'by concession',
  agreement: 'by agreement',
  clock: 'out of time',
  forfeit: 'by forfeit',
  loop: 'by a loop that nobody breaks',
  effect: 'by the text of a card',
  ruling: 'by a ruling',
};
