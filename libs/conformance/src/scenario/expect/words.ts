import type { Color } from '@arbiter/cards';

/** The colours as players say them. */
export const COLOR_WORDS: Readonly<Record<string, Color>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
};
