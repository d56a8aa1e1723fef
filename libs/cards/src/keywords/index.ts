/** The keywords: one file each for those with a parameter or a meaning of their own, one table of all. */
import type { CardDefinition } from '../language.ts';
import { COMMON_TERMS, type Terms } from '../say/terms.ts';
import { affinityWord } from './affinity.ts';
import { bloodthirstWord } from './bloodthirst.ts';
import { bushidoWord } from './bushido.ts';
import { championWord } from './champion.ts';
import { cumulativeUpkeepWord } from './cumulative-upkeep.ts';
import { cyclingWord } from './cycling.ts';
import { deathtouch } from './deathtouch.ts';
import { defender } from './defender.ts';
import { equipWord } from './equip.ts';
import { fear } from './fear.ts';
import { frenzyWord } from './frenzy.ts';
import { graftWord } from './graft.ts';
import { hideaway } from './hideaway.ts';
import { hexproof } from './hexproof.ts';
import { lifelink } from './lifelink.ts';
import { dredgeWord } from './dredge.ts';
import { hauntWord } from './haunt.ts';
import { rippleWord } from './ripple.ts';
import { amplifyWord } from './amplify.ts';
import { bandsWithOtherWord } from './bands-with-other.ts';
import { replicateWord } from './replicate.ts';
import { spliceWord } from './splice.ts';
import { persist } from './persist.ts';
import { transfigureWord } from './transfigure.ts';
import { transmuteWord } from './transmute.ts';
import { vanishingWord } from './vanishing.ts';
import { shroud } from './shroud.ts';
import { vigilance } from './vigilance.ts';
import { echoWord } from './echo.ts';
import { fadingWord } from './fading.ts';
import { flanking } from './flanking.ts';
import type { KeywordWord, OnCard } from './keyword.ts';
import { horsemanship } from './horsemanship.ts';
import { landhomeWord } from './landhome.ts';
import { landwalkWord } from './landwalk.ts';
import { madnessWord } from './madness.ts';
import { suspendWord } from './suspend.ts';
import { ninjutsuWord } from './ninjutsu.ts';
import { morphWord } from './morph.ts';
import { modularWord } from './modular.ts';
import {
  PLAIN_KEYWORDS,
  keyword,
  plain,
  type PlainKeyword,
  type PlainKeywordAbility,
} from './plain.ts';
import { protectionWord } from './protection.ts';
import { rampageWord } from './rampage.ts';
import { recoverWord } from './recover.ts';
import { reinforceWord } from './reinforce.ts';
import { poisonousWord } from './poisonous.ts';
import { provoke } from './provoke.ts';
import { sunburst } from './sunburst.ts';
import { soulshiftWord } from './soulshift.ts';
import { stormWord } from './storm.ts';

const TABLE = {
  flying: plain,
  'first strike': plain,
  trample: plain,
  haste: plain,
  banding: plain,
  shadow: plain,
  flanking,
  phasing: plain,
  defender,
  fear,
  shroud,
  vigilance,
  horsemanship,
  'double strike': plain,
  'split second': plain,
  wither: plain,
  hexproof,
  lifelink,
  deathtouch,
  hideaway,
  indestructible: plain,
  persist,
  changeling: plain,
  sunburst,
  provoke,
  convoke: plain,
  epic: plain,
  landwalk: landwalkWord,
  landhome: landhomeWord,
  protection: protectionWord,
  rampage: rampageWord,
  echo: echoWord,
  'cumulative upkeep': cumulativeUpkeepWord,
  cycling: cyclingWord,
  fading: fadingWord,
  bushido: bushidoWord,
  soulshift: soulshiftWord,
  modular: modularWord,
  bloodthirst: bloodthirstWord,
  affinity: affinityWord,
  storm: stormWord,
  graft: graftWord,
  vanishing: vanishingWord,
  frenzy: frenzyWord,
  transfigure: transfigureWord,
  transmute: transmuteWord,
  equip: equipWord,
  morph: morphWord,
  ninjutsu: ninjutsuWord,
  suspend: suspendWord,
  madness: madnessWord,
  reinforce: reinforceWord,
  recover: recoverWord,
  poisonous: poisonousWord,
  champion: championWord,
  haunt: hauntWord,
  amplify: amplifyWord,
  replicate: replicateWord,
  splice: spliceWord,
  'bands with other': bandsWithOtherWord,
  ripple: rippleWord,
  dredge: dredgeWord,
};

type WrittenAs<T> = T extends KeywordWord<infer K> ? K : never;
/** A keyword as a card writes it. */
export type KeywordAbility = WrittenAs<(typeof TABLE)[keyof typeof TABLE]>;
export type KeywordName = KeywordAbility['keyword'];
/** How a card writes one keyword. */
export type KeywordAbilityOf<W extends KeywordName> = W extends PlainKeyword
  ? PlainKeywordAbility
  : Extract<KeywordAbility, { readonly keyword: W }>;

/** Each under its own name. */
const KEYWORDS: { readonly [W in KeywordName]: KeywordWord<KeywordAbilityOf<W>> } = TABLE;

function wordOf(ability: KeywordAbility): KeywordWord<KeywordAbility> {
  // The table holds under each name what takes abilities of that name.
  return KEYWORDS[ability.keyword];
}

/** What stands in a card's text box, or in a list of keywords where there is no card: `islandwalk`, `cycling {2}`. */
export function keywordText(
  ability: KeywordAbility,
  on: OnCard | null = null,
  terms: Terms = COMMON_TERMS,
): string {
  return wordOf(ability).text(ability, on, terms);
}

/** The ability that a card with the keyword has in its place, if the keyword stands for one. */
export function abilityOfKeyword(
  ability: KeywordAbility,
  on: OnCard,
): ReturnType<NonNullable<KeywordWord<KeywordAbility>['ability']>> | null {
  return wordOf(ability).ability?.(ability, on) ?? null;
}

/**
 * A keyword that an object has: two of one keyword with the same parameter are one value, so that they can be compared
 * by identity.
 */
export interface Keyword {
  /** Under which records name it: the keyword, and its parameter. */
  readonly name: string;
  readonly ability: KeywordAbility;
  /** The abilities of what has it, as the text of a card that is called like it; `null` if it stands for none. */
  readonly means: CardDefinition | null;
}

const KNOWN = new Map<string, Keyword>();
const OF_ABILITY = new WeakMap<KeywordAbility, Keyword>();

/** The one value for a keyword and its parameter. */
export function keywordOf(ability: KeywordAbility): Keyword {
  let keyword = OF_ABILITY.get(ability);
  if (keyword === undefined) {
    keyword = knownAs(nameOf(ability), ability);
    OF_ABILITY.set(ability, keyword);
  }
  return keyword;
}

function knownAs(name: string, ability: KeywordAbility): Keyword {
  let keyword = KNOWN.get(name);
  if (keyword === undefined) {
    const abilities = wordOf(ability).abilities?.(ability) ?? [];
    const means = abilities.length === 0 ? null : { name, types: [], abilities };
    KNOWN.set(name, (keyword = { name, ability, means }));
  }
  return keyword;
}

function nameOf(ability: KeywordAbility): string {
  const parameter = wordOf(ability).parameter?.(ability);
  return parameter === undefined || parameter === ''
    ? ability.keyword
    : `${ability.keyword} ${parameter}`;
}

const PLAIN = Object.fromEntries(
  PLAIN_KEYWORDS.map((word) => [word, keywordOf(keyword(word))]),
) as Readonly<Record<PlainKeyword, Keyword>>;

/** A keyword without a parameter. */
export const plainKeyword = (word: PlainKeyword): Keyword => PLAIN[word];
