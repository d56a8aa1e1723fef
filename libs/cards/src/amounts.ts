/** Numbers that a text leaves open, and how each reads; what it means stands in the engine's `reading/amounts.ts`. */
import type { Happened } from './conditions.ts';
import type { Cost } from './costs.ts';
import type { NamedCost } from './named-costs.ts';
import type { CardsInZone } from './nouns/cards.ts';
import type { Filter } from './nouns/filters.ts';
import type { Reference } from './nouns/references.ts';
import { wordIn, type OfPhrase } from './phrase.ts';
import type { Color } from './mana.ts';
import { listed, numberWord } from './say/grammar.ts';
import { possessive, verbFor } from './say/noun.ts';
import { symbols } from './say/symbols.ts';
import type { Say } from './say/word.ts';

/** The amounts that are phrases, each by the word that it is made with. */
export interface AmountWords {
  /** How many of these there are: permanents, or cards in a zone. */
  readonly count: { readonly count: Filter | CardsInZone };
  /** How many of these there are or, of what an instruction did, were; of a kind, if it says so. */
  readonly countOf: { readonly countOf: Reference; readonly that?: Filter };
  /** A number that an instruction bound to a name. */
  readonly bound: { readonly bound: string };
  /** Only whole numbers are played with: the text says which way to round (6ED Glossary: Number). */
  readonly half: { readonly half: Amount; readonly rounded: 'up' | 'down' };
  /** The power of this creature; of one that has left play, as it last was. */
  readonly powerOf: { readonly powerOf: Reference };
  /** Its toughness, likewise. */
  readonly toughnessOf: { readonly toughnessOf: Reference };
  /** The converted mana cost of an object, on the stack with its X (6ED Glossary: X). */
  readonly manaValueOf: { readonly manaValueOf: Reference };
  /** The life total of this player. */
  readonly lifeOf: { readonly lifeOf: Reference };
  /** As much mana as a player could have at the most who taps everything: a limit for a number to be paid. */
  readonly manaOf: { readonly manaOf: Reference };
  /** The life that was paid as this permanent came into play. */
  readonly lifePaidFor: { readonly lifePaidFor: Reference };
  /** The number that was chosen as this permanent came into play. */
  readonly chosenNumberOf: { readonly chosenNumberOf: Reference };
  /** How much of that much damage the shield of this name has prevented so far. */
  readonly preventedOf: { readonly preventedOf: Amount; readonly by: string };
  /** How many counters of this kind lie on these. */
  readonly counters: { readonly counters: string; readonly on: Reference };
  /** How many colours these have among them. */
  readonly colorsAmong: { readonly colorsAmong: Reference };
  /** How many basic land types these have among them. */
  readonly basicLandTypesAmong: { readonly basicLandTypesAmong: Reference };
  /** Of how many colours the mana was that was paid for a spell, or for the spell that a permanent is about to be. */
  readonly colorsPaidFor: { readonly colorsPaidFor: Reference };
  /** How much of the mana that was spent on X was of this colour: at most all that was spent of it beyond the symbols. */
  readonly spentOnX: { readonly spentOnX: Color };
  /** The greatest of these numbers among these; 0 if there are none. */
  readonly greatest: {
    readonly greatest: 'power' | 'toughness' | 'mana value';
    readonly among: Reference;
  };
  /** Both together. */
  readonly sum: { readonly sum: readonly [Amount, Amount] };
  /** The first less the second. */
  readonly difference: { readonly difference: readonly [Amount, Amount] };
  /** The smaller of the two. */
  readonly lesser: { readonly lesser: readonly [Amount, Amount] };
  /** The larger of the two. */
  readonly greater: { readonly greater: readonly [Amount, Amount] };
  /** The first by the second, which is more than nothing (6ED Glossary: Number). */
  readonly quotient: {
    readonly quotient: readonly [Amount, Amount];
    readonly rounded: 'up' | 'down';
  };
  /** To how many of this kind it has happened in this turn, as they were then. */
  readonly countThisTurn: { readonly countThisTurn: Happened; readonly that: Filter };
  /** How often abilities of this object that ask for it have been played in this turn. */
  readonly timesPlayed: { readonly timesPlayed: Reference };
  /** How often this replicate cost was paid for the spell of the event (TSP 502.52a). */
  readonly timesReplicated: { readonly timesReplicated: Cost };
  /** How much damage these players were dealt in this turn. */
  readonly damageTakenBy: { readonly damageTakenBy: Reference };
  /** 1 where the cost that this keyword names was paid for the spell, otherwise 0. */
  readonly timesPaid: { readonly timesPaid: NamedCost };
  /** A multiple of what the amount has beyond `less`. */
  readonly times: { readonly times: number; readonly of: Amount; readonly less?: number };
}
export type AmountWord = keyof AmountWords;

/**
 * A number that is read when an instruction is carried out or, in a static ability, all the time. What is not there
 * counts as 0: an X that nobody announced, a name that nothing is bound to.
 */
export type Amount =
  | number
  /** What was announced for the spell or ability (6ED Glossary: X). */
  | 'X'
  /** The converted mana cost of what a modification applies to; elsewhere, of the object whose text it is. */
  | 'its mana value'
  | AmountWords[AmountWord];

