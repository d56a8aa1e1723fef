/** The kinds of phrases, and what a phrase of each kind means. */
import type {
  Ability,
  Amount,
  CardDefinition,
  CardsInZone,
  Color,
  CombatRule,
  Condition,
  Cost,
  Effects,
  Filter,
  KeywordAbility,
  Modification,
  PlainKeyword,
  ManaUse,
  Reference,
  StaticAbility,
  Trigger,
} from '@arbiter/cards';
import type { Scope } from './scope.ts';

/** A meaning that is worked out where it stands: what "it" is depends on what the text has already named. */
export type Later<T> = (scope: Scope) => T;

/** What a noun speaks of: in play, on the stack, a card somewhere, a player, a source of damage. */
export type Realm = 'play' | 'stack' | 'card' | 'player' | 'source' | 'creature or player';

/** A zone of cards, and whose it is. */
export type Place = Pick<CardsInZone, 'in' | 'of'>;

/** Something that is said after a noun: what it is like, or where it lies. */
export type Quality = Filter | { readonly lies: Place };

/** A noun with all that describes it: what it is, then adjectives and what follows. */
export interface Noun {
  readonly filters: readonly Filter[];
  readonly adjectives?: readonly Filter[];
  /** The zone outside play in which the cards are. */
  readonly lies?: Place;
  readonly realm: Realm;
  /** The words with which a text can point back at one: "that creature". */
  readonly sorts: readonly string[];
}

/** Power and toughness, or their change. */
export interface Size {
  readonly power: Amount;
  readonly toughness: Amount;
}

/** A keyword or what stands for one: what an object with it has. */
export interface Keyword {
  readonly name: string;
  readonly plain?: PlainKeyword;
  readonly ability?: KeywordAbility;
  readonly rule?: CombatRule;
}

/** What is said of an object: changes of characteristics, and rules for it in combat. */
export interface Traits {
  readonly by: Modification;
  readonly rules: readonly CombatRule[];
  readonly statics?: readonly StaticAbility['effect'][];
}

/** What something becomes: "a 2/2 green Elf creature". */
export type Shape = NonNullable<Modification['becomes']>;

/** Whom a static ability is about. */
export type Subject = 'self' | 'enchanted' | Filter;

/** What a player does. */
export type Deed = (who: Reference) => Effects;

/** Instructions; with `may`, who need not follow any of them. */
export interface Text {
  readonly effects: Effects;
  readonly may?: Reference;
  /** It begins with "if": directly after a trigger event, that is a condition of the trigger (6ED 410.8). */
  readonly beginsWithIf?: true;
}

/** What a line of a card adds to its definition. */
export type CardPart = Omit<Partial<CardDefinition>, 'name' | 'types'> & {
  /** For what all modes of the spell may be had (TSP 502.32a). */
  readonly entwine?: Cost;
};

/** Restrictions on playing an activated ability, and what its cost says about where its card is. */
export interface Limits {
  readonly onlyIf?: readonly Condition[];
  readonly timing?: 'Sorcery';
  readonly timesEachTurn?: number;
  readonly byAnyone?: true;
  /** Where its card must be. */
  readonly from?: 'graveyard';
}

export interface Meanings {
  number: number;
  amount: Amount;
  counted: Amount;
  measure: Amount;
  'signed size': Size;
  size: { readonly power: number; readonly toughness: number };
  color: Color;
  subtype: string;
  subtypes: string;
  'land type': 'Plains' | 'Island' | 'Swamp' | 'Mountain' | 'Forest';
  'counter name': string;
  'mana symbol': string;
  mana: string;
  'type word': Noun;
  'type words': Noun;
  head: Noun;
  heads: Noun;
  adjective: readonly Filter[];
  described: Noun;
  'described many': Noun;
  bare: Noun;
  'bare many': Noun;
  quality: readonly Quality[];
  qualities: readonly Quality[];
  'a noun': Noun;
  noun: Noun;
  nouns: Noun;
  object: Reference;
  recipient: Reference;
  player: Reference;
  subject: Subject;
  cost: Cost;
  'cost part': Cost;
  'their cost': Cost;
  condition: Condition;
  keyword: Keyword;
  keywords: readonly Keyword[];
  'protected from': Filter;
  'keyword line': readonly Keyword[];
  multiplier: Amount;
  'or mana': readonly string[];
  'mana use': ManaUse;
  trait: Traits;
  traits: Traits;
  change: Traits;
  changes: Traits;
  deed: Deed;
  deeds: Deed;
  'bare deed': Effects;
  whose: Reference;
  sort: string;
  found: string;
  shuffling: string;
  'their shuffling': string;
  quoted: readonly Ability[];
  token: CardDefinition;
  shape: Shape;
  'with keywords': readonly Keyword[];
  'creature kind': readonly string[];
  'land found': Noun;
  produced: readonly string[];
  simple: Effects;
  effect: Effects;
  sentence: Text;
  text: Text;
  event: readonly Trigger[];
  limit: Limits;
  limits: Limits;
  static: readonly Ability[];
  ability: readonly Ability[];
  line: CardPart;
}

export type Category = keyof Meanings;

/** What stands for a phrase that the language can't say. A card with one is refused. */
export const BLANK: Readonly<Meanings> = {
  number: 0,
  amount: 0,
  counted: 0,
  measure: 0,
  'signed size': { power: 0, toughness: 0 },
  size: { power: 0, toughness: 0 },
  color: 'W',
  subtype: '',
  subtypes: '',
  'land type': 'Plains',
  'counter name': '',
  'mana symbol': '',
  mana: '',
  'type word': { filters: [], realm: 'play', sorts: [] },
  'type words': { filters: [], realm: 'play', sorts: [] },
  head: { filters: [], realm: 'play', sorts: [] },
  heads: { filters: [], realm: 'play', sorts: [] },
  adjective: [],
  described: { filters: [], realm: 'play', sorts: [] },
  'described many': { filters: [], realm: 'play', sorts: [] },
  bare: { filters: [], realm: 'play', sorts: [] },
  'bare many': { filters: [], realm: 'play', sorts: [] },
  quality: [],
  qualities: [],
  'a noun': { filters: [], realm: 'play', sorts: [] },
  noun: { filters: [], realm: 'play', sorts: [] },
  nouns: { filters: [], realm: 'play', sorts: [] },
  object: 'self',
  recipient: 'self',
  player: 'you',
  subject: 'self',
  cost: {},
  'cost part': {},
  'their cost': {},
  condition: 'a player has the most life',
  keyword: { name: '' },
  keywords: [],
  'protected from': { all: [] },
  'keyword line': [],
  multiplier: 0,
  'or mana': [],
  'mana use': {},
  trait: { by: {}, rules: [] },
  traits: { by: {}, rules: [] },
  change: { by: {}, rules: [] },
  changes: { by: {}, rules: [] },
  deed: () => [],
  deeds: () => [],
  'bare deed': [],
  whose: 'you',
  sort: '',
  found: '',
  shuffling: '',
  'their shuffling': '',
  quoted: [],
  token: { name: '', types: [] },
  shape: {},
  'with keywords': [],
  'creature kind': [],
  'land found': { filters: [], realm: 'play', sorts: [] },
  produced: [],
  simple: [],
  effect: [],
  sentence: { effects: [] },
  text: { effects: [] },
  event: [],
  limit: {},
  limits: {},
  static: [],
  ability: [],
  line: {},
};
