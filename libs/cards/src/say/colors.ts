import type { Color } from '../mana.ts';
import { listed } from './grammar.ts';

/** The words for the colours. */
export const COLOR_WORDS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const;

/** `red and green`; `colorless`. */
export const colorsText = (colors: readonly Color[]): string =>
  colors.length === 0 ? 'colorless' : listed(colors.map((color) => COLOR_WORDS[color]));
