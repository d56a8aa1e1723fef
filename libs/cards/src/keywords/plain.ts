import type { KeywordWord } from './keyword.ts';

/** Keywords without a parameter, which effects can give and take. */
export const PLAIN_KEYWORDS = [
  /** Only creatures with flying block it (6ED 502.4b). */
  'flying',
  /** It deals combat damage before creatures without first strike (6ED 502.2b). */
  'first strike',
  /** What is beyond lethal damage to its blockers may go to the player it attacks (6ED 502.9b). */
  'trample',
  /** It attacks, and its {T} abilities are played, as soon as it is under control (6ED 502.5). */
  'haste',
  /** It attacks in a band, and its controller divides the damage to a band (TSP 502.10). */
  'banding',
  /** It blocks creatures with shadow alone, and only they block it (6ED 502.8b). */
  'shadow',
  'flanking',
  /** It phases out and in during its controller’s untap steps (6ED Glossary: Phasing). */
  'phasing',
  'defender',
  'fear',
  'shroud',
  'vigilance',
  'horsemanship',
  /** It deals combat damage twice, with those that have first strike and with the others (TSP 502.28). */
  'double strike',
  /** While it is on the stack, nobody plays spells or abilities that aren’t mana abilities (TSP 502.58a). */
  'split second',
  /** Newer than TSP: it deals damage to creatures as -1/-1 counters. */
  'wither',
  'hexproof',
  'lifelink',
  'deathtouch',
  /** Nothing destroys it, lethal damage included (TSP Glossary: Indestructible). */
  'indestructible',
  'persist',
  /** Newer than TSP: it has every creature type, in every zone. */
  'changeling',
  'sunburst',
  'provoke',
  /** Creatures that are tapped pay for it, each {1} or one mana of its colour (TSP 502.46a). */
  'convoke',
  /** Its controller plays no more spells, and copies this one in each upkeep (TSP 502.44a). */
  'epic',
] as const;
export type PlainKeyword = (typeof PLAIN_KEYWORDS)[number];

export interface PlainKeywordAbility {
  readonly kind: 'keyword';
  readonly keyword: PlainKeyword;
}

export const keyword = (word: PlainKeyword): PlainKeywordAbility => ({
  kind: 'keyword',
  keyword: word,
});

/** One that stands for no other ability: the rules of what it is about know it. */
export const plain: KeywordWord<PlainKeywordAbility> = { text: ({ keyword: word }) => word };
