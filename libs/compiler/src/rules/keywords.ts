/** Keywords, and keywords of later rulebooks that stand for rules which the language has words for. */
import {
  COLORS,
  PLAIN_KEYWORDS,
  BASIC_LAND_TYPES,
  type Ability,
  type Cost,
  type Filter,
} from '@arbiter/cards';
import type { CardPart, Keyword } from '../categories.ts';
import { lacks, lexicon, rule, type Rule } from '../grammar/pattern.ts';
import { filterOf } from './nouns.ts';

/** Keywords of later rules that the language has no keyword for: what one stands for in combat. */
const RULES: readonly Keyword[] = [
  { name: 'reach', rule: { blocksAsThough: 'flying' } },
  { name: 'menace', rule: { blockedBy: { least: 2 } } },
];

/** Those that stand with a number behind them. */
const NUMBERED = [
  'rampage',
  'fading',
  'bushido',
  'soulshift',
  'modular',
  'bloodthirst',
  'graft',
  'vanishing',
  'frenzy',
  'poisonous',
  'dredge',
  'amplify',
] as const;

/** Those that stand with a cost behind them. */
const WITH_COST = [
  'cycling',
  'cumulative upkeep',
  'transfigure',
  'transmute',
  'equip',
  'ninjutsu',
  'recover',
  'replicate',
] as const;

/** What variants of cycling find (TSP 502.18c). */
const FOUND = [...BASIC_LAND_TYPES, 'basic', 'Wizard', 'Sliver'] as const;

const LACKING = 'delve|infect|intimidate|' + 'undying|cascade|exalted|gravestorm|totem armor';
const WITH_NUMBER = 'devour|absorb|tribute';
const WITH_MANA = 'prowl|unearth|multikicker|fortify';

