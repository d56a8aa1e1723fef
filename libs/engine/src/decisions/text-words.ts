import { BASIC_LAND_TYPES, COLORS } from '@arbiter/cards';
import { isWord } from './answers.ts';
import { decision } from './decision.ts';

/** Which land type becomes which, as `Island/Swamp` (6ED 415.3). */
export const landWords = decision({
  kind: 'landWords',
  frames: ['resolve'],
  asks: 'changeText',
  isAnswer: isWord,
  space: () => ({ shape: 'word', options: LAND_TYPES }),
  brokenRule: () => 'choiceOnResolution',
});

/** Which color word becomes which, as `W/U` (6ED 415.3). */
export const colorWords = decision({
  kind: 'colorWords',
  frames: ['resolve'],
  asks: 'changeText',
  isAnswer: isWord,
  space: () => ({ shape: 'word', options: COLOR_PAIRS }),
  brokenRule: () => 'choiceOnResolution',
});

const LAND_TYPES = pairsOf(BASIC_LAND_TYPES);
const COLOR_PAIRS = pairsOf(COLORS);

/** Every pair of a word and another one. */
function pairsOf(words: readonly string[]): readonly string[] {
  return words.flatMap((from) => words.filter((to) => to !== from).map((to) => `${from}/${to}`));
}
