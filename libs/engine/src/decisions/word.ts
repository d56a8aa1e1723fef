import {
  BASIC_LAND_TYPES,
  COLORS,
  creatureType,
  isCreatureType,
  type WordKind,
} from '@arbiter/cards';
import type { CitedTopic } from '../rules/citations.ts';
import type { OptionSpace } from '../spaces/index.ts';
import type { CardPool } from '../text/card-pool.ts';
import { isWord } from './answers.ts';
import { decision } from './decision.ts';

/** A word of a kind, as a permanent comes into play. */
export const word = decision({
  kind: 'word',
  frames: ['resolve'],
  asks: 'asItEnters',
  isAnswer: isWord,
  space: ({ sight, question }) => wordSpace(sight.cards, question.of),
  brokenRule: ({ question }) => TOPICS[question.of],
});

const TOPICS: Readonly<Record<WordKind, CitedTopic>> = {
  color: 'wordColor',
  'creature type': 'wordCreatureType',
  'land type': 'wordLandType',
  'basic land type': 'wordLandType',
};

/** The words of a kind that may be chosen; categories such as "basic" are none (6ED Glossary: Type). */
export function wordSpace(cards: CardPool, of: WordKind): OptionSpace {
  switch (of) {
    case 'color':
      return { shape: 'word', options: COLORS };
    case 'basic land type':
      return { shape: 'word', options: BASIC_LAND_TYPES };
    case 'creature type':
      return { shape: 'name', known: isCreatureType, some: creatureTypesOf(cards) };
    case 'land type': {
      const types = landTypesOf(cards);
      return { shape: 'name', known: (one) => types.includes(one), some: types };
    }
    default:
      return of satisfies never;
  }
}

/** Every creature type of the cards in the game, for those who want to pick from a list. */
function creatureTypesOf(cards: CardPool): readonly string[] {
  return collected(cards, ({ types, subtypes }) =>
    types.includes('Creature') ? subtypes.map(creatureType) : [],
  );
}

function landTypesOf(cards: CardPool): readonly string[] {
  return [
    ...new Set<string>([
      ...BASIC_LAND_TYPES,
      ...collected(cards, ({ types, subtypes }) => (types.includes('Land') ? subtypes : [])),
    ]),
  ];
}

function collected(
  cards: CardPool,
  words: (printed: ReturnType<CardPool['printed']>) => readonly string[],
): readonly string[] {
  return [...new Set(cards.names.flatMap((name) => words(cards.printed(name, []))))].sort();
}
