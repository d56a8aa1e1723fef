import type { KeywordWord } from './keyword.ts';

/** Keywords without a parameter, which effects can give and take. */
export const PLAIN_KEYWORDS = [
  'flying',
  'first strike',
  'trample',
  'haste',
  'banding',
  'shadow',
  'flanking',
  'phasing',
  'defender',
  'fear',
  'shroud',
  'vigilance',
  'horsemanship',
  'double strike',
  'split second',
  'wither',
  'hexproof',
  'lifelink',
  'deathtouch',
  'indestructible',
  'persist',
  'changeling',
  'sunburst',
  'provoke',
  'convoke',
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
