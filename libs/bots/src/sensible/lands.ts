import type { CardView } from '@arbiter/view';
import { isSuperfluous } from './announce.ts';
import { isLand, type Table } from './table.ts';

/** What a basic land of a type is for. */
const MANA_OF: Readonly<Record<string, string>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

/**
 * Any land rather than none: first one of a colour that the hand asks for and that is missing, and lands without a basic
 * type, which may want time, only once there are a few that give mana at once.
 */
export function scoreOfLand(table: Table, id: number): number {
  const card = table.hand.find((one) => one.id === id);
  if (card === undefined || isSuperfluous(table, card)) return -1;
  const few = table.mine.filter(isLand).length < 3;
  const colors = colorsOf(card);
  const missing = colors.some((color) => isMissing(table, color));
  return 100 + (missing ? 2 : 0) + (colors.length > 0 === few ? 1 : 0);
}

const colorsOf = ({ subtypes }: CardView): string[] =>
  subtypes.flatMap((type) => MANA_OF[type] ?? []);

function isMissing({ hand, mine }: Table, color: string): boolean {
  const wanted = hand.some(({ cost }) => cost.includes(color));
  return wanted && !mine.some((one) => colorsOf(one).includes(color));
}

/** Too few lands, or hardly anything else, and enough cards left to hope for better ones. */
export function isBadHand({ hand }: Table): boolean {
  const lands = hand.filter(isLand).length;
  return hand.length >= 6 && (lands <= 1 || lands >= hand.length - 1);
}
