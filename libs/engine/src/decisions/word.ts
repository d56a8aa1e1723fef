import {
  BASIC_LAND_TYPES,
  COLORS,
  LANDWALKS,
  creatureType,
  landwalkName,
  type WordKind,
} from '@arbiter/cards';
import type { CitedTopic } from '../rules/citations.ts';
import type { CreatureTypeWords } from '../rules/creature-types/question.ts';
import type { OptionSpace } from '../spaces/index.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { isWord } from './answers.ts';
import { decision } from './decision.ts';

/** A word of a kind, as a permanent comes into play. */
export const word = decision({
  kind: 'word',
  frames: ['resolve'],
  asks: 'asItEnters',
  isAnswer: isWord,
  space: ({ sight, question: { of, oneOf = [], except = [] } }) =>
    of === 'option'
      ? { shape: 'word', options: oneOf }
      : without(wordSpace(sight.cards.lexicon, of, sight.rules.creatureTypeWords), except),
  brokenRule: ({ question }) => TOPICS[question.of],
});

/** Names but for those that can't be said, in whatever number or gender. */
function without(space: OptionSpace, except: readonly string[]): OptionSpace {
  if (space.shape !== 'name' || except.length === 0) return space;
  const { known, some } = space;
  const isOther = (one: string): boolean => !except.includes(creatureType(one));
  return { ...space, known: (one) => known(one) && isOther(one), some: some.filter(isOther) };
}

const TOPICS: Readonly<Record<WordKind | 'option', CitedTopic>> = {
  option: 'asItEnters',
  color: 'wordColor',
  'creature type': 'wordCreatureType',
  'land type': 'wordLandType',
  'basic land type': 'wordLandType',
  'card type': 'choiceOnResolution',
  'card name': 'choiceOnResolution',
  'nonland card name': 'choiceOnResolution',
  'landwalk ability': 'choiceOnResolution',
};

/** The types of cards of which one is chosen (6ED 214.1). */
const CARD_TYPE_WORDS = ['Artifact', 'Creature', 'Enchantment', 'Instant', 'Land', 'Sorcery'];

/** The words of a kind that may be chosen; categories such as "basic" are none (6ED Glossary: Type). */
export function wordSpace(lexicon: Lexicon, of: WordKind, isType: CreatureTypeWords): OptionSpace {
  switch (of) {
    case 'color':
      return { shape: 'word', options: COLORS };
    case 'basic land type':
      return { shape: 'word', options: BASIC_LAND_TYPES };
    case 'creature type':
      return { shape: 'name', known: (one) => isType(one, lexicon), some: lexicon.creatureTypes };
    case 'land type': {
      const { landTypes: types } = lexicon;
      return { shape: 'name', known: (one) => types.includes(one), some: types };
    }
    case 'card type':
      return { shape: 'word', options: CARD_TYPE_WORDS };
    case 'landwalk ability':
      return { shape: 'word', options: LANDWALKS.map(landwalkName) };
    case 'card name':
      return { shape: 'name', known: (one) => lexicon.isCard(one), some: lexicon.cards };
    case 'nonland card name': {
      const known = (one: string): boolean => lexicon.isCard(one) && !lexicon.isLand(one);
      return { shape: 'name', known, some: lexicon.cards.filter(known) };
    }
    default:
      return of satisfies never;
  }
}
