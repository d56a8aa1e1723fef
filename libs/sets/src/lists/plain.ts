import type { Deck, ReadList } from './list.ts';
import { parseText, textOf } from './text.ts';

/** A plain list: a line `Sideboard` before what may come in. Empty lines sort it, and mean nothing. */
export const parsePlain = (text: string): ReadList => parseText(text, 'nothing');

export function writePlain({ main, side }: Deck): string {
  const lines = textOf(main);
  if (side.length > 0) lines.push('', 'Sideboard', ...textOf(side));
  return `${lines.join('\n')}\n`;
}
