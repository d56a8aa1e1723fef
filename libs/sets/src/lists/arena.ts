import type { Deck, ReadList } from './list.ts';
import { parseText, textOf } from './text.ts';

/** Magic Arena: headings `Deck` and `Sideboard`, and `4 Shock (M19) 156`. It reads lists without sets as well. */
export const parseArena = (text: string): ReadList => parseText(text, 'nothing');

export function writeArena({ main, side }: Deck): string {
  const lines = ['Deck', ...textOf(main)];
  if (side.length > 0) lines.push('', 'Sideboard', ...textOf(side));
  return `${lines.join('\n')}\n`;
}
