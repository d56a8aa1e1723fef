import type { Deck, ReadList } from './list.ts';
import { parseText, textOf } from './text.ts';

/** Magic Online's text: the sideboard follows an empty line, or a line `Sideboard`. */
export const parseMtgoText = (text: string): ReadList => parseText(text, 'sideboard follows');

export function writeMtgoText({ main, side }: Deck): string {
  const lines = textOf(main);
  if (side.length > 0) lines.push(main.length > 0 ? '' : 'Sideboard', ...textOf(side));
  return `${lines.join('\n')}\n`;
}