type Saying = Pick<Say, 'kind' | 'noun'>;

type Text<A> = OfPhrase<A, readonly [Saying], string>;

const TEXTS: { readonly [W in AmountWord]: Text<AmountWords[W]> } = {
  count: ({ count }, say) => `the number of ${say.kind(count, 'many')}`,
  countOf: ({ countOf, that }, say) => {
    const noun = say.noun(countOf);
    if (that === undefined) return `the number of ${noun.text}`;
    if ('ownedBy' in that) {
      const owner = say.noun(that.ownedBy);
      return `the number of ${noun.text} that ${owner.text} ${verbFor(owner, 'own')}`;
    }
    return `the number of ${say.kind(that, 'many')} among ${noun.text}`;
  },
  bound: () => 'that number',
  half: ({ half, rounded }, say) => `half ${amountText(half, say)}, rounded ${rounded}`,
  powerOf: ({ powerOf }, say) => `${possessive(say.noun(powerOf))} power`,
  toughnessOf: ({ toughnessOf }, say) => `${possessive(say.noun(toughnessOf))} toughness`,
  manaValueOf: ({ manaValueOf }, say) => `${possessive(say.noun(manaValueOf))} converted mana cost`,
  lifeOf: ({ lifeOf }, say) => `${possessive(say.noun(lifeOf))} life total`,
  manaOf: ({ manaOf }, say) => `the mana that ${say.noun(manaOf).text} can pay`,
  lifePaidFor: ({ lifePaidFor }, say) =>
    `the life that was paid as ${say.noun(lifePaidFor).text} came into play`,
  chosenNumberOf: () => 'the chosen number',
  preventedOf: () => 'the damage prevented this way',
  counters: ({ counters, on }, say) => `the number of ${counters} counters on ${say.noun(on).text}`,
  colorsAmong: ({ colorsAmong }, say) =>
    `the number of colors among ${pluralText(colorsAmong, say)}`,
  basicLandTypesAmong: ({ basicLandTypesAmong }, say) =>
    `the number of basic land types among ${pluralText(basicLandTypesAmong, say)}`,
  colorsPaidFor: ({ colorsPaidFor }, say) =>
    `the number of colors of mana spent on ${say.noun(colorsPaidFor).text}`,
  spentOnX: ({ spentOnX }) => `the amount of ${symbols(spentOnX)} spent on X`,
  greatest: ({ greatest, among }, say) => {
    const number = greatest === 'mana value' ? 'converted mana cost' : greatest;
    return `the greatest ${number} among ${pluralText(among, say)}`;
  },
  sum: ({ sum }, say) => sum.map((one) => amountText(one, say)).join(' plus '),
  difference: ({ difference }, say) =>
    difference.map((one) => amountText(one, say)).join(' minus '),
  lesser({ lesser }, say) {
    const all = lesser.flatMap(lessers).map((one) => amountText(one, say));
    return all.length === 2 ? `the lesser of ${all.join(' and ')}` : `the least of ${listed(all)}`;
  },
  greater: ({ greater }, say) =>
    `the greater of ${greater.map((one) => amountText(one, say)).join(' and ')}`,
  quotient({ quotient: [one, other], rounded }, say) {
    if (other === 3) return `a third of ${amountText(one, say)}, rounded ${rounded}`;
    const by = typeof other === 'number' ? numberWord(other) : amountText(other, say);
    return `${amountText(one, say)} divided by ${by}, rounded ${rounded}`;
  },
  countThisTurn: ({ countThisTurn, that }, say) =>
    `the number of ${say.kind(that, 'many')} that ${countThisTurn} this turn`,
  timesPlayed: ({ timesPlayed }, say) =>
    `the number of times that ability of ${say.noun(timesPlayed).text} was played this turn`,
  timesReplicated: () => 'the number of times its replicate cost was paid',
  damageTakenBy: ({ damageTakenBy }, say) =>
    `the damage that was dealt to ${say.noun(damageTakenBy).text} this turn`,
  timesPaid: ({ timesPaid }) => `as many as the ${timesPaid} cost was paid`,
  times({ times, of, less }, say) {
    const many = amountText(of, say);
    const factor = times === 1 ? '' : times === 2 ? 'twice ' : `${numberWord(times)} times `;
    return less === undefined
      ? `${factor}${many}`
      : `${factor}${many} beyond the first ${less === 1 ? '' : numberWord(less)}`.trim();
  },
};

function pluralText(what: Reference, say: Saying): string {
  const noun = say.noun(what);
  return noun.plural ?? noun.text;
}

/** All numbers of which an amount is the least. */
const lessers = (amount: Amount): readonly Amount[] =>
  typeof amount === 'object' && 'lesser' in amount ? amount.lesser.flatMap(lessers) : [amount];

/** A number as a noun: `3`, `the number of creatures you control`. */
export function amountText(amount: Amount, say: Saying): string {
  if (typeof amount === 'number') return String(amount);
  if (amount === 'X') return 'X';
  if (amount === 'its mana value') return 'its converted mana cost';
  const text: Text<AmountWords[AmountWord]> = TEXTS[wordIn(TEXTS, amount)];
  return text(amount, say);
}