export const keywords: readonly Rule[] = [
  ...PLAIN_KEYWORDS.map((word) =>
    rule('keyword', word, () => ({
      name: word,
      plain: word,
      ability: { kind: 'keyword', keyword: word },
    })),
  ),
  ...RULES.map((keyword) => rule('keyword', keyword.name, () => keyword)),
  lexicon('keyword', (word) => {
    const land = BASIC_LAND_TYPES.find((type) => word === `${type.toLowerCase()}walk`);
    if (land === undefined) return undefined;
    return { name: word, ability: { kind: 'keyword', keyword: 'landwalk', land } };
  }),
  rule('keyword', 'legendary landwalk', () => ({
    name: 'legendary landwalk',
    ability: { kind: 'keyword', keyword: 'landwalk', supertype: 'Legendary' },
  })),
  rule('keyword', 'snow landwalk', () => ({
    name: 'snow landwalk',
    ability: { kind: 'keyword', keyword: 'landwalk', supertype: 'Snow-Covered' },
  })),
  ...BASIC_LAND_TYPES.map((land) =>
    rule('keyword', `snow ${land.toLowerCase()}walk` as 'x', () => ({
      name: `snow ${land.toLowerCase()}walk`,
      ability: { kind: 'keyword', keyword: 'landwalk', land, supertype: 'Snow-Covered' },
    })),
  ),
  rule('keyword', 'protection from <protected from>', (slots) =>
    protection(slots['protected from']),
  ),
  rule('protected from', '<color>', ({ color }) => ({ color })),
  rule('protected from', '<nouns>', ({ nouns }) => qualityIn(filterOf(nouns))),
  rule('protected from', 'the chosen color', () => ({ chosen: 'color' })),
  rule('protected from', 'multicolored', () => ({ is: 'multicolored' })),
  rule('protected from', 'monocolored', () => ({ is: 'monocolored' })),
  rule('protected from', 'snow', () => ({ supertype: 'Snow-Covered' })),
  rule('protected from', 'converted mana cost <number> or greater', ({ number }) => ({
    manaValue: { atLeast: number },
  })),
  ...LACKING.split('|').map((word) => lacks('keyword', word, `keyword: ${word}`)),
  ...WITH_NUMBER.split('|').map((word) => lacks('keyword', `${word} <number>`, `keyword: ${word}`)),
  ...WITH_MANA.split('|').flatMap((word) => [
    lacks('keyword', `${word} <mana>`, `keyword: ${word}`),
    lacks('keyword', `${word} — <cost>`, `keyword: ${word}`),
  ]),
  lacks('keyword', '(nonbasic landwalk|landwalk|desertwalk)', 'keyword: landwalk of other lands'),
  rule('keyword', 'affinity for <nouns>', ({ nouns }) => ({
    name: 'affinity',
    ability: { kind: 'keyword', keyword: 'affinity', for: filterOf(nouns) },
  })),
  rule('keyword', 'storm', () => ({
    name: 'storm',
    ability: { kind: 'keyword', keyword: 'storm' },
  })),
  rule('keyword', 'splice onto arcane <mana>', ({ mana }) => splice({ mana })),
  rule('keyword', 'splice onto arcane — <cost>', ({ cost }) => splice(cost)),
  rule('keyword', 'haunt', () => ({
    name: 'haunt',
    ability: { kind: 'keyword', keyword: 'haunt' },
  })),
  rule('keyword', 'bloodthirst x', () => ({
    name: 'bloodthirst',
    ability: { kind: 'keyword', keyword: 'bloodthirst', amount: 'X' },
  })),
  rule('keyword', 'bands with other <nouns>', ({ nouns }) => ({
    name: 'bands with other',
    ability: { kind: 'keyword', keyword: 'bands with other', others: filterOf(nouns) },
  })),
  ...NUMBERED.map((word) =>
    rule('keyword', `${word} <number>`, ({ number }) => ({
      name: word,
      ability: { kind: 'keyword', keyword: word, amount: number },
    })),
  ),
  ...WITH_COST.flatMap((word) => [
    rule('keyword', `${word} <mana>`, ({ mana }) => ({
      name: word,
      ability: { kind: 'keyword', keyword: word, cost: { mana } },
    })),
    rule('keyword', `${word} — <cost>`, ({ cost }) => ({
      name: word,
      ability: { kind: 'keyword', keyword: word, cost },
    })),
  ]),
  rule('keyword', 'hideaway', () => ({
    name: 'hideaway',
    ability: { kind: 'keyword', keyword: 'hideaway' },
  })),
  rule('keyword', 'champion a creature', () => championing('creature')),
  rule('keyword', 'champion (a|an) <subtype>', ({ subtype }) => championing(subtype)),
  rule('keyword', 'reinforce <number> — <cost>', ({ number, cost }) => ({
    name: 'reinforce',
    ability: { kind: 'keyword', keyword: 'reinforce', amount: number, cost },
  })),
  ...FOUND.flatMap((type) => {
    const word = type === 'basic' ? 'basic landcycling' : `${type.toLowerCase()}cycling`;
    return rule('keyword', `${word} <mana>` as '<mana>', ({ mana }) => ({
      name: 'cycling',
      ability: { kind: 'keyword', keyword: 'cycling', cost: { mana }, finds: type },
    }));
  }),
  rule('keyword', 'echo <mana>', ({ mana }, scope) => echo({ mana }, scope.card.cost)),
  rule('keyword', 'echo — <cost>', ({ cost }, scope) => echo(cost, scope.card.cost)),

  rule('keywords', '<keyword>', ({ keyword }) => [keyword]),
  rule('keywords', '<keyword> and <keyword:two>', ({ keyword, two }) => [keyword, two]),
  rule('keywords', '<keyword> , <keyword:two> , and <keyword:three>', ({ keyword, two, three }) => [
    keyword,
    two,
    three,
  ]),
  rule('keywords', 'protection from <color> and from <color:two>', ({ color, two }) => [
    protection({ color }),
    protection({ color: two }),
  ]),
  rule('keywords', 'protection from <color> , from <color:two> , and from <color:three>', (slots) =>
    [slots.color, slots.two, slots.three].map((color) => protection({ color })),
  ),
  rule('keywords', '<keyword> and protection from <color> and from <color:two>', (slots) => [
    slots.keyword,
    protection({ color: slots.color }),
    protection({ color: slots.two }),
  ]),
  rule('keywords', 'protection from all colors', () =>
    COLORS.map((color) => protection({ color })),
  ),

  rule('keyword line', '<keywords>', (slots) => slots.keywords),
  rule('keyword line', '<keywords> (,|;) <keyword line:rest>', (slots) => [
    ...slots.keywords,
    ...slots.rest,
  ]),
];

const splice = (cost: Cost): Keyword => ({
  name: 'splice',
  ability: { kind: 'keyword', keyword: 'splice', onto: 'Arcane', cost },
});

const championing = (type: string): Keyword => ({
  name: 'champion',
  ability: { kind: 'keyword', keyword: 'champion', type },
});

/** What echo costs is left out where it is the card's own mana cost. */
const echo = (cost: Cost, own: string): Keyword => ({
  name: 'echo',
  ability: {
    kind: 'keyword',
    keyword: 'echo',
    ...(cost.mana === own && Object.keys(cost).length === 1 ? {} : { cost }),
  },
});

/**
 * What protects from instants looks at the source alone, which is an instant also before it is a spell, or where an ability
 * comes from it (TSP 502.7a).
 */
function qualityIn(filter: Filter): Filter {
  if (!('all' in filter)) return filter;
  const [one, ...others] = filter.all.filter((part) => !('is' in part) || part.is !== 'spell');
  return one === undefined || others.length > 0 ? filter : one;
}

const protection = (from: Filter): Keyword => ({
  name: 'protection',
  ability: { kind: 'keyword', keyword: 'protection', from },
});

/** What a card with these keywords has. */
export function partOf(keywords: readonly Keyword[], isWall: boolean): CardPart {
  const abilities = keywords.flatMap(({ name, ability, rule: inCombat }): readonly Ability[] => {
    // Walls can't attack by the rules (6ED Glossary: Wall), and what lets one attack is about that rule.
    if (name === 'defender' && isWall) return [];
    if (ability !== undefined) return [ability];
    if (inCombat === undefined) return [];
    return [{ kind: 'static', effect: { inCombat, who: 'self' } }];
  });
  return { abilities };
}
