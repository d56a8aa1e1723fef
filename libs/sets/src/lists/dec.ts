import type { Deck, ReadList } from './list.ts';
import { parseText, textOf } from './text.ts';

/** `.dec`, as Apprentice and Magic Workstation write it: `SB:` before each card of the sideboard. */
export const parseDec = (text: string): ReadList => parseText(text, 'nothing');

export const writeDec = ({ main, side }: Deck): string =>
  `${[...textOf(main), ...textOf(side, 'SB: ')].join('\n')}\n`;
