import { creatureType, isCreatureType } from '@arbiter/cards';
import type { CreatureTypeWords } from './question.ts';

/** 6ED 214.7a: any single word without another meaning in the game. */
export const anySingleWord: CreatureTypeWords = isCreatureType;

/** TSP 212.1e: only those that the rulebook lists; types that cards of the game have by later wordings count too. */
export function listedTypes(list: readonly string[]): CreatureTypeWords {
  const listed = new Set(list.map(creatureType));
  return (word, { creatureTypes }) =>
    listed.has(creatureType(word)) ||
    (isCreatureType(word) && creatureTypes.includes(creatureType(word)));
}
