import type { Color } from '@arbiter/cards';

/** The colours as players say them. */
export const COLOR_WORDS: Readonly<Record<string, Color>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
};

/** A keyword of the engine as players say it: `landwalk Island` is islandwalk. */
export function keywordAsSaid(keyword: string): string {
  const [, land] = /^landwalk (.+)$/u.exec(keyword) ?? [];
  return land === undefined ? keyword : `${land.toLowerCase()}walk`;
}
