import type { Word } from '../say/word.ts';

/**
 * The effect that gave the ability in which this stands ends, and delayed abilities of this permanent wait no more: what a
 * player may do at a later time (TSP 408.2i).
 */
export interface EndEffect {
  readonly do: 'endEffect';
}

export const endEffect: EndEffect = { do: 'endEffect' };

const word: Word<EndEffect> = { text: () => 'end this effect' };
export default word;
